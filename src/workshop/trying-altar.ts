import type { FollowerDefinition } from '../games/altar/rules/cards/definition.ts';
import type { AltarContent } from '../games/altar/rules/packs.ts';
import type { Tried } from './tried.ts';

/** How many gods play, each in a seat of its own. */
const GODS = 3;

/**
 * A position of Altar in the first player's turn: a follower in hand, or a god on the first seat; with Altars to wake,
 * to destroy and to steal, worshippers everywhere, and one of each kind discarded.
 */
export function tryingAltar(
  id: string,
  { followers = [] }: AltarContent,
  box: AltarContent,
): Tried {
  const own = followers.find((one) => one.id === id);
  const rest = restOfBox(box.followers ?? []);
  const gods = [...(own ? [] : [id]), ...godsOf(box)].slice(0, GODS);
  return {
    position: {
      game: 'altar',
      options: { 'first-player': 'seat-1' },
      gods: Object.fromEntries(
        gods.map((god, at) => [
          god,
          { active: 1, inactive: 2, worshippers: [rest.worshippers[at]].filter(Boolean) },
        ]),
      ),
      hands: { 'seat-1': [...(own ? [id] : []), ...rest.hand] },
      discard: rest.discard,
      ...(own ? { added: [id] } : {}),
      drawn: true,
    },
  };
}

/** Gods whose powers leave the order of play alone. */
const godsOf = ({ gods = [] }: AltarContent): string[] =>
  gods.filter(({ powers }) => powers.every(({ power }) => power !== 'begins')).map(({ id }) => id);

/** What lies around: followers that are there more than once, so that none is missing. */
function restOfBox(followers: readonly FollowerDefinition[]) {
  const several = followers.filter(({ copies }) => copies > 1);
  const kinds = [...new Set(several.flatMap(({ kind }) => kind ?? []))];
  return {
    worshippers: several
      .filter(({ worship, protects }) => worship && !protects)
      .map(({ id }) => id),
    hand: several
      .filter(({ ritual, worship }) => ritual && !worship)
      .slice(0, 2)
      .map(({ id }) => id),
    discard: kinds.flatMap((kind) => several.find((one) => one.kind === kind)?.id ?? []),
  };
}
