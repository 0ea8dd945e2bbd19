import type { Texts } from '../../../texts/texts.ts';
import type { Opponent } from '../rules/state.ts';
import { COMBATANTS } from '../rules/terms.ts';
import type { AdventureView } from '../rules/view.ts';
import { fightScene } from './fight-scene.ts';
import { encounterWords } from './options/fights.ts';

/** What each side of the fight has now, one line each, and what an encounter's powers say; empty if nobody fights. */
export function fightLines(
  view: AdventureView,
  texts: Texts,
  { isSpoken = false }: { isSpoken?: boolean } = {},
): string[] {
  const scene = fightScene(view, texts);
  if (!scene || !view.combat) return [];
  const rules = rulesOf(view.combat.opponent, texts);
  return COMBATANTS.map((side) => {
    const { name, values, health } = scene.sides[side];
    return texts('adventure.panel.fighter', {
      spoken: String(isSpoken),
      name,
      attack: values.attack,
      type: texts(`adventure.type.${values.type}`),
      defense: values.defense,
      damage: values.damage,
      health: health?.most ?? 0,
      left: health?.left ?? 0,
      rules: side === 'defender' && rules !== '' ? rules : 'none',
    });
  });
}

/** The fight for screen readers: both sides, their dice, and what they have played. */
export function spokenFight(view: AdventureView, texts: Texts): string[] {
  const scene = fightScene(view, texts);
  if (!scene) return [];
  const lines = fightLines(view, texts, { isSpoken: true });
  return [
    scene.title,
    ...COMBATANTS.map((side, index) => {
      const { attackLine, triggered } = scene.sides[side];
      return [lines[index], attackLine, ...triggered].filter(Boolean).join(' · ');
    }),
  ];
}

/** What the card of an encounter says. */
const rulesOf = (opponent: Opponent, texts: Texts): string =>
  opponent.is === 'character'
    ? ''
    : encounterWords(
        opponent.is === 'card' ? opponent.card : opponent.encounter,
        texts,
      ).text.replaceAll('\n', ' ');
