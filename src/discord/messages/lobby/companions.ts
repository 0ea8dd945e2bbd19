import type { APIComponentInContainer } from 'discord-api-types/v10';
import { type Strength, strengthsOf } from '../../../kernel/companion.ts';
import { isDealt } from '../../../table/around/beginning/dealing.ts';
import { nameIn } from '../../../table/match/people/called.ts';
import { isCrowd } from '../../../table/match/people/crowd.ts';
import { isCompanion, strengthOf } from '../../../table/match/people/holders.ts';
import type { MatchSummary } from '../../../table/match/saved/summary.ts';
import type { Texts } from '../../../texts/texts.ts';
import { encodeAddress } from '../../address.ts';
import { type MenuChoice, select } from '../../components/controls.ts';
import { ACCENTS, container, lines, row, text } from '../../components/layout.ts';
import { roleMenu } from '../../components/server-menus.ts';
import { holderName } from '../../mentions.ts';
import type { OutgoingMessage } from '../message.ts';
import type { Words } from '../words.ts';

/** What a value of the menu says: who should play, and which seat; the next free one if none is named. */
export function readCompanionChoice(value: string): { plays: string; seat: string | null } {
  const [plays = '', seat = ''] = value.split(' ');
  return { plays, seat: seat === '' ? null : seat };
}

/** The menu on the lobby card and in the private message. None if companions can't play. */
export function companionMenu(
  match: MatchSummary,
  { game, texts }: Words,
): APIComponentInContainer[] {
  const { companion, lobby } = game.rules;
  if (!companion) return [];
  const strengths = strengthsOf(companion);
  const choices =
    match.status === 'lobby'
      ? lobbyChoices(match, strengths, lobby.seats.max, texts)
      : seatChoices(match, strengths, texts);
  if (choices.length === 0) return [];
  const address = encodeAddress('companion', { table: match.id });
  return [row([select(address, texts('bot.companions.choose'), choices)])];
}

function lobbyChoices(
  { seats }: MatchSummary,
  strengths: readonly Strength[],
  max: number,
  texts: Texts,
): MenuChoice[] {
  const added = strengths.map((strength) => ({
    label: texts('bot.companions.add', { strength }),
    description: texts(`bot.companions.about.${strength}`),
    value: strength,
  }));
  const crowds = (['everybody', 'role'] as const).map((crowd) => ({
    label: texts('bot.crowd.add', { crowd }),
    description: texts('bot.crowd.about'),
    value: crowd,
  }));
  const free = seats.length < max;
  const removed = seats.filter(isDealt).map((holder) => ({
    label: texts('bot.companions.remove', { name: nameIn(holder, texts) }),
    value: `person ${holder.seat}`,
  }));
  return [...(free ? added : []), ...(free && !seats.some(isCrowd) ? crowds : []), ...removed];
}

function seatChoices(
  { seats }: MatchSummary,
  strengths: readonly Strength[],
  texts: Texts,
): MenuChoice[] {
  const handed = seats.flatMap((holder) =>
    strengths
      .filter((strength) => strength !== strengthOf(holder))
      .map((strength) => ({
        label: texts('bot.companions.hand-over', { name: nameIn(holder, texts), strength }),
        description: texts(`bot.companions.about.${strength}`),
        value: `${strength} ${holder.seat}`,
      })),
  );
  const back = { label: texts('bot.companions.take-back'), value: 'person' };
  return seats.some(isCompanion) ? [back, ...handed] : handed;
}

/** Lets the host name the role whose members should hold the next seat; private. */
export const crowdMessage = ({ id: table }: MatchSummary, texts: Texts): OutgoingMessage => ({
  components: [
    container(ACCENTS.panel, [
      lines([texts('bot.crowd.which'), texts('bot.crowd.quiet')]),
      row([roleMenu(encodeAddress('crowd', { table }), texts('bot.crowd.choose'))]),
    ]),
  ],
});

/** Who plays for whom, and the menu that changes it; private. */
export function companionsMessage(match: MatchSummary, words: Words): OutgoingMessage {
  const { texts } = words;
  return {
    components: [
      container(ACCENTS.panel, [
        text(`## ${texts('bot.companions.title')}`),
        lines([
          texts('bot.companions.who'),
          ...match.seats.map((holder) => `- ${holderName(holder, texts)}`),
        ]),
        ...companionMenu(match, words),
      ]),
    ],
  };
}
