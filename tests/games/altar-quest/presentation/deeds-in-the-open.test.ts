import { expect, it } from 'vitest';
import { optionsReference } from '../../../../src/discord/components/references.ts';
import { altarQuest } from '../../../../src/games/altar-quest/index.ts';
import { altarQuestRules } from '../../../../src/games/altar-quest/rules/index.ts';
import type { Decision } from '../../../../src/kernel/decision.ts';
import type { OfferedOption } from '../../../../src/kernel/game.ts';
import type { Match } from '../../../../src/kernel/match.ts';
import { publicDecision } from '../../../../src/table/match/shown/visible.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import { scenario } from '../../../support/altar-quest.ts';
import { playRandomly } from './random-match.ts';

const texts = loadTexts();

/** What the thread offers at a question, from what everyone may know of it. */
function inTheThread(match: Match, decision: Decision): readonly OfferedOption[] {
  const { openly = [], ...known } = publicDecision(altarQuest, decision);
  const view = altarQuest.rules.view(match, 'table');
  const menu = altarQuest.presentation.shortcutMenu?.(
    view,
    { ...known, options: openly } as never,
    texts,
  );
  return menu?.options ?? [];
}

const inThePanel = (match: Match, decision: Decision): OfferedOption[] =>
  altarQuest.presentation
    .panel(altarQuestRules.view(match as never, decision.seats[0] ?? ''), decision as never, texts)
    .menus.flatMap(({ options }) => options);

const wayOf = ({ option, ahead }: OfferedOption): string => optionsReference(option, ahead);

it('offers in the thread what everyone sees that a hero can do, and nothing of the hand', () => {
  const scene = scenario({
    startRoom: 'room-16',
    heroes: { sedrin: { at: 'R18', hand: ['lance-of-noon.1', 'turned-blow.1'] } },
    enemies: { 'frox-raider.red': { hero: 'sedrin', at: 'S18' } },
  });
  scene.acts('sedrin');
  const decision = scene.question();
  expect(scene.options('play')).toHaveLength(1);
  const labels = inTheThread(scene.match, decision).map(({ text: { label } }) => label);
  expect(labels).toEqual([
    'The Kneeler → Frox Raider (red): 13% to defeat',
    'The Kneeler → Frox Raider (red), then 🔥: 13% to defeat',
    'Walk to the door at S15 – S16 and open it (1 action)',
    'Reach the Frox Raider (red)',
    'Reach the north-east door',
    'Reach the stairs',
  ]);
  scene.choose('done');
});

it('offers nothing there that the hero can’t do, nothing twice, and says the same of it as the panel', () => {
  let offered = 0;
  for (let number = 201; number <= 203; number++) {
    playRandomly(number, (match, decision) => {
      if (decision.prompt.key !== 'prompt.act') return;
      const here = inTheThread(match, decision);
      const ways = here.map(wayOf);
      expect(ways.length).toBeLessThanOrEqual(25);
      expect(new Set(ways).size).toBe(ways.length);
      const panel = new Map(
        inThePanel(match, decision)
          .reverse()
          .map((one) => [wayOf(one), one.text]),
      );
      for (const one of here) {
        expect(decision.options).toContain(one.option);
        const { label: said = one.text.label } = panel.get(wayOf(one)) ?? {};
        expect(one.text.label).toBe(said);
      }
      offered += here.length;
    });
  }
  expect(offered).toBeGreaterThan(500);
});
