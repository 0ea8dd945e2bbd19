import { sentence } from '../../cards/effects/clauses.ts';
import type { Texts } from '../../texts/texts.ts';
import {
  type Answer,
  type FollowerDefinition,
  type GodDefinition,
  type Power,
  symbolsOf,
} from './rules/cards/definition.ts';
import { definition, godDefinition, isFollower, isGod } from './rules/cards/library.ts';
import { describeEffect, describePower } from './rules/language/registry.ts';
import type { Kind } from './rules/terms.ts';

/** A card as a player reads it; the rules text is derived from its definition. */
export interface CardWords {
  name: string;
  /** "Warrior · Ritual" */
  line: string;
  text: string;
  flavour?: string;
}

export function followerText(follower: FollowerDefinition, texts: Texts): CardWords {
  const { id, kind } = follower;
  const symbols = symbolsOf(follower).map((symbol) => texts(`altar.symbol.${symbol}`));
  const flavour = `altar-cards.${id}.flavour`;
  return {
    name: texts(`altar-cards.${id}.name`),
    line: [kind ? texts(`altar.kind.${kind}`) : texts('altar.line.plain'), ...symbols].join(' · '),
    text: followerRules(follower, texts),
    ...(texts.has(flavour) ? { flavour: texts(flavour) } : {}),
  };
}

/** What a follower does, one rule a line. */
export function followerRules(follower: FollowerDefinition, texts: Texts): string {
  const { ability, denies } = follower;
  return [
    ...(ability ? [describeEffect(ability, texts)] : []),
    ...(denies ? [texts(`altar-effects.denies.${denies}`), texts('altar-effects.omen-ends')] : []),
    ...worshipRules(follower, texts),
  ].join('\n');
}

/** What a follower is good for once it worships, one rule each. */
export function worshipRules(follower: FollowerDefinition, texts: Texts): string[] {
  const clauses = worshipClauses(follower, texts);
  return [
    ...(clauses.length > 0
      ? [
          texts('altar-effects.worshipping', {
            clauses: clauses.reduce((before, clause) =>
              texts('altar-effects.clauses', { before, clause }),
            ),
          }),
        ]
      : []),
    ...(follower.ritual === 2 ? [texts('altar-effects.double')] : []),
  ];
}

/** What it does by lying in the worship area. */
function worshipClauses(follower: FollowerDefinition, texts: Texts): string[] {
  const { protects = [], guards, answers, counts } = follower;
  const stopped = protects.filter((kind) => kind !== 'omen');
  return [
    ...(stopped.length > 0
      ? [texts('altar-effects.protects', { kinds: kindList(stopped, texts) })]
      : []),
    ...(protects.includes('omen') ? [texts('altar-effects.protects-omen')] : []),
    ...(guards ? [texts('altar-effects.guards')] : []),
    ...(answers ? [answerText(answers, texts)] : []),
    ...(counts ? [texts('altar-effects.counts', { amount: counts })] : []),
  ];
}

export const godText = (god: GodDefinition, texts: Texts): CardWords => ({
  name: texts(`altar.character.${god.id}.name`),
  line: texts('altar.line.god'),
  text: godPowers(god, texts),
});

/** What a follower or a god does; empty for anything else. */
export function printedText(id: string, texts: Texts): string {
  if (isFollower(id)) return followerRules(definition(id), texts);
  return isGod(id) ? godPowers(godDefinition(id), texts) : '';
}

/** What a god's power does, in words derived from its definition. */
export const godPowers = (god: GodDefinition, texts: Texts): string =>
  god.powers.map((power) => powerText(power, texts)).join(' ');

export function powerText(power: Power, texts: Texts): string {
  if (power.power === 'when') return sentence(answerText(power, texts));
  const kinds = power.power === 'pierces' ? kindList([power.kind], texts) : '';
  return texts(`altar-effects.power.${power.power}`, { kinds });
}

/** When something answers by itself, and how; a clause. */
export const answerText = ({ moment, effect }: Answer, texts: Texts): string =>
  texts(`altar-effects.moment.${moment}`, { clause: describePower(effect, texts) });

const kindList = (kinds: readonly Kind[], texts: Texts): string =>
  new Intl.ListFormat(texts.locale).format(kinds.map((kind) => texts(`altar.kinds.${kind}`)));
