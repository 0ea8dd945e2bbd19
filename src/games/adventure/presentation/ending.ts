import type { Occasion } from '../../../kernel/occasion.ts';
import { playerNames, whenPlayed } from '../../../picture/poster/words.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { EndingScene } from '../picture/ending.ts';
import { definition } from '../rules/cards/library.ts';
import { positionOf } from '../rules/position.ts';
import { winnersOf } from '../rules/queries/valor.ts';
import type { AdventureView, CharacterView } from '../rules/view.ts';
import { decidingFight } from './blow/deciding.ts';
import { fightBlow } from './blow/scene.ts';
import type { Told } from './events/telling.ts';
import { namesIn } from './names.ts';

/** Who has won the race, and how near the others came. */
export function endingText(
  view: AdventureView,
  texts: Texts,
): { title: string; lines: string[]; won: boolean } {
  const winners = winnersIn(view);
  const won = winners.length > 0;
  return {
    title: titleOf(winners, texts),
    lines: [
      ...decided(view, texts),
      ...view.characters.map((character) => playerLine(character, texts)),
      texts('adventure.ending.rounds', { rounds: view.round }),
    ],
    won,
  };
}

const winnersIn = ({ characters, outcome }: AdventureView): string[] =>
  characters.filter(({ seat }) => outcome?.winners.includes(seat)).map(({ id }) => id);

const titleOf = (winners: readonly string[], texts: Texts): string =>
  winners.length === 0
    ? texts('adventure.ending.nobody')
    : texts('adventure.ending.title', {
        characters: namesIn(texts).characters(winners),
        count: winners.length,
      });

/** How it was decided, and what settled a tie. */
function decided(view: AdventureView, texts: Texts): string[] {
  const { outcome, options } = view;
  const reason = `adventure.ending.reason.${outcome?.reason}`;
  const by = outcome ? (winnersOf(positionOf(view))?.by ?? null) : null;
  return [
    ...(texts.has(reason) ? [texts(reason, { valor: options.valor })] : []),
    ...(by === null ? [] : [texts('adventure.ending.tie', { by })]),
  ];
}

const countIn = ({ log }: CharacterView, type: 'quest' | 'trophy'): number =>
  log.filter((card) => definition(card).type === type).length;

const playerLine = (character: CharacterView, texts: Texts): string =>
  texts('adventure.ending.player', {
    character: namesIn(texts).fullName(character.id),
    valor: character.valor,
    level: namesIn(texts).color(character.level),
    quests: countIn(character, 'quest'),
    trophies: countIn(character, 'trophy'),
  });

/** What the picture of the ending shows. */
export function endingScene(
  view: AdventureView,
  texts: Texts,
  occasion?: Occasion<Told>,
): EndingScene {
  const winners = winnersIn(view);
  const players = playerNames(occasion?.players ?? {}, texts);
  const fight = occasion ? decidingFight(view, occasion.told) : null;
  const won = view.characters.find(({ id }) => id === winners[0]);
  return {
    title: titleOf(winners, texts),
    played: texts('adventure.ending.pictured', { rounds: view.round }),
    text: decided(view, texts).join(' '),
    winners,
    players: [...view.characters]
      .sort((one, other) => other.valor - one.valor || other.log.length - one.log.length)
      .map((character) => ({
        character: character.id,
        name: namesIn(texts).fullName(character.id),
        player: players[character.seat] ?? '',
        health: {
          left: Math.max(0, character.health - character.damage),
          most: character.health,
        },
        deeds: texts('adventure.ending.deeds', {
          quests: countIn(character, 'quest'),
          trophies: countIn(character, 'trophy'),
        }),
        level: character.level,
        valor: character.valor,
        goal: view.options.valor,
        hasWon: winners.includes(character.id),
      })),
    foot: {
      blow: fight && { title: texts('picture.poster.blow'), scene: fightBlow(fight, texts) },
      line: [
        ...(won ? [namesIn(texts).space(won.space)] : []),
        ...(occasion ? whenPlayed(occasion, texts) : []),
      ].join(' · '),
    },
  };
}
