import { capitalised } from '../../../texts/capitalised.ts';
import type { Texts } from '../../../texts/texts.ts';
import { atlasIn } from '../rules/queries/spaces.ts';
import type { AdventureView, CharacterView } from '../rules/view.ts';
import { belongings, boardLines } from './details.ts';
import { spokenFight } from './fight-words.ts';
import { namesIn } from './names.ts';
import { activeCharacter, hasSetOut } from './position.ts';
import { aroundScene, turnWords } from './scenes.ts';
import { spaceWords } from './spaces.ts';
import { ownLines } from './status.ts';

/**
 * The map in words, the most important first: who is where, what can be reached, what lies where. No chances: the
 * map shows none, the options that lead there tell them, and working them out took six times as long as drawing.
 */
export const mapWords = (view: AdventureView, texts: Texts): string =>
  mapLines(view, texts, { isPeaceful: true }).join('\n');

const mapLines = (view: AdventureView, texts: Texts, { isPeaceful = false } = {}): string[] =>
  [
    texts('adventure.picture.alt.map', { round: view.round, turn: turnWords(view, texts) }),
    ...whereLines(view, texts),
    ...reachLines(view, undefined, texts, { isPeaceful }),
    ...boardLines(view, texts),
  ].map(withoutMarks);

/** The same with chances, followed by the whole map: every space with what it offers and where its paths lead. */
export const boardInWords = (view: AdventureView, texts: Texts): string =>
  [...mapLines(view, texts), texts('adventure.picture.alt.land'), ...landLines(view, texts)].join(
    '\n',
  );

function landLines(view: AdventureView, texts: Texts): string[] {
  const names = namesIn(texts);
  const { spaces, waysFrom } = atlasIn(view);
  return spaces.map(({ id }) => {
    const ways = waysFrom(id);
    return withoutMarks(
      texts('adventure.picture.alt.place', {
        space: names.space(id),
        what: spaceWords(view, id, texts, { isPeaceful: true, isSpoken: true }),
        spaces: names.list(ways.reached.filter((to) => ways.steps(to) === 1).map(names.space)),
      }),
    );
  });
}

/** The surroundings of a character in words, with every space that can be reached and what is there. */
export const aroundWords = (view: AdventureView, about: string | undefined, texts: Texts): string =>
  [...whereLines(view, texts), ...reachLines(view, about, texts)].map(withoutMarks).join('\n');

function whereLines(view: AdventureView, texts: Texts): string[] {
  const names = namesIn(texts);
  return view.characters.map(({ id, seat, space, level, health, damage, valor }) =>
    texts('adventure.picture.alt.where', {
      character: names.character(id),
      own: String(seat === view.viewer),
      space: hasSetOut(view) ? names.space(space) : 'none',
      mark: names.color(level),
      left: Math.max(0, health - damage),
      health,
      valor,
      goal: view.options.valor,
    }),
  );
}

/** Where a character can get to and what is there; otherwise what is next to them. */
function reachLines(
  view: AdventureView,
  about: string | undefined,
  texts: Texts,
  { isPeaceful = false } = {},
): string[] {
  const scene = aroundScene(view, about, texts);
  if (!scene || !hasSetOut(view)) return [];
  const spaces =
    scene.reachable.length > 0
      ? scene.reachable.map(({ space }) => space)
      : atlasIn(view)
          .waysFrom(scene.around)
          .reached.filter((space) => atlasIn(view).waysFrom(scene.around).steps(space) === 1);
  const names = namesIn(texts);
  return [
    texts(`adventure.picture.alt.${scene.reachable.length > 0 ? 'reach' : 'neighbors'}`, {
      character: names.character(activeCharacter(view)?.id ?? view.characters[0]?.id ?? ''),
      spaces: names.list(spaces.map(names.space)),
    }),
    ...[scene.around, ...spaces].map((space) =>
      texts('adventure.picture.alt.space', {
        space: names.space(space),
        steps: scene.reachable.find((one) => one.space === space)?.steps ?? 0,
        what: spaceWords(view, space, texts, { isPeaceful, isSpoken: true }),
      }),
    ),
  ];
}

export const sheetWords = (view: AdventureView, character: CharacterView, texts: Texts): string =>
  [
    namesIn(texts).fullName(character.id),
    ...ownLines({ ...view, viewer: character.seat }, texts, { isSpoken: true }),
    ...belongings(character, texts, { isSpoken: true }),
  ]
    .map(withoutMarks)
    .join('\n');

export const fightWords = (view: AdventureView, texts: Texts): string =>
  spokenFight(view, texts).map(withoutMarks).join('\n');

/** Removes what only makes sense to the eye. */
const withoutMarks = (line: string): string =>
  capitalised(line.replaceAll('**', '').replace(/\p{Extended_Pictographic}\uFE0F?\s*/gu, ''));
