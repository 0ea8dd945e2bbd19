import type { Texts } from '../../../texts/texts.ts';
import { strengthenedTypes } from '../card-text/strengthening.ts';
import { roomOf } from '../rules/board/board.ts';
import { boardOf } from '../rules/board/library.ts';
import { definition } from '../rules/cards/library.ts';
import type { RoomId } from '../rules/terms.ts';
import type { AltarQuestView, CardView, EnemyView, HeroView } from '../rules/view.ts';
import { namesIn } from './names.ts';
import { marking, threatsOf, tokensOn } from './own-tokens.ts';
import { isTrap, leftOf, statusLines } from './status.ts';

/** Everything that `/status` shows: the quest, each hero, each enemy, cards with tokens, decks. */
export function detailLines(view: AltarQuestView, texts: Texts): string[] {
  return [
    ...statusLines(view, texts),
    ...part('quest', [altarLine(view, texts), ...questLines(view, texts)], texts),
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
      view.enemies.map((enemy) => enemyLine(enemy, view, texts)),
      texts,
    ),
    ...part('villain', cardLines(view.villainArea, view, texts), texts),
    ...(view.enemyUpgrades.length > 0 ? part('upgrades', upgradeLines(view, texts), texts) : []),
    ...part('piles', [texts('altar-quest.details.piles', view.piles)], texts),
  ];
}

function part(title: string, lines: readonly string[], texts: Texts): string[] {
  const heading = texts('altar-quest.details.heading', {
    title: texts(`altar-quest.details.title.${title}`),
  });
  return [heading, ...(lines.length > 0 ? lines : [texts('altar-quest.details.none')])];
}

function altarLine(view: AltarQuestView, texts: Texts): string {
  const { altarFound, altar, questArea } = view;
  const marks = questArea.find(({ card }) => card === altar)?.quest ?? 0;
  return texts('altar-quest.details.altar', {
    found: String(altarFound),
    altar: altarFound ? namesIn(texts).card(altar) : '',
    marks,
    // No altar card has been drawn yet while starting hands are exchanged (AQ-057).
    kind: altar === '' ? '' : tokensOn(view, altar, 'quest', marks, texts),
  });
}

/** The quest's open cards, including those on features of rooms; the altar's own card already has its line. */
function questLines(view: AltarQuestView, texts: Texts): string[] {
  const attached = view.quests.filter(({ room }) => room !== null);
  return [
    ...cardLines(
      view.questArea.filter(({ card }) => card !== view.altar),
      view,
      texts,
    ),
    ...attached.map((card) => cardLine(card, view, texts, card.room)),
  ];
}

const cardLines = (cards: readonly CardView[], view: AltarQuestView, texts: Texts): string[] =>
  cards.map((card) => cardLine(card, view, texts));

/** "Second Breakfast · minions, lurkers and rivals" */
const upgradeLines = ({ enemyUpgrades }: AltarQuestView, texts: Texts): string[] =>
  enemyUpgrades.map(({ card }) =>
    texts('altar-quest.details.upgrade', {
      card: namesIn(texts).card(card),
      types: strengthenedTypes(definition(card), texts),
    }),
  );

const threatLines = (hero: HeroView, view: AltarQuestView, texts: Texts): string[] =>
  hero.threats
    .filter(({ card }) => !view.enemies.some((enemy) => enemy.card === card))
    .map((card) => cardLine(card, view, texts));

function cardLine(
  { card, progress, threshold, quest, search, armor, marks, exhausted }: CardView,
  view: AltarQuestView,
  texts: Texts,
  room: RoomId | null = null,
): string {
  const names = namesIn(texts);
  return texts('altar-quest.details.card', {
    card: names.card(card),
    room: room === null ? 'none' : names.room(room),
    marks: marks === null ? 'none' : names.hero(marks),
    progress,
    needed: threshold ?? 0,
    turns: tokensOn(view, card, 'progress', progress, texts),
    quest,
    steps: tokensOn(view, card, 'quest', quest, texts),
    search,
    armor,
    exhausted: String(exhausted),
  });
}

/** "The Second Shadow and A Lock of Hair"; `none` if no card marks the hero. */
function markedBy(view: AltarQuestView, { id }: HeroView, texts: Texts): string {
  const { list, card } = namesIn(texts);
  const cards = marking(view, id);
  return cards.length === 0 ? 'none' : list(cards.map(card));
}

const heroLine = (view: AltarQuestView, hero: HeroView, texts: Texts): string =>
  texts('altar-quest.details.hero', {
    hero: namesIn(texts).hero(hero.id),
    left: leftOf(hero),
    most: hero.health,
    defense: hero.defense,
    focus: hero.focus,
    armor: hero.armor,
    threat: hero.threat,
    threats: threatsOf(view, hero.threat, texts),
    marked: markedBy(view, hero, texts),
    cards: hero.handCount,
    space: hero.at === '' ? 'none' : hero.at,
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
        threats: threatsOf(view, ally.threat, texts),
        space: ally.at,
        room: namesIn(texts).room(roomOf(boardOf(view), ally.at)),
        exhausted: String(ally.exhausted),
        hero: namesIn(texts).hero(hero.id),
      }),
    );

function enemyLine(enemy: EnemyView, view: AltarQuestView, texts: Texts): string {
  const { hero } = namesIn(texts);
  return texts(`altar-quest.details.${isTrap(enemy) ? 'trap' : 'enemy'}`, {
    enemy: namesIn(texts).card(enemy.card),
    left: leftOf(enemy),
    most: enemy.health,
    defense: enemy.defense,
    armor: enemy.armor,
    threat: enemy.threat,
    threats: threatsOf(view, enemy.threat, texts),
    space: enemy.spaces.join(' '),
    exhausted: String(enemy.exhausted),
    done: enemy.progress,
    needed: enemy.threshold ?? 0,
    hero: enemy.hero === null ? 'none' : hero(enemy.hero),
  });
}
