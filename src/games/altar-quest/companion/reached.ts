import { definition } from '../rules/cards/library.ts';
import { areCharacters, type Filter, type Most } from '../rules/effects/parts/filter.ts';
import type { Who } from '../rules/effects/parts/who.ts';
import type { Figures, Space } from '../rules/terms.ts';
import type { EnemyView, HeroView } from '../rules/view.ts';
import type { Subject } from './amounts.ts';
import {
  asSeenBy,
  charactersOf,
  healthLeft,
  roomAt,
  shown,
  spacesOfCard,
  spacesOfFigure,
  spacesTo,
} from './position.ts';

/** Which figures an effect reaches from where the hero stands. */
export function reachedBy(
  of: Figures,
  where: Filter = {},
  subject: Subject,
): (HeroView | EnemyView)[] {
  const { position } = subject;
  const { hero, view, enemies } = position;
  const marked = shown(position, subject.card)?.marks ?? null;
  const from = spacesFrom(where, subject);
  const self = where.from === 'marked' ? marked : hero.id;
  const traps = () => view.enemies.filter(({ kind }) => kind === 'trap');
  const characters = () => (of === 'heroes' ? view.heroes : charactersOf(view));
  const figures = areCharacters(of) ? characters() : of === 'traps' ? traps() : enemies;
  const found = figures.filter((figure) => {
    const spaces = 'card' in figure ? figure.spaces : [figure.at];
    if (where.other && 'id' in figure && figure.id === self) return false;
    if (where.marked && !('id' in figure && figure.id === marked)) return false;
    if (where.damaged && figure.damage === 0) return false;
    if (where.trait && !('card' in figure && hasTrait(figure, where.trait))) return false;
    if (where.range === undefined && !where.room) return true;
    const between = spacesTo(position, from, spaces);
    if (where.range !== undefined && between > where.range) return false;
    return !where.room || sameRoom(subject, from[0] ?? '', spaces[0] ?? '');
  });
  const { most } = where;
  if (most === undefined) return found;
  const held = (figure: HeroView | EnemyView) => ('id' in figure ? has(figure, most) : 0);
  const highest = Math.max(...found.map(held));
  return found.filter((figure) => held(figure) === highest);
}

function has(hero: HeroView, what: Most): number {
  switch (what) {
    case 'focus':
      return hero.focus;
    case 'hand':
      return hero.handCount;
    case 'damage':
      return hero.damage;
    case 'health-left':
      return healthLeft(hero);
  }
}

function spacesFrom({ from }: Filter, { position, card, target = '' }: Subject): readonly Space[] {
  switch (from) {
    case 'this':
    case 'marked':
      return spacesOfCard(position, card);
    case 'target':
      return spacesOfFigure(position, target);
    case 'villain':
      return position.enemies.find(({ kind }) => kind === 'villain')?.spaces ?? [];
    default:
      return [position.hero.at];
  }
}

const sameRoom = ({ position }: Subject, one: string, other: string): boolean =>
  one !== '' && other !== '' && roomAt(position, one) === roomAt(position, other);

const hasTrait = ({ card }: EnemyView, trait: string): boolean =>
  definition(card).traits?.includes(trait) ?? false;

/** The same with a figure as the target, who may become "you". */
export function aboutFigure(
  subject: Subject,
  figure: HeroView | EnemyView,
  becomesYou: boolean,
): Subject {
  const target = 'card' in figure ? figure.card : figure.id;
  if ('card' in figure || !becomesYou) return { ...subject, target };
  return { ...subject, target, position: asSeenBy(subject.position, figure) };
}

/** The hero meant, when a hero is meant. */
export function heroMeant(who: Who | undefined, subject: Subject): HeroView | undefined {
  const { hero, view } = subject.position;
  if (who === undefined || who === 'you') return hero;
  const figure =
    who === 'target' ? subject.target : who === 'character' ? subject.character : subject.card;
  return charactersOf(view).find(({ id }) => id === figure);
}

/** The enemy meant, when an enemy is meant. */
export function enemyMeant(who: Who | undefined, subject: Subject): EnemyView | undefined {
  const { enemies } = subject.position;
  if (who === 'villain') return enemies.find(({ kind }) => kind === 'villain');
  const card = who === 'target' ? subject.target : who === 'this' ? subject.card : undefined;
  return enemies.find((enemy) => enemy.card === card);
}
