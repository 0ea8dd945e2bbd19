import type { APIComponentInContainer } from 'discord-api-types/v10';
import type { Picture } from '../../../kernel/game.ts';
import type { Look } from '../../../table/deciding/looking/looking.ts';
import { encodeAddress } from '../../address.ts';
import { cardReference } from '../../commands/cards.ts';
import { button, select } from '../../components/controls.ts';
import { ACCENTS, container, gallery, lines, row, rows, text } from '../../components/layout.ts';
import { LIMITS } from '../../limits.ts';
import { type OutgoingMessage, pictureFile } from '../message.ts';
import { waitingLines } from '../time/waiting.ts';
import type { Words } from '../words.ts';
import { HOME_FILE, type HomeWords, standing, votes, whereWords } from './home.ts';
import {
  type CampaignWithMatches,
  campaignTitle,
  characterLines,
  isDone,
  recordLines,
  rememberedLines,
  standingLines,
} from './title.ts';
import { campaignButton, homeLink, looks } from './ways.ts';

/** Lines of "previously". */
const PREVIOUSLY = 10;
/** Menus of cards that one message holds besides everything else. */
const MENUS = 8;

/** `/campaign status`: what the home message says, and whose move it is; for the person alone. */
export function campaignStatusMessage(
  told: CampaignWithMatches,
  look: Look | null,
  picture: Picture | null,
  words: HomeWords,
): OutgoingMessage {
  const { campaign } = told;
  const { id, current } = campaign;
  const { texts } = words;
  const file = picture ? pictureFile(HOME_FILE, picture) : null;
  const asked = current?.status === 'lobby' ? votes(told, words) : [];
  const isOn = campaign.status === 'playing' && current !== null;
  const isPlayed = isOn && current.status === 'playing';
  const ways = [
    ...(isPlayed
      ? [
          button(texts('bot.button.act'), encodeAddress('act', { table: current.id }), {
            style: 'primary',
          }),
        ]
      : []),
    ...(isOn && current.status === 'lobby'
      ? [campaignButton('join', id, texts), campaignButton('next', id, texts)]
      : []),
    ...looks(told, 'status', texts),
    ...(isDone(campaign) || asked.length > 0 ? [] : [campaignButton('end', id, texts)]),
    homeLink(campaign, texts),
  ];
  return {
    components: [
      container(ACCENTS.panel, [
        text(`## ${campaignTitle(campaign, words)}`),
        ...(file ? [gallery(file.name, file.description)] : []),
        ...standing(told, words),
        lines([
          ...(current ? [whereWords(told, current, words)] : []),
          ...(look ? waitingLines(look, words.now) : []),
        ]),
        ...asked,
        ...rows(ways),
      ]),
    ],
    files: file ? [file] : [],
  };
}

/** What takes part in every match, the story so far, and everyone's cards. */
export function journalMessage(told: CampaignWithMatches, words: Words): OutgoingMessage {
  const { campaign } = told;
  const { game, texts } = words;
  const journal = campaign.campaign
    ? (game.presentation.campaign?.journal(campaign.campaign, texts) ?? [])
    : [];
  const part = (title: string, told: readonly string[]): APIComponentInContainer =>
    lines([
      `**${texts(`bot.campaign.journal.${title}`)}**`,
      ...(told.length === 0 ? [texts(`bot.campaign.journal.no-${title}`)] : told),
    ]);
  return {
    components: [
      container(ACCENTS.panel, [
        text(`## ${texts('bot.campaign.journal.of', { title: campaignTitle(campaign, words) })}`),
        part('everywhere', journal),
        part('record', [...recordLines(told, words), ...rememberedLines(campaign, words)]),
        part('characters', characterLines(campaign, words)),
        ...cardMenus(told, words),
        row(looks(told, 'journal', texts)),
      ]),
    ],
  };
}

