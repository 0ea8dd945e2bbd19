import { describe, expect, test } from 'vitest';
import { minutesIn, quietIn } from '../../src/discord/interactions/time/pace.ts';
import { callMessage } from '../../src/discord/messages/thread/call.ts';
import { paceMessage } from '../../src/discord/messages/time/pace.ts';
import { durationWords, paceLines, paceSummary } from '../../src/discord/messages/time/words.ts';
import { readSettings, usualSettings } from '../../src/table/match/saved/match-settings.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { countingGame } from '../support/counting-game.ts';
import { botAndCountingTexts } from '../support/counting-texts.ts';
import { hugeDecision, hugeMatch, hugeSnapshot } from './huge.ts';

const texts = botAndCountingTexts();
const words = { game: countingGame(), texts };
const quiet = { quiet: { from: '22:00', to: '08:00' }, timeZone: 'Europe/Berlin' };

test.each([
  ['30m', 30],
  ['12h', 720],
  ['2d', 2880],
  ['1d 12h', 2160],
  [' 1H30M ', 90],
  ['', null],
  ['12', null],
  ['soon', null],
  ['-5m', null],
  ['1.5h', null],
  ['5m or so', null],
])('the time “%s”', (typed, minutes) => {
  expect(minutesIn(typed, texts)).toBe(minutes);
});

test('times in the units of a language', () => {
  const french = loadTexts('fr');
  expect(minutesIn('1j 12h', french)).toBe(2160);
  expect(minutesIn('2 semaines', french)).toBe(20_160);
  expect(minutesIn('2 weeks', french)).toBe(null);
  expect(quietIn('Aucune', french)).toBe(null);
});

test.each([
  ['22-8', { from: '22:00', to: '08:00' }],
  ['22:30 – 07:00', { from: '22:30', to: '07:00' }],
  ['None', null],
  ['22', undefined],
  ['24-8', undefined],
  ['22:60-8', undefined],
  ['10pm-8am', undefined],
])('the quiet hours “%s”', (typed, hours) => {
  expect(quietIn(typed, texts)).toEqual(hours);
});

describe('in words', () => {
  test('what a pace means', () => {
    expect(durationWords(2 * 1440 + 61, texts)).toBe('2 days 1 hour 1 minute');
    expect(paceLines({ ...usualSettings(null), ...quiet, clock: 'table' }, texts)).toEqual([
      '**Pace**: Daily.',
      'Each turn has 1 day 2 hours, nights included. A question you answer together has 12 hours.',
      'In others’ turns, a companion answers for players who aren’t looking: trifles at once, what matters after 2 hours. If a life is at stake, they have as long as for a turn.',
      '-# Each of you can change that for yourself. A question before the first turn has 15 minutes.',
      'You get a reminder when half your time is up. If your turn’s time runs out, your seat sleeps: a companion plays it until you press any button of the game.',
      '**Quiet hours**: 22:00 to 08:00 (Europe/Berlin). Nothing falls due then, and nobody is notified.',
      'The game rests once nobody has done anything for 5 days, until somebody chooses.',
    ]);
    expect(paceLines({ ...usualSettings(), zoneGuessed: true }, texts)[5]).toBe(
      '**Quiet hours**: 22:00 to 08:00 by each player’s own clock. In yours, you aren’t notified and nothing falls due for you, while the others play on. If I don’t know a player’s zone, I go by Etc/UTC. That’s a guess: the host can set it here, `/setup` for this server.',
    );
    expect(paceLines(readSettings({}), texts)).toEqual([
      '**Pace**: No deadlines. Everyone takes as long as they need.',
      '**Quiet hours**: none.',
      'The game rests once nobody has done anything for 14 days, until somebody chooses.',
    ]);
  });

  test('the same in a line', () => {
    expect(paceSummary({ ...usualSettings(null), ...quiet, clock: 'table' }, texts)).toBe(
      'Pace: **Daily** · 1 day 2 hours for each turn, then a companion plays on · companions take trifles · quiet 22:00–08:00 Europe/Berlin',
    );
    expect(paceSummary(usualSettings(), texts)).toBe(
      'Pace: **Daily** · 1 day 2 hours for each turn, then a companion plays on · companions take trifles · quiet 22:00–08:00, by each player’s own clock',
    );
    expect(paceSummary(readSettings({}), texts)).toBe('Pace: **No deadlines**');
  });

  test('a call says when it falls due, that it reminds, and that the game rests', () => {
    const prompt = { key: 'counting.prompt.go-on' };
    const decision = { ...hugeDecision('1', 2), prompt, shortcuts: [] };
    const call = (times: typeof hugeSnapshot.times, reminder = false) => {
      const data = { decisions: ['1'], mentions: [], closed: false, reminder };
      const view = { round: 1, total: 0, target: 9, hidden: {}, over: false, viewer: 'table' };
      const snapshot = { ...hugeSnapshot, view, open: [decision], times };
      return JSON.stringify(callMessage(snapshot, data, words)?.components);
    };
    const due = { 1: new Date(1_800_000_000_000) };
    expect(call({ due, pausedSince: null })).toContain('⏳ Due <t:1800000000:R>');
    expect(call({ due, pausedSince: null })).not.toContain('Half your time');
    expect(call({ due, pausedSince: null }, true)).toContain('⏰ Half your time is up.');
    expect(call({ due: {}, pausedSince: new Date(0) })).toContain('This game rests');
    expect(call({ due: {}, pausedSince: null })).not.toMatch(/Due|rests/);
  });

  test('a vote says when it closes on the line for that alone', () => {
    const ends = texts('bot.vote.closes', { ends: 'time', when: '', tie: 'Tie.' });
    expect(ends).toContain('or time runs out. Tie.');
  });
});

test('the host finds menus in the panel, others who the host is', () => {
  const match = { ...hugeMatch, gameId: 'counting' };
  const host = JSON.stringify(paceMessage(match, match.hostId, words));
  for (const part of ['pace', 'each', 'quiet', 'zone', 'absent', 'asking']) {
    expect(host).toContain(`paced:${match.id}:${part}`);
  }
  const other = JSON.stringify(paceMessage(match, 'somebody', words));
  expect(other).not.toContain('paced:');
  expect(other).toContain(`Only the host (<@${match.hostId}>) can change it`);
  const over = JSON.stringify(paceMessage({ ...match, status: 'over' }, match.hostId, words));
  expect(over).not.toContain('paced:');
});
