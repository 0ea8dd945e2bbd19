import { describe, expect, it } from 'vitest';
import { sittingWords } from '../../src/discord/messages/thread/seats.ts';
import { undoWords } from '../../src/discord/messages/thread/undo-request.ts';
import { games } from '../../src/games/index.ts';
import type { GameEvent } from '../../src/kernel/event.ts';
import type { Json } from '../../src/kernel/json.ts';
import { choicesIn, eventsOf } from '../../src/table/deciding/undoing/choices.ts';
import { firstLineOf, whatEverybodyRead } from '../../src/table/deciding/undoing/words.ts';
import { nameIn } from '../../src/table/match/people/called.ts';
import { emptyDesk, readDesk } from '../../src/table/match/saved/desk.ts';
import type { NoticeData, UndoNotice } from '../../src/table/match/saved/slot.ts';
import { summaryOf } from '../../src/table/match/shown/visible.ts';
import { tellEvents } from '../../src/table/telling/events/own-events.ts';
import { seatKeys, seatWords } from '../../src/table/telling/events/seat-words.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { createLanguages } from '../../src/texts/languages.ts';
import { inEveryLanguage, savedIn } from '../../src/texts/saved-words.ts';
import { createTexts } from '../../src/texts/texts.ts';
import { recordMatch } from '../support/recorded-match.ts';

const english = loadTexts();
const french = loadTexts('fr');
const named = games.map((game) => [game.rules.id, game] as const);
const altar = games.find(({ rules }) => rules.id === 'altar')!;

describe.each(named)('a match of %s', (_id, game) => {
  const { stored, inputs } = recordMatch(game, { players: 2, number: 5, most: 250 });
  const choices = choicesIn(inputs);

  it('saves what its seats play as keys, which say in each language what the seats are called there', () => {
    const { state, seats } = stored;
    if (!state) throw new Error('It has no state.');
    const view = game.rules.view(state, 'table');
    for (const { seat } of seats) {
      const keys = seatKeys(game, state, seat, english);
      expect(keys.filter((key) => !english.has(key))).toEqual([]);
      for (const texts of [english, french]) {
        const names = game.presentation.seatNames(view, seat, texts);
        expect(seatWords(keys, texts)).toBe(names.join(', '));
      }
    }
  });

  it('saves of what is taken back only what its first line needs, which is the same in each language', () => {
    let told = 0;
    let events = 0;
    for (const [index, choice] of choices.entries()) {
      const what = whatEverybodyRead(game, choices.slice(index), english);
      const all = eventsOf(choice, 'table');
      expect(firstLineOf(game, what, english)).toBe(firstLineOf(game, all, english));
      expect(firstLineOf(game, what, french)).toBe(firstLineOf(game, all, french));
      if (what.length > 0) told += 1;
      events = Math.max(events, what.length);
    }
    expect(told).toBeGreaterThan(choices.length / 4);
    expect(events).toBeLessThan(20);
  });
});

