import type { Texts } from '../../../texts/texts.ts';
import { definition } from '../rules/cards/library.ts';
import { positionOf } from '../rules/position.ts';
import { attackTypeAlone } from '../rules/queries/attack-type-alone.ts';
import { characterOf } from '../rules/queries/characters.ts';
import type { AdventureView, CharacterView } from '../rules/view.ts';
import { facesOf } from './cards.ts';
import { namesIn } from './names.ts';
import { activeCharacter, hasSetOut, ownCharacter } from './position.ts';

export function headline(view: AdventureView, texts: Texts): string {
  const active = activeCharacter(view);
  return texts('adventure.headline', {
    round: view.round,
    turn: String(active !== undefined),
    over: String(view.outcome !== null),
    character: active ? namesIn(texts).character(active.id) : '',
  });
}

/** How each character stands, and what is in force for everyone. */
export const statusLines = (view: AdventureView, texts: Texts): string[] => [
  ...view.characters.map((character) => characterLine(view, character, texts)),
  ...globalLines(view, texts),
];

export function characterLine(view: AdventureView, character: CharacterView, texts: Texts): string {
  const { id, level, damage, health, space, valor, handCount, owes, seat } = character;
  const names = namesIn(texts);
  return texts('adventure.status.character', {
    active: String(view.turn?.seat === seat),
    character: names.character(id),
    valor,
    goal: view.options.valor,
    mark: texts(`adventure.colorMark.${level}`),
    level: names.color(level),
    left: Math.max(0, health - damage),
    health,
    space: hasSetOut(view) ? names.space(space) : '–',
    cards: handCount,
    owes,
  });
}

/** The global event in force, and what it says. */
export const globalLines = ({ global }: AdventureView, texts: Texts): string[] =>
  global === null
    ? []
    : [
        texts('adventure.status.global', {
          card: namesIn(texts).card(global),
          text: (facesOf(definition(global), texts)[0]?.words.text ?? '').replaceAll('\n', ' '),
        }),
      ];

/** What the viewer's own character fights with, for the private panel. */
export function ownLines(
  view: AdventureView,
  texts: Texts,
  { isSpoken = false }: { isSpoken?: boolean } = {},
): string[] {
  const own = ownCharacter(view);
  if (!own) return [];
  const type = attackTypeAlone(characterOf(positionOf(view), own.seat));
  return [
    texts('adventure.panel.own', {
      spoken: String(isSpoken),
      mark: texts(`adventure.colorMark.${own.level}`),
      level: namesIn(texts).color(own.level),
      left: Math.max(0, own.health - own.damage),
      health: own.health,
      attack: own.attack,
      type: texts(`adventure.type.${type}`),
      defense: own.defense,
      damage: own.strikes,
      valor: own.valor,
      goal: view.options.valor,
      cards: own.handCount,
    }),
  ];
}
