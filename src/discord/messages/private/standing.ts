import type {
  APIActionRowComponent,
  APIComponentInContainer,
  APIComponentInMessageActionRow,
} from 'discord-api-types/v10';
import { type Decision, formFor } from '../../../kernel/decision.ts';
import {
  type Standing,
  type StandingOffer,
  sameStanding,
  standingName,
} from '../../../kernel/standing.ts';
import type { Look } from '../../../table/deciding/looking/looking.ts';
import type { MatchSummary } from '../../../table/match/saved/summary.ts';
import { encodeAddress } from '../../address.ts';
import { button } from '../../components/controls.ts';
import { ACCENTS, container, lines, row, rows, text } from '../../components/layout.ts';
import { nameReference } from '../../components/references.ts';
import { LIMITS } from '../../limits.ts';
import type { OutgoingMessage } from '../message.ts';
import type { Words } from '../words.ts';
import { askingParts } from './asking.ts';

/** What somebody is asked while they aren't looking, and their standing answers. */
export function standingMessage(look: Look, words: Words): OutgoingMessage {
  const { texts } = words;
  const { match } = look;
  const table = match.id;
  const way =
    match.status === 'lobby'
      ? button(texts('bot.button.pace'), encodeAddress('pace', { table }))
      : button(texts('bot.button.act'), encodeAddress('act', { table }));
  return {
    components: [
      container(ACCENTS.panel, [
        text(`### ${texts('bot.asking.title')}`),
        ...askingParts(look, words),
        ...(match.status === 'playing' ? givenParts(look, words) : []),
        row([way]),
      ]),
    ],
  };
}

/** The current standing answers, each with the way to take it back, and those that can be given now. */
function givenParts(look: Look, words: Words): APIComponentInContainer[] {
  const { match, standing } = look;
  const { texts, game } = words;
  if (!game.rules.standing) return [];
  const shown = standing.slice(0, LIMITS.buttonsInRow * 3);
  return [
    lines([
      texts('bot.standing.explained', { count: standing.length }),
      ...shown.map((one) => texts('bot.standing.line', { name: standingWords(one, match, words) })),
    ]),
    ...rows(
      shown.map((one) =>
        button(
          texts('bot.standing.revoke', { name: standingWords(one, match, words) }),
          encodeAddress('revoke', {
            table: match.id,
            standing: nameReference(standingName(one)),
          }),
        ),
      ),
    ),
    ...beforehandRows(look, words),
  ];
}

/** What can be decided before its question comes. */
function beforehandRows(
  { match, seat, standing }: Pick<Look, 'match' | 'seat' | 'standing'>,
  words: Words,
): APIComponentInContainer[] {
  const { texts, game } = words;
  const offered = (game.rules.beforehand ?? []).filter(
    (offer) => !standing.some((one) => sameStanding(one, offer)),
  );
  if (seat === null || match.status !== 'playing' || offered.length === 0) return [];
  const ways = offered.slice(0, LIMITS.buttonsInRow * 3).map((offer) =>
    button(
      standingWords(offer, match, words),
      encodeAddress('beforehand', {
        table: match.id,
        standing: nameReference(standingName(offer)),
      }),
    ),
  );
  return [lines([texts('bot.standing.beforehand')]), ...rows(ways)];
}

/** Buttons for standing answers, in the panel of their question. */
export function alwaysRows(
  { match, seat, standing }: Look,
  decision: Decision,
  words: Words,
): APIActionRowComponent<APIComponentInMessageActionRow>[] {
  if (seat === null) return [];
  const offers = standingOffers(decision, seat, words).filter(
    (offer) => !standing.some((one) => sameStanding(one, offer)),
  );
  return rows(
    offers.slice(0, LIMITS.buttonsInRow).map((offer) =>
      button(
        standingWords(offer, match, words),
        encodeAddress('always', {
          table: match.id,
          decision: decision.id,
          standing: nameReference(standingName(offer)),
        }),
      ),
    ),
  );
}

/** The standing answers that a question offers to a seat. */
export const standingOffers = (
  decision: Decision,
  seat: string,
  { game }: Pick<Words, 'game'>,
): StandingOffer[] => game.rules.standing?.(formFor(decision, seat)) ?? [];

/** "Always discard focus" */
const standingWords = (
  standing: Standing,
  { seats }: Pick<MatchSummary, 'seats'>,
  { game, texts }: Words,
): string => game.presentation.standing?.(standing, texts, seats.length) ?? standing.id;