/** A language may keep a sign with what stands before it. */
const withPlainSpaces = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('records from before words were saved as keys', () => {
  const told = (type: string, args: { [name: string]: Json }): string[] =>
    tellEvents('altar', [{ type, args }], () => [], french).map(withPlainSpaces);

  it('are told in the words of that time', () => {
    const names = 'Merfolk Queen, Deep One';
    expect(told('table.orders', { names })).toEqual([`-# 📜 Selon les consignes de ${names} :`]);
    expect(told('table.taken-back', { names, what: 'It moves.' })).toEqual([
      `-# ↩️ Repris (${names}) : It moves.`,
    ]);
    expect(told('table.taken-back', { names, what: null })).toEqual([
      `-# ↩️ Un choix est repris (${names}).`,
    ]);
    expect(told('table.time-up', { names, by: 'unasked', chosen: 'a card' })).toEqual([
      `-# Pour ${names} : **a card**`,
    ]);
    const reason = { key: 'little', args: {} };
    expect(told('table.companion-reason', { name: 'Wren (steady companion)', ...reason })).toEqual([
      expect.stringContaining('Wren (steady companion) : '),
    ]);
    const vote = { votes: [1, 1], closedBy: 'ballot' };
    expect(told('table.vote', { ...vote, tie: 'companion', who: 'Wren' })[0]).toContain('Wren');
    expect(told('table.vote', { ...vote, tie: 'seat', who: names })[0]).toContain(names);
  });

  it('keep the notes of the table', () => {
    const undo = { number: 1, by: 'u-ann', to: 3, what: 'It moves.', agreed: [], refused: [] };
    const answered = { seat: 'seat-1', before: 2, asked: null, chosen: 'a card', usual: false };
    const orders = { 'seat-1': { orders: [{ order: {}, label: 'a card' }], inDanger: [] } };
    const desk = { ...emptyDesk(), undo, answeredFor: [answered], orders };
    expect(readDesk(JSON.parse(JSON.stringify(desk)))).toEqual(desk);
  });

  it('say what is asked, and who plays for whom, as they did', () => {
    const { stored } = recordMatch(altar, { players: 2, number: 1, most: 1 });
    const words = { game: altar, texts: french };
    const people = { by: '1', agreed: ['1'], missing: ['2'], needed: 2, refusedBy: null };
    const undo: UndoNotice = { number: 1, what: 'It moves.', outcome: 'asked', ...people };
    expect(withPlainSpaces(undoWords(undo, words))).toContain(
      'veut revenir juste avant : It moves.',
    );
    const open = { notice: 'handed-over', seat: 'seat-1', over: true } as const;
    const companion = { userId: 'companion:steady:1', name: 'Wren (steady companion)' };
    const before = { ...open, from: companion, to: companion.name };
    const now = { ...open, from: companion, to: { ...companion, name: '' } };
    const said = (data: Extract<NoticeData, { notice: 'handed-over' }>): string =>
      sittingWords(data, summaryOf(stored), words);
    expect(said(before)).toContain('Wren (steady companion)');
    expect(said(now)).toContain(nameIn(companion, french));
    expect(said(now)).toBe(said(before).replace(companion.name, nameIn(companion, french)));
  });
});

it('companions, everyone in the thread and former players are called in the reader’s language by their ids', () => {
  const called = (userId: string, texts = french) => nameIn({ userId, name: 'as saved' }, texts);
  expect(called('companion:steady:1')).toBe(`${french('companion.name.1')} (compagnon posé)`);
  expect(called('companion:keen:10', english)).toBe('Hazel (keen companion)');
  expect(called('crowd:everybody')).toBe('tout le monde dans le fil');
  expect(called('former:0123')).toBe(french('former.name'));
  expect(called('crowd:role:7')).toBe('as saved');
  expect(called('u-ann')).toBe('as saved');
});

describe('words saved in every language', () => {
  const say = (locale: string, words: string) => createTexts(locale, new Map([['said', words]]));
  const languages = createLanguages(say('en', 'a fox'), [say('fr', 'un renard')]);
  const fox = inEveryLanguage(languages, (texts) => texts('said'));

  it('are read in each, and in another one by readers of a language that came later', () => {
    expect(fox).toEqual({ en: 'a fox', fr: 'un renard' });
    expect(savedIn(fox, say('fr', ''))).toBe('un renard');
    expect(savedIn(fox, say('de', ''))).toBe('a fox');
  });

  it('are one text where they are the same', () => {
    expect(inEveryLanguage(languages, () => '12')).toBe('12');
    expect(savedIn('12', say('fr', ''))).toBe('12');
  });
});

it('what is taken back of a choice that nobody has read of is nothing', () => {
  const { inputs } = recordMatch(altar, { players: 2, number: 1, most: 3 });
  const silent: GameEvent[] = [];
  const choices = choicesIn(inputs).map((choice) => ({
    ...choice,
    inputs: choice.inputs.map((input) => ({ ...input, happenings: [] })),
  }));
  expect(whatEverybodyRead(altar, choices, english)).toEqual(silent);
  expect(whatEverybodyRead(altar, [], english)).toEqual(silent);
});
