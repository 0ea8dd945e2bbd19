import { expect, it } from 'vitest';
import '../../../src/games/altar/box.ts';
import { altar } from '../../../src/games/altar/index.ts';
import type { AltarPrompt } from '../../../src/games/altar/rules/prompts.ts';
import { eventFor, type Happening } from '../../../src/kernel/event.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import { cutLabels } from '../cut-labels.ts';
import { type AltarMatch, playGame } from './random-games.ts';

const texts = loadTexts();

/**
 * When everybody is told what was answered: at once, or with what follows. A question missing here doesn't
 * compile.
 */
const TOLD: { [Key in AltarPrompt['key']]: 'now' | 'later' } = {
  'prompt.draw': 'now',
  'prompt.act': 'now',
  'prompt.discard': 'now',
  'prompt.look': 'later',
  'prompt.recover': 'now',
  'prompt.way': 'later',
};

/** The end of a turn isn't a deed: its cards are discarded before the next begins, whose heading tells it. */
const isNoDeed = (after: AltarMatch): boolean => after.open[0]?.prompt.key === 'prompt.discard';

it.each([2, 3, 4, 5])(
  'an answered question leaves its trace in the story, %i players',
  (players) => {
    const silent = new Set<string>();
    for (let game = 20; game < 24; game++) {
      let before: AltarMatch | null = null;
      let happened: Happening[] = [];
      let waiting: string[] = [];
      playGame(
        players,
        game,
        (match) => {
          const asked = before?.open[0];
          const told = altar.presentation.events(
            happened.flatMap((happening) => eventFor(happening, 'table') ?? []),
            texts,
          );
          // The end of a turn is told by the heading of the next.
          const isNew = before !== null && before.chapter.id !== match.chapter.id;
          if (told.length > 0 || isNew) waiting = [];
          else if (asked && before && !isNoDeed(match)) {
            const key = asked.prompt.key as AltarPrompt['key'];
            if (TOLD[key] === 'now') silent.add(key);
            if (TOLD[key] === 'later') waiting.push(key);
          }
          if (match.open.some(({ rest }) => rest)) {
            for (const one of waiting) silent.add(`${one}, and nothing followed`);
            waiting = [];
          }
          before = structuredClone(match);
          happened = [];
        },
        (happenings) => happened.push(...happenings),
      );
    }
    expect([...silent]).toEqual([]);
  },
);

it.each([2, 3, 5])('no label is cut, %i players', (players) => {
  const cut = new Set<string>();
  for (let game = 30; game < 34; game++) {
    playGame(players, game, (match) => {
      for (const decision of match.open) {
        const view = altar.rules.view(match, decision.seats[0] ?? '');
        for (const label of cutLabels(altar.presentation, view, decision, texts)) cut.add(label);
      }
    });
  }
  expect([...cut]).toEqual([]);
});
