import { copiesOf } from '../../../../src/cards/library.ts';
import { definition } from '../../../../src/games/altar-quest/rules/cards/library.ts';
import type { Rhune } from '../../../../src/games/altar-quest/rules/terms.ts';
import { type Layout, type Scenario, scenario } from '../../../support/altar-quest.ts';

/** Five altar dice that show the same. */
export const five = (rhune: Rhune): Rhune[] => Array.from({ length: 5 }, () => rhune);

/** Five altar dice, one of which shows the rhune in question, the others Brase (or Lowek if Brase is in question). */
export const one = (rhune: Rhune): Rhune[] => [
  rhune,
  ...five(rhune === 'brase' ? 'lowek' : 'brase').slice(1),
];

type Heroes = { [hero: string]: Partial<Layout['heroes'][string]> };
type Stage = Partial<Omit<Layout, 'heroes'>> & { heroes?: Heroes };

/** Faces of hero dice: this many successes, then this many that show focus, each worth a token afterwards. */
export const faces = (successes: number, focus = 0): ('success' | 'focus')[] => [
  ...Array.from({ length: successes }, () => 'success' as const),
  ...Array.from({ length: focus }, () => 'focus' as const),
];

/**
 * Room 16, six by five spaces, without a feature; the hero's area holds what is laid out, the pool nothing
 * useful.
 */
const ROOM = { startRoom: 'room-16', bare: true as const, pool: five('brase') };

/** Sedrin and Myreen side by side in room 16. */
export const stage = ({ heroes = {}, ...more }: Stage = {}): Scenario =>
  scenario({
    ...ROOM,
    active: 'sedrin',
    ...more,
    heroes: {
      sedrin: { at: 'R17', hand: [], ...heroes.sedrin },
      myreen: { at: 'S17', hand: [], ...heroes.myreen },
    },
  });

/** These heroes in room 16, as laid out; the first of them is the one who acts. */
export const party = ({ heroes, ...more }: Partial<Layout> & Pick<Layout, 'heroes'>): Scenario =>
  scenario({
    ...ROOM,
    active: Object.keys(heroes)[0] as string,
    ...more,
    heroes: Object.fromEntries(
      Object.entries(heroes).map(([id, has]) => [id, { hand: [], ...has }]),
    ),
  });

/** Sedrin alone in room 16. */
export const alone = ({ heroes = {}, ...more }: Stage = {}): Scenario =>
  scenario({
    ...ROOM,
    active: 'sedrin',
    ...more,
    heroes: { sedrin: { at: 'R17', hand: [], ...heroes.sedrin } },
  });

/** Resolves one ability of a card for a hero, with its rhune effects. */
export const resolve = (scene: Scenario, card: string, ability: string, hero = 'sedrin') =>
  scene.run('ability', { card, ability, scope: { card, hero } });

/** The first card that has a figure on the board. */
const standing = (scene: Scenario): string =>
  Object.keys(scene.state.cards).find((card) => scene.card(card).spaces) ?? '';

/** An enemy's inflict test against a hero, with no rhune effect and no engagement. */
export const inflict = (scene: Scenario, hero: string, attribute: string, difficulty: number) => {
  const enemy = standing(scene);
  const test = { kind: 'inflict', attribute, bonus: 0, difficulty, card: enemy, enemy };
  return scene.run('test', { ...test, hero });
};

/** What is asked first when a hero attacks, is attacked or resists, with an enemy beside them. */
export function offeredBefore(scene: Scenario, kind: string, hero: string): string[] {
  const enemy = standing(scene);
  const difficulty = kind === 'attack' ? null : 3;
  const test = { kind, attribute: 'charisma', bonus: 0, difficulty, card: enemy, enemy };
  scene.run('test', { ...test, hero });
  const offered = scene.match.open.length > 0 ? scene.options() : [];
  scene.end();
  return offered;
}

/** Takes the first option, and keeps all focus, until what the test is about is asked. */
export function settleUntil(scene: Scenario, prompt: string): Scenario {
  while (scene.match.open.length > 0 && scene.question().prompt.key !== prompt) {
    const options = scene.options();
    scene.choose(options.includes('focus:0') ? 'focus:0' : (options[0] as string));
  }
  return scene;
}

/** The first physical card of a definition, however many copies of it there are. */
export const copyOf = (id: string): string => copiesOf(id, definition(id).copies ?? 1)[0] as string;
