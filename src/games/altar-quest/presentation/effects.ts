import type { Texts } from '../../../texts/texts.ts';
import { wordedOnce } from '../../../texts/worded-once.ts';
import { settingOf } from '../card-text/self.ts';
import { abilityOf } from '../rules/cards/abilities.ts';
import type { Ability } from '../rules/cards/definition.ts';
import { definition, isCard } from '../rules/cards/library.ts';
import type { Choosable } from '../rules/choices.ts';
import { effectAt } from '../rules/effects/resolving/address.ts';
import type { WholeEffect } from '../rules/language/effect.ts';
import { describeEffect } from '../rules/language/registry.ts';
import type { CardId, Rhune } from '../rules/terms.ts';
import type { AltarQuestOption } from '../rules/verbs.ts';
import { onOneLine, withoutStop } from './one-line.ts';

/** The ability that an option plays or uses; null for options that are about something else. */
export function abilityOfOption({ args }: AltarQuestOption): Ability | null {
  if (!args || !('ability' in args)) return null;
  const { card, ability } = args;
  return card === undefined || ability === undefined || !isCard(card)
    ? null
    : abilityOf(card, ability);
}

/** What an option does in the words of its card, on one line; null if it names no effect. */
export function effectOfOption(option: AltarQuestOption, texts: Texts): string | null {
  const ability = abilityOfOption(option);
  const { args } = option;
  if (!ability || !args || !('card' in args) || args.card === undefined) return null;
  const { card } = args;
  const path = 'path' in args ? args.path : undefined;
  const effect =
    path === undefined ? ability.effect : effectAt({ card, ability: ability.name, path });
  return inWordsOf(card, effect, texts);
}

/** A TEST effect without its consequences: "TEST 3 (Might)"; null for other effects. */
export function testInWords({ card, ability, path }: Choosable, texts: Texts): string | null {
  if (card === undefined || ability === undefined || path === undefined) return null;
  const effect = effectAt({ card, ability, path });
  if (effect.kind !== 'test') return null;
  const { attribute, bonus, difficulty } = effect;
  const bare = { kind: effect.kind, attribute, bonus, difficulty };
  return withoutStop(onOneLine(describeEffect(bare, texts)));
}

/** What a rhune on a card does, on one line; empty if the card has no such rhune. */
export function rhuneEffect(card: CardId, rhune: Rhune, texts: Texts): string {
  const found = (definition(card).abilities ?? [])
    .flatMap(({ rhunes }) => rhunes ?? [])
    .find((candidate) => candidate.rhune === rhune);
  return found ? inWordsOf(card, found.effect, texts) : '';
}

const inWordsOf = (card: CardId, effect: WholeEffect, texts: Texts): string =>
  saidBy(settingOf(definition(card)))(effect, texts);

type Speaker = ReturnType<typeof settingOf>;

const speakers = new Map<string, ReturnType<typeof wordedFor>>();

/** Cards of several kinds may share an effect, but each has its own name for itself and its tokens. */
function saidBy(speaker: Speaker): ReturnType<typeof wordedFor> {
  const key = `${speaker.self} ${speaker.deck}`;
  const said = speakers.get(key) ?? wordedFor(speaker);
  speakers.set(key, said);
  return said;
}

const wordedFor = (speaker: Speaker) =>
  wordedOnce((effect: WholeEffect, texts) => onOneLine(describeEffect(effect, texts, speaker)));

/** Whether an effect contains an attack. */
export const attacks = (effect: unknown): boolean =>
  typeof effect === 'object' &&
  effect !== null &&
  (('kind' in effect && effect.kind === 'attack') || Object.values(effect).some(attacks));
