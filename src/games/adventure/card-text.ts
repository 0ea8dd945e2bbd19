import { packOf } from '../../kernel/packs.ts';
import type { Texts } from '../../texts/texts.ts';
import { type FaceWords, faceWords, type Side } from './card-text/challenges.ts';
import { effectText, onlyIfText, workingLines } from './card-text/effects.ts';
import {
  coloredPart,
  colorText,
  iconText,
  lineOf,
  linePart,
  strengthParts,
  traitText,
} from './card-text/line.ts';
import { rewardText, taskText } from './card-text/tasks.ts';
import type {
  AbilityDefinition,
  BoardEncounterDefinition,
  ChallengeDefinition,
  CharacterDefinition,
  QuestDefinition,
  TrophyDefinition,
} from './rules/cards/definition.ts';
import { allOf, trophyDefinition } from './rules/cards/library.ts';
import { listed } from './rules/language/describe-condition.ts';
import type { Effect } from './rules/language/effect.ts';
import { wordsIn } from './rules/language/registry.ts';
import type { CharacterSide, DefinitionId, Level } from './rules/terms.ts';

/** A card as a player reads it; the rules text is derived from its definition. */
export interface CardWords {
  name: string;
  /** "Green encounter · Beast · Melee attack 2 · Defense 6 · Damage 1" */
  line: string;
  /** What it does, one rule a line; empty if the line says everything. */
  text: string;
  flavour?: string;
}

/** Names of cards, of sides of cards, of characters and trophies. */
export const nameText = (id: DefinitionId, texts: Texts, side?: Side): string =>
  texts(`adventure-cards.${side ? `${id}.${side}` : id}.name`);

const words = (
  id: DefinitionId,
  { line, text }: FaceWords,
  texts: Texts,
  side?: Side,
): CardWords => {
  const flavour = `adventure-cards.${side ? `${id}.${side}` : id}.flavour`;
  return {
    name: nameText(id, texts, side),
    line,
    text,
    ...(texts.has(flavour) ? { flavour: texts(flavour) } : {}),
  };
};

// Characters

/** One side of a character's card for a level. */
export function characterWords(
  { id, affiliation, levels }: CharacterDefinition,
  { level, side }: { level: Level; side: CharacterSide },
  texts: Texts,
): CardWords {
  const card = levels[level][side];
  const line = lineOf([
    coloredPart('character', level, texts),
    linePart('affiliation', texts, { affiliation }),
    linePart('side', texts, { side }),
    linePart('health', texts, { amount: card.health }),
    ...strengthParts(card, texts),
    ...card.icons.map((icon) => iconText(icon, texts)),
  ]);
  return words(id, { line, text: workingLines(card, texts).join('\n') }, texts);
}

// Ability cards

export function abilityWords(ability: AbilityDefinition, texts: Texts): CardWords {
  const line = lineOf([
    nameText(ability.character, texts),
    texts(`adventure-effects.timing.${ability.timing}`),
    linePart('cost', texts, { cost: ability.cost }),
  ]);
  return words(ability.id, { line, text: abilityRules(ability, texts) }, texts);
}

/** What an ability card does, one rule a line. */
export function abilityRules(ability: AbilityDefinition, texts: Texts): string {
  const { if: condition, weapon, effect, improved = [], attached = {} } = ability;
  const rules = wordsIn(texts, 'character');
  const whose = effect && isForOthers(effect) ? 'other' : 'own';
  return [
    ...(condition ? [onlyIfText(condition, texts)] : []),
    ...(weapon ? [rules.text('instead-of-weapon', { ...weapon })] : []),
    ...(effect ? [effectText(effect, texts)] : []),
    ...workingLines(attached, texts).map((text) => rules.text('attached', { whose, text })),
    ...improved.map(({ level, effect: more }) =>
      rules.text('improved', { color: colorText(level, texts), text: effectText(more, texts) }),
    ),
  ].join('\n');
}

/** Whether a card is attached to somebody other than its owner, who is then "you" in its text there. */
function isForOthers(effect: Effect): boolean {
  switch (effect.kind) {
    case 'attach':
      return effect.who !== 'own';
    case 'sequence':
      return effect.effects.some(isForOthers);
    case 'choose':
      return effect.options.some(isForOthers);
    case 'may':
    case 'when':
      return isForOthers(effect.effect);
    default:
      return false;
  }
}

// Challenge cards

/** One side of a challenge card. Throws for a blank reverse. */
export function challengeWords(card: ChallengeDefinition, side: Side, texts: Texts): CardWords {
  const face = faceWords(card, side, texts);
  if (!face) throw new Error(`Nothing is printed on the ${side} of ${card.id}.`);
  return words(card.id, face, texts, side);
}

// Quests, the board, trophies

export function questWords(quest: QuestDefinition, texts: Texts): CardWords {
  const { id, set, valor, level, tasks } = quest;
  const line = lineOf([
    linePart(`${set}-quest`, texts),
    ...(valor > 0 ? [linePart('valor', texts, { valor })] : []),
    ...(level ? [linePart('a-level', texts)] : []),
  ]);
  const reward = rewardText(quest, texts);
  const text = [
    ...tasks.map((task) => taskText(task, texts)),
    ...(reward === null ? [] : [reward]),
  ].join('\n');
  return words(id, { line, text }, texts);
}

export function boardEncounterWords(encounter: BoardEncounterDefinition, texts: Texts): CardWords {
  const { id, color, foe, price, level, trophy, reward } = encounter;
  const line = lineOf([
    coloredPart('board-encounter', color, texts),
    ...(foe ? [traitText(foe.trait, texts), ...strengthParts(foe, texts)] : []),
  ]);
  const board = (key: string, args: { [name: string]: string | number }): string =>
    texts(`adventure-effects.board.${key}`, args);
  const text = [
    ...(foe ? workingLines(foe, texts, 'foe') : []),
    ...(price ? [board('price', { ...price })] : []),
    ...(level ? [board('level', { level: colorText(level, texts) })] : []),
    ...(trophy ? [board('trophy', trophyArguments(trophyDefinition(trophy), texts))] : []),
    ...(reward ? [board('reward', { text: effectText(reward, texts) })] : []),
  ].join('\n');
  return words(id, { line, text }, texts);
}

const trophyArguments = ({ id, valor, once }: TrophyDefinition, texts: Texts) => ({
  name: nameText(id, texts),
  valor,
  once: String(once ?? false),
});

export function trophyWords(trophy: TrophyDefinition, texts: Texts): CardWords {
  const { id, valor, copies, once = false } = trophy;
  const line = lineOf([linePart('trophy', texts), linePart('valor', texts, { valor })]);
  const givers = allOf('board-encounter').filter(
    (encounter) => encounter.trophy === id && packOf(encounter.id) === packOf(id),
  );
  const names = givers.map((encounter) => nameText(encounter.id, texts));
  const rules = wordsIn(texts, 'character');
  const text = rules.text('trophy', {
    encounters: listed(names, rules, 'or'),
    copies,
    once: String(once),
  });
  return words(id, { line, text }, texts);
}
