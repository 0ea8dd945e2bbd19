import type { Texts } from '../../../texts/texts.ts';
import { lineOf, linePart } from '../card-text/line.ts';
import { taskText } from '../card-text/tasks.ts';
import { challengeWords } from '../card-text.ts';
import type { SheetItem, SheetQuest, SheetScene } from '../picture/sheet-scene.ts';
import {
  challengeDefinition,
  characterDefinition,
  itemOf,
  questDefinition,
} from '../rules/cards/library.ts';
import { positionOf } from '../rules/position.ts';
import { attackTypeAlone } from '../rules/queries/attack-type-alone.ts';
import { cardSideOf, characterOf } from '../rules/queries/characters.ts';
import { neededFor } from '../rules/queries/quests.ts';
import type { ActiveQuest } from '../rules/state.ts';
import { type CardId, discoveryOf } from '../rules/terms.ts';
import type { AdventureView, CharacterView } from '../rules/view.ts';
import { namesIn } from './names.ts';

/** A character's sheet: everything they have that is open. */
export function sheetScene(
  view: AdventureView,
  character: CharacterView,
  texts: Texts,
): SheetScene {
  const { id, level, side, health, damage, seat } = character;
  const names = namesIn(texts);
  const whole = characterOf(positionOf(view), seat);
  const word = (key: string, args: { [name: string]: string | number } = {}) =>
    texts(`adventure.picture.sheet.${key}`, args);
  return {
    character: id,
    name: names.fullName(id),
    line: lineOf([
      texts(`adventure-cards.${id}.title`),
      linePart('affiliation', texts, { affiliation: characterDefinition(id).affiliation }),
      texts(`adventure-cards.${id}.side.${side}`),
    ]),
    level,
    values: {
      attack: character.attack,
      type: attackTypeAlone(whole),
      defense: character.defense,
      damage: character.strikes,
    },
    health: { left: Math.max(0, health - damage), most: health },
    icons: cardSideOf(whole).icons,
    valor: character.valor,
    goal: view.options.valor,
    cards: word('cards', { hand: character.handCount, deck: character.deck }),
    weapon: character.weapon === null ? null : sheetItem(character.weapon, texts),
    armor: character.armor === null ? null : sheetItem(character.armor, texts),
    bag: character.bag.map((item) => sheetItem(item, texts)),
    kept: character.kept.map((token) => ({
      discovery: discoveryOf(token),
      name: names.discovery(token),
    })),
    diseases: character.diseases.length,
    attached: character.attached.map(({ card }) => names.card(card)),
    quests: character.quests.map((quest) => sheetQuest(quest, texts)),
    words: {
      equipment: word('equipment'),
      noWeapon: word('no-weapon'),
      noArmor: word('no-armor'),
      bag: word('bag'),
      kept: word('kept'),
      attached: word('attached'),
      quests: word('quests'),
      diseases: word('diseases', { count: character.diseases.length }),
    },
  };
}

function sheetItem(item: CardId, texts: Texts): SheetItem {
  const { slot, weapon, defense, potions = [] } = itemOf(item);
  const card = challengeDefinition(item);
  const { name, text } = challengeWords(card, 'back', texts);
  return {
    name,
    level: card.color,
    slot,
    values: { ...weapon, ...(defense === undefined ? {} : { defense }) },
    text: text.replaceAll('\n', ' '),
    potions,
  };
}

const sheetQuest = ({ card, progress }: ActiveQuest, texts: Texts): SheetQuest => ({
  name: namesIn(texts).card(card),
  valor: questDefinition(card).valor,
  tasks: questDefinition(card).tasks.map((task, index) => ({
    text: taskText(task, texts),
    done: progress[index] ?? 0,
    needed: neededFor(task),
  })),
});
