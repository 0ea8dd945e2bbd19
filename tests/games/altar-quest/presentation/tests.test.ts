import { expect, it } from 'vitest';
import { altarQuest } from '../../../../src/games/altar-quest/index.ts';
import { altarQuestRules } from '../../../../src/games/altar-quest/rules/index.ts';
import type { AltarQuestState } from '../../../../src/games/altar-quest/rules/state.ts';
import { isAnswer } from '../../../../src/kernel/answered-ahead.ts';
import type { Decision } from '../../../../src/kernel/decision.ts';
import { answer } from '../../../../src/kernel/engine.ts';
import type { GameEvent } from '../../../../src/kernel/event.ts';
import type { OfferedOption } from '../../../../src/kernel/game.ts';
import type { Match } from '../../../../src/kernel/match.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import { countOf } from '../../../support/seeds.ts';
import { playRandomly } from './random-match.ts';

const texts = loadTexts();

/** Random games that each of these looks at. */
const GAMES = countOf({ few: 4, many: 6 });

/** What menus of a panel offer with the answers that follow. */
function waysIn(
  match: Match<AltarQuestState>,
  decision: Decision,
  ...named: string[]
): OfferedOption[] {
  const [seat = ''] = decision.seats;
  const { menus } = altarQuest.presentation.panel(
    altarQuestRules.view(match, seat),
    decision,
    texts,
  );
  return menus
    .filter(({ id }) => named.includes(id))
    .flatMap(({ options }) => options)
    .filter(({ ahead }) => ahead !== undefined);
}

/** The tests that the panel of a question offers with their target and dice. */
const testsIn = (match: Match<AltarQuestState>, decision: Decision): OfferedOption[] =>
  waysIn(match, decision, 'attack', 'interact');

/** Takes one of them like the table: answers ahead for as long as they fit what is asked. */
function make(match: Match<AltarQuestState>, decision: Decision, way: OfferedOption): GameEvent[] {
  const fork = structuredClone(match);
  const events: GameEvent[] = [];
  let asked: Decision | undefined = decision;
  let chosen: string | undefined = way.option.id;
  const waiting = [...(way.ahead ?? [])];
  while (asked && chosen !== undefined) {
    const [seat = ''] = decision.seats;
    const result = answer(altarQuestRules.procedures, fork, {
      seat,
      decision: asked.id,
      options: [chosen],
    });
    if (!result.accepted) throw new Error(`A legal answer was refused: ${result.refusal}`);
    events.push(...result.happenings.map(({ event }) => event));
    asked =
      fork.open.length === 1 && fork.open[0]?.seats.join() === seat ? fork.open[0] : undefined;
    const { options = [], prompt: { key: prompt } = { key: '' } } = asked ?? {};
    const meant = (name: string) => options.find(({ id }) => isAnswer({ prompt }, id, name));
    const found = waiting.findIndex(meant);
    chosen = found < 0 ? undefined : meant(waiting.splice(0, found + 1).at(-1)!)?.id;
  }
  return events;
}

it('makes a test in one tap, against whom and with how many dice the button says', () => {
  const kinds = new Set<string>();
  let made = 0;
  let withSupply = 0;
  let afterWalking = 0;
  for (let number = 1; number <= GAMES; number++) {
    playRandomly(number, (match, decision) => {
      if (decision.prompt.key !== 'prompt.act' || match.inputs % 3 !== 0) return;
      for (const way of testsIn(match, decision)) {
        const rolled = make(match, decision, way).find(({ type }) => type === 'dice-rolled');
        // Somebody else is asked first: then nothing is rolled yet.
        if (!rolled) continue;
        made += 1;
        kinds.add(String(rolled.args?.test));
        const { ahead = [] } = way;
        const isAimed = rolled.args?.test === 'attack' && way.text.label.includes(' → ');
        if (isAimed) expect(ahead).toContain(rolled.args.enemy);
        if (way.option.verb === 'move') afterWalking += 1;
        if (!ahead.includes('supply')) continue;
        withSupply += 1;
        const plain = testsIn(match, decision).find(
          (other) =>
            other.option.id === way.option.id &&
            other.ahead?.join() === ahead.join().replace('supply', 'roll'),
        );
        const without =
          plain && make(match, decision, plain).find(({ type }) => type === 'dice-rolled');
        expect(Number(rolled.args?.dice)).toBe(Number(without?.args?.dice) + 1);
        expect(way.text.label).toMatch(/(^|, | \+ )\+1 die, .+ → /);
      }
    });
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['attack', 'search', 'task', 'test']));
  expect(made).toBeGreaterThan(20);
  expect(withSupply).toBeGreaterThan(3);
  expect(afterWalking).toBeGreaterThan(3);
});

it('tells the ways apart by their labels, and says in a line no figure that the label says', () => {
  let told = 0;
  for (let number = 1; number <= GAMES; number++) {
    playRandomly(number, (match, decision) => {
      if (decision.prompt.key !== 'prompt.act') return;
      const ways = testsIn(match, decision);
      const labels = ways.map(({ text }) => text.label);
      expect(new Set(labels).size, labels.join('\n')).toBe(labels.length);
      for (const { text } of ways) {
        const [, expected = ''] = text.label.split(': ');
        const [, before, after] = /([\d.]+) (?:% )?→ ([\d.]+)/.exec(expected) ?? [];
        if (before !== undefined) expect(after, text.label).not.toBe(before);
        const figure = expected.replace(/^.+ → /, '');
        expect(text.description?.split(/ · |, /) ?? []).not.toContain(figure);
        told += 1;
      }
    });
  }
  expect(told).toBeGreaterThan(100);
});

it('AQ-096 channels in one tap: a die is turned to a face that a card of one’s own wants, or none is', () => {
  let turned = 0;
  let kept = 0;
  for (let number = 1; number <= GAMES; number++) {
    playRandomly(number, (match, decision) => {
      if (decision.prompt.key !== 'prompt.act' || match.inputs % 5 !== 0) return;
      for (const way of waysIn(match, decision, 'more')) {
        if (way.option.verb !== 'channel') continue;
        const turn = make(match, decision, way).find(({ type }) => type === 'altar-die-set');
        if (way.ahead?.[0] === 'keep') {
          kept += 1;
          expect(turn).toBeUndefined();
        } else {
          turned += 1;
          expect(turn?.args?.to).toBe(way.ahead?.[0]);
          expect(match.state.altarPool).not.toContain(way.ahead?.[0]);
          expect(way.text.description).toMatch(/^Wanted by .+/);
        }
      }
    });
  }
  expect(kept).toBeGreaterThan(20);
  expect(turned).toBeGreaterThan(20);
});