/** Menus that show the cards as pictures, one for all and one for each who has some. */
function cardMenus(
  { campaign: { gameId, campaign } }: CampaignWithMatches,
  { game, texts }: Words,
): APIComponentInContainer[] {
  const { presentation } = game;
  const known = new Map(presentation.cards(texts).map((card) => [card.id, card]));
  const groups = campaign ? (presentation.campaign?.cards(campaign, texts) ?? []) : [];
  return groups.slice(0, MENUS).map(({ title, cards }, index) => {
    const choices = cards.slice(0, LIMITS.selectOptions).flatMap((id) => {
      const card = known.get(id);
      if (!card) return [];
      const value = cardReference({ gameId, card });
      return [{ label: card.name, description: card.line, value }];
    });
    const placeholder = texts('bot.campaign.journal.cards', { title });
    return row([select(encodeAddress('cards', { menu: String(index) }), placeholder, choices)]);
  });
}

/** What a person who was away has missed, in ten lines at most. */
export function previouslyMessage(told: CampaignWithMatches, words: Words): OutgoingMessage {
  const { campaign } = told;
  const { texts } = words;
  const standing = standingLines(campaign, words);
  const characters = characterLines(campaign, words);
  const remembered = rememberedLines(campaign, words);
  const record = recordLines(told, words);
  const room = Math.max(1, PREVIOUSLY - standing.length - characters.length - remembered.length);
  const earlier = record.length > room ? record.length - room + 1 : 0;
  return {
    components: [
      container(ACCENTS.story, [
        text(`## ${texts('bot.campaign.previously', { title: campaignTitle(campaign, words) })}`),
        lines(
          [
            ...(earlier > 0 ? [texts('bot.campaign.earlier', { count: earlier })] : []),
            ...record.slice(earlier),
            ...(record.length === 0 ? [texts('bot.campaign.journal.no-record')] : []),
            ...remembered,
            ...characters,
            ...standing,
          ].slice(0, PREVIOUSLY),
        ),
        row(looks(told, 'previously', texts)),
      ]),
    ],
  };
}

/**
 * Somebody's sheet as a picture, with a menu of the others.
 * @param by who shows it to everyone; null if it is viewed in private
 */
export function sheetMessage(
  told: CampaignWithMatches,
  character: string,
  picture: Picture | null,
  by: string | null,
  words: Words,
): OutgoingMessage {
  const { campaign } = told;
  const { game, texts } = words;
  const all = campaign.campaign
    ? (game.presentation.campaign?.characters(campaign.campaign, texts) ?? [])
    : [];
  const shown = all.find((one) => one.character === character);
  const file = picture
    ? pictureFile(`sheet-${character.replaceAll(/[^a-z0-9-]/gi, '-')}`, picture)
    : null;
  const title = campaignTitle(campaign, words);
  const said = shown
    ? texts('bot.campaign.character', { name: shown.name, lines: shown.lines.join(' · ') })
    : texts('bot.campaign.sheet.which');
  const others = all
    .slice(0, LIMITS.selectOptions)
    .map((one) => ({ label: one.name, value: one.character, marked: one === shown }));
  const id = campaign.id;
  return {
    components: [
      container(ACCENTS.story, [
        text(
          by === null
            ? `## ${title}`
            : texts('bot.campaign.sheet.shared', { by: `<@${by}>`, title }),
        ),
        ...(file ? [gallery(file.name, file.description)] : []),
        ...(file && by !== null
          ? []
          : [text(all.length === 0 ? texts('bot.campaign.sheet.none') : said)]),
        ...(by === null && others.length > 0
          ? [
              row([
                select(
                  encodeAddress('sheet', { campaign: id, character: 'menu' }),
                  texts('bot.campaign.sheet.choose'),
                  others,
                ),
              ]),
            ]
          : []),
        ...(by === null
          ? rows([
              ...(shown
                ? [
                    button(
                      texts('bot.button.share'),
                      encodeAddress('show-sheet', { campaign: id, character }),
                      { style: 'primary' },
                    ),
                  ]
                : []),
              ...looks(told, 'sheet', texts),
            ])
          : []),
      ]),
    ],
    files: file ? [file] : [],
  };
}
