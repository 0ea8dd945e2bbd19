import type { Texts } from '../../../texts/texts.ts';
import { roomOf } from '../rules/board/board.ts';
import { boardOf } from '../rules/board/library.ts';
import type { AltarQuestView, CardView, EnemyView, HeroView } from '../rules/view.ts';
import { namesIn } from './names.ts';
import { isTrap, leftOf, statusLines } from './status.ts';

/** Everything that `/status` shows: the quest, each hero, each enemy, cards with tokens, decks. */
export function detailLines(view: AltarQuestView, texts: Texts): string[] {
  return [
    ...statusLines(view, texts),
    ...part('quest', [altarLine(view, texts), ...cardLines(view.questArea, view, texts)], texts),
    ...part(
      'heroes',
      view.heroes.flatMap((hero) => [
        heroLine(view, hero, texts),
        ...allyLines(hero, view, texts),
        ...threatLines(hero, view, texts),
      ]),
      texts,
    ),
    ...part(
      'enemies',
      view.enemies.map((enemy) => enemyLine(enemy, texts)),
      texts,
    ),
    ...part('villain', cardLines(view.villainArea, view, texts), texts),
    ...part('piles', [texts('altar-quest.details.piles', view.piles)], texts),
  ];
}

function part(title: string, lines: readonly string[], texts: Texts): string[] {
  const heading = texts('altar-quest.details.heading', {
    title: texts(`altar-quest.details.title.${title}`),
  });
  return [heading, ...(lines.length > 0 ? lines : [texts('altar-quest.details.none')])];
}

const altarLine = ({ altarFound, altar }: AltarQuestView, texts: Texts): string =>
  texts('altar-quest.details.altar', {
    found: String(altarFound),
    altar: altarFound ? namesIn(texts).card(altar) : '',
  });

/** Cards of a shared area; the altar's own card has its line already. */
const cardLines = (cards: readonly CardView[], { altar }: AltarQuestView, texts: Texts): string[] =>
  cards.filter(({ card }) => card !== altar).map((card) => cardLine(card, texts));

const threatLines = (hero: HeroView, view: AltarQuestView, texts: Texts): string[] =>
  hero.threats
    .filter(({ card }) => !view.enemies.some((enemy) => enemy.card === card))
    .map((card) => cardLine(card, texts));

const cardLine = ({ card, progress, quest, search, exhausted }: CardView, texts: Texts): string =>
  texts('altar-quest.details.card', {
    card: namesIn(texts).card(card),
    progress,
    quest,
    search,
    exhausted: String(exhausted),
  });

const heroLine = (view: AltarQuestView, hero: HeroView, texts: Texts): string =>
  texts('altar-quest.details.hero', {
    hero: namesIn(texts).hero(hero.id),
    left: leftOf(hero),
    most: hero.health,
    defense: hero.defense,
    focus: hero.focus,
    armor: hero.armor,
    threat: hero.threat,
    cards: hero.handCount,
    space: hero.at,
    room: hero.at === '' ? '' : namesIn(texts).room(roomOf(boardOf(view), hero.at)),
    acted: String(hero.acted),
  });

const allyLines = (hero: HeroView, view: AltarQuestView, texts: Texts): string[] =>
  view.allies
    .filter((ally) => ally.hero === hero.id)
    .map((ally) =>
      texts('altar-quest.details.ally', {
        ally: namesIn(texts).card(ally.card),
        left: leftOf(ally),
        most: ally.health,
        defense: ally.defense,
        armor: ally.armor,
        threat: ally.threat,
        space: ally.at,
        room: namesIn(texts).room(roomOf(boardOf(view), ally.at)),
        exhausted: String(ally.exhausted),
        hero: namesIn(texts).hero(hero.id),
      }),
    );

function enemyLine(enemy: EnemyView, texts: Texts): string {
  const { hero } = namesIn(texts);
  return texts(`altar-quest.details.${isTrap(enemy) ? 'trap' : 'enemy'}`, {
    enemy: namesIn(texts).card(enemy.card),
    left: leftOf(enemy),
    most: enemy.health,
    defense: enemy.defense,
    armor: enemy.armor,
    threat: enemy.threat,
    space: enemy.spaces.join(' '),
    exhausted: String(enemy.exhausted),
    done: enemy.progress,
    needed: enemy.threshold ?? 0,
    hero: enemy.hero === null ? 'none' : hero(enemy.hero),
  });
}
