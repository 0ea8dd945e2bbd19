import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type TellingWatch,
  watchTelling,
} from '../../../../../src/drivers/telling/telling-watch.ts';
import type { WordedPrompt } from '../../../../../src/games/altar-quest/upkeep/presentation/prompts.ts';
import { upkeepRules } from '../../../../../src/games/altar-quest/upkeep/rules/index.ts';
import type { UpkeepPrompts } from '../../../../../src/games/altar-quest/upkeep/rules/prompts.ts';
import type { Decision } from '../../../../../src/kernel/decision.ts';
import { loadTexts } from '../../../../../src/texts/catalogue.ts';
import { game, playUpkeeps, SEATS, type UpkeepMatch } from '../random-upkeeps.ts';

const texts = loadTexts();
const { presentation } = game;

/** Discord's limit for buttons and menu entries. */
const LABEL = 80;

const CAMPAIGNS: readonly { [option: string]: string }[] = [
  { story: 'out-of-luxen', armor: 'kept' },
  { story: 'none', enemies: 'chosen' },
  { story: 'none', enemies: 'by-lot' },
];

// Checked by `npm run check`: this fails by not compiling.
describe('questions', () => {
  it('all have words, and there are no words for any other', () => {
    expectTypeOf<WordedPrompt>().toEqualTypeOf<keyof UpkeepPrompts>();
  });
});

/** Notes a companion's reasons for what it is asked for. */
function reasons(match: UpkeepMatch, decision: Decision, said: Set<string>): void {
  for (const seat of decision.seats) {
    const view = upkeepRules.view(match, seat);
    for (const { reason } of game.rules.companion?.habits({ view, decision, seat }) ?? []) {
      if (reason) said.add(reason.key);
    }
  }
}

describe.each(CAMPAIGNS)('everything between the quests of a campaign with %o', (options) => {
  it.each([1, 2, 3, 4])('has words in random campaign %i', (number) => {
    const lines: string[] = [];
    const labels: string[] = [];
    const said = new Set<string>();
    playUpkeeps(options, number, {
      asked(match) {
        for (const decision of match.open) reasons(match, decision, said);
        const view = upkeepRules.view(match, 'table');
        lines.push(
          presentation.headline(view, texts),
          ...presentation.status(view, texts),
          ...presentation.details(view, texts),
          presentation.chapter(match.chapter, texts),
        );
        for (const decision of match.open) {
          const seat = decision.seats[0] as string;
          const own = upkeepRules.view(match, seat);
          const { question, why = '' } = presentation.prompt(own, decision, texts);
          const { lines: said, menus } = presentation.panel(own, decision, texts);
          const goal = presentation.goal(own, texts);
          lines.push(question, why, ...said, presentation.brief?.(own, decision, texts) ?? '');
          lines.push(...goal.steps, ...goal.standing, ...goal.open, goal.next ?? '');
          const offered = menus.flatMap((menu) => menu.options);
          expect(offered.map(({ option }) => option.id).sort()).toEqual(
            decision.options.map(({ id }) => id).sort(),
          );
          for (const { text } of offered) {
            labels.push(text.label);
            lines.push(text.label, text.description ?? '');
            expect(text.description ?? '').not.toContain('\n');
          }
          expect(new Set(offered.map(({ text }) => text.label)).size).toBe(offered.length);
          if (decision.choose.min === 0) {
            labels.push(presentation.none?.(own, decision, texts) ?? '');
          }
          lines.push(...presentation.hand(own, texts).map(({ name }) => name));
        }
      },
      told(_match, happenings) {
        const events = happenings.map(({ event }) => event);
        lines.push(...presentation.events(events, texts));
      },
      over(match) {
        const { title, lines: ending } = presentation.ending(
          upkeepRules.view(match, 'table'),
          texts,
        );
        lines.push(title, ...ending);
        for (const { seat } of SEATS) {
          lines.push(...presentation.seatNames(upkeepRules.view(match, seat), seat, texts));
        }
      },
    });
    expect(lines.filter((line) => /undefined|null|NaN|[{}]|\[object/.test(line))).toEqual([]);
    // What companions say that the bot's own words for companions lack.
    expect([...said].filter((key) => !texts.has(`altar-quest-upkeep.companion.${key}`))).toEqual(
      [],
    );
    expect(said.size).toBeGreaterThan(0);
    expect(labels.filter((label) => label === '' || label.length > LABEL)).toEqual([]);
  });

  it.each([5, 6, 7])('is told when it changes, in random campaign %i', (number) => {
    let watch: TellingWatch | null = null;
    const silences = new Set<string>();
    playUpkeeps(options, number, {
      told(match, happenings) {
        watch ??= watchTelling(game, match, texts);
        for (const silence of watch.untold(match, happenings)) silences.add(silence);
      },
      over() {
        watch = null;
      },
    });
    expect([...silences]).toEqual([]);
  });
});
