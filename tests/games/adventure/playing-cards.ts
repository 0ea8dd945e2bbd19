import { type Layout, type Scenario, scenario } from '../../support/adventure.ts';
import { type Fight, fight, PLACES } from './stage.ts';

/*
 * What scenarios of ability cards begin with: somebody with cards in hand and energy to play them.
 */

/**
 * Somebody of the card's level draws an encounter, whoever is watching, up to the first question about cards.
 * @param dice the red die, the black one, and any rerolls after them
 */
export function meets(
  who: string,
  card: string,
  dice: readonly number[],
  fighter: Fight = {},
): Scenario {
  const s = fight(card, dice, { ...fighter, who });
  const [asked] = s.match.open;
  return asked?.prompt.key === 'prompt.challenge' ? s.choose('draw') : s;
}

/** The first of two attacks the other, of the same level unless said otherwise; up to the first question. */
export function attacks(
  characters: Layout['characters'],
  dice: readonly number[],
  energy = 0,
): Scenario {
  const [who = '', against = ''] = Object.keys(characters);
  const level = characters[who]?.level ?? 'grey';
  const here = Object.entries(characters).map(([id, standing]) => [
    id,
    { level, space: PLACES[level], ...standing },
  ]);
  return scenario({ characters: Object.fromEntries(here) })
    .dice(...dice)
    .challenge(who, energy)
    .choose(`attack:${against}`);
}

/** Ability cards offered at this moment, as printed on them. */
export const offered = (s: Scenario): string[] =>
  s.options('play').map((id) => id.replace(/^play:(.*?)(\.\d+)?$/, '$1'));

/** Plays an offered copy of an ability card. */
export function play(s: Scenario, card: string): Scenario {
  const option = s
    .options('play')
    .find((id) => id === `play:${card}` || id.startsWith(`play:${card}.`));
  if (!option) throw new Error(`${card} is not offered, but ${s.options().join(' ')}.`);
  return s.choose(option);
}

/** Lets everybody pass until a card is offered, and plays it. */
export function playWhenOffered(s: Scenario, card: string): Scenario {
  while (!offered(s).includes(card)) s.choose(s.options().includes('roll') ? 'roll' : 'stand');
  return play(s, card);
}
