import { errorOf } from '../../../kernel/interval.ts';
import { isInBox } from '../../../kernel/packs.ts';
import { type Target, target } from '../target.ts';
import type { Detail, Group } from './tally.ts';

/** How far what comes from a pack may be from the box's mean of its kind, as fractions of all games. */
const FROM_BOX: { readonly [kind: string]: number } = {
  quest: 0.25,
  threat: 0.15,
  villain: 0.15,
  character: 0.12,
};
/** How far games with it may be from those that two characters play. */
const NUMBER_FROM_TWO = 0.15;

/**
 * Whether what packs bring is as hard as what the box brings: judged by the most careful companions that have
 * played, each kind of thing apart. Nothing of a pack, nothing to judge.
 */
export function packTargets(details: readonly Detail[]): Target[] {
  const careful = ['keen', 'steady'].find((policy) =>
    details.some((detail) => detail.policy === policy && detail.characters === 2),
  );
  const judged = details.filter(({ policy }) => policy === careful);
  const pair = judged.find(({ characters }) => characters === 2);
  if (!pair) return [];
  return Object.entries(FROM_BOX).flatMap(([kind, most]) =>
    Object.entries(groupsOf(pair, kind))
      .filter(([thing]) => !isInBox(thing))
      .flatMap(([thing, group]) => [
        ...fromBox(thing, group, { kind, most, all: groupsOf(pair, kind) }),
        ...judged.flatMap((other) => fromTwo(thing, group, other, kind)),
      ]),
  );
}

const groupsOf = ({ by, heroes }: Detail, kind: string): { [thing: string]: Group } =>
  (kind === 'character' ? heroes : by[kind]) ?? {};

function fromBox(
  thing: string,
  group: Group,
  { kind, most, all }: { kind: string; most: number; all: { [thing: string]: Group } },
): Target[] {
  const box = Object.entries(all).filter(([one]) => isInBox(one));
  if (box.length === 0) return [];
  const games = box.reduce((sum, [, one]) => sum + one.games, 0);
  const wins = box.reduce((sum, [, one]) => sum + one.wins, 0);
  const mean = { games, wins, rate: wins / games };
  return [apart(`${kind} ${thing} from the box’s mean`, group, mean, most)];
}

function fromTwo(thing: string, pair: Group, { characters, ...other }: Detail, kind: string) {
  const group = groupsOf({ characters, ...other }, kind)[thing];
  if (characters === 2 || !group) return [];
  return [
    apart(`${kind} ${thing} with ${characters} instead of two`, group, pair, NUMBER_FROM_TWO),
  ];
}

function apart(what: string, one: Group, other: Group, most: number): Target {
  const from = one.rate - other.rate;
  const points = (part: number): string => (100 * part).toFixed(0);
  return target(
    what,
    `within ${points(most)} points`,
    `${points(from)} points (give or take ${points(errorOf(one, other))}, ${one.games} games)`,
    Math.abs(from) <= most,
  );
}
