import type { APIComponentInContainer } from 'discord-api-types/v10';
import type { Game } from '../../../kernel/game.ts';
import type { LobbyOption } from '../../../kernel/lobby.ts';
import { choiceNow } from '../../../kernel/lobby-options.ts';
import { lobbyOf } from '../../../table/match/lobby-of.ts';
import type { MatchSummary } from '../../../table/match/saved/summary.ts';
import type { Texts } from '../../../texts/texts.ts';
import { encodeAddress } from '../../address.ts';
import { button, select } from '../../components/controls.ts';
import { ACCENTS, container, lines, row, rows, text } from '../../components/layout.ts';
import { pageOf, pageWith, withTurns } from '../../components/pages.ts';
import { withPack } from '../../with-pack.ts';
import { languageName } from '../language-name.ts';
import type { OutgoingMessage } from '../message.ts';
import type { Words } from '../words.ts';

/** Three components each, besides a heading and buttons: more would still fit, but nobody would find anything. */
const MOST_ON_A_PAGE = 8;

/** A page by its number (one too high is the last), or the one with an option, whose menu may have been turned to a page of its own. */
export type OptionsPage = number | { option: string; turned?: number };

/** Options that leave the host a choice: a campaign has fixed some. */
export const changeableOptions = (
  game: Game,
  match: Pick<MatchSummary, 'campaign' | 'settings'>,
): LobbyOption[] =>
  lobbyOf(game, match).options.filter(
    ({ id, choices }) => choices.length > 1 && !match.campaign?.settled.includes(id),
  );

/** Options that every match asks anew get pages of their own, before the rest. */
function optionPages(game: Game, match: MatchSummary): LobbyOption[][] {
  const options = changeableOptions(game, match);
  const prominent = options.filter((option) => option.prominent);
  const rest = options.filter((option) => !option.prominent);
  return [...evenly(prominent), ...evenly(rest)];
}

/** As few pages as possible, none of them much shorter than the others. */
function evenly(options: readonly LobbyOption[]): LobbyOption[][] {
  const pages = Math.ceil(options.length / MOST_ON_A_PAGE);
  const size = Math.ceil(options.length / pages);
  return Array.from({ length: pages }, (_, page) => options.slice(page * size, (page + 1) * size));
}

/**
 * The host's private menus for the lobby's options, one page of them.
 * @param locales the languages that the bot speaks
 */
export function lobbyOptionsMessage(
  match: MatchSummary,
  page: OptionsPage,
  { game, texts }: Words,
  locales: readonly string[] = [],
): OutgoingMessage {
  const pages = optionPages(game, match);
  const shown = numberOf(pages, page);
  const turned = typeof page === 'number' ? {} : { [page.option]: page.turned };
  return {
    components: [
      container(ACCENTS.lobby, [
        text(`## ${texts('bot.options.title', { page: shown + 1, pages: pages.length })}`),
        ...(pages[shown] ?? []).flatMap((option) =>
          menuOf(match, option, turned[option.id], { game, texts }),
        ),
        ...(shown === pages.length - 1 ? languageMenu(match, locales, texts) : []),
        ...rows(turnButtons(match.id, shown, pages, texts)),
      ]),
    ],
  };
}

/** In which language everyone reads the match, after everything else. */
const languageMenu = (
  { id, settings }: MatchSummary,
  locales: readonly string[],
  texts: Texts,
): APIComponentInContainer[] =>
  locales.length < 2
    ? []
    : [
        text(texts('bot.options.language')),
        row([
          select(
            encodeAddress('language', { table: id }),
            texts('bot.options.choose-language'),
            locales.map((locale) => ({
              label: languageName(locale),
              value: locale,
              marked: locale === settings.locale,
            })),
          ),
        ]),
      ];

function numberOf(pages: readonly (readonly LobbyOption[])[], page: OptionsPage): number {
  const wanted =
    typeof page === 'number'
      ? page
      : pages.findIndex((options) => options.some(({ id }) => id === page.option));
  return Math.min(Math.max(Number.isNaN(wanted) ? 0 : Math.trunc(wanted), 0), pages.length - 1);
}

/** What the option is about, what has been chosen, and the menu of its choices. */
function menuOf(
  match: MatchSummary,
  { id, choices }: LobbyOption,
  turned: number | undefined,
  { game, texts }: Words,
): APIComponentInContainer[] {
  const chosen = match.options[id] ?? '';
  const ways = choices.map((choice) => ({
    label: choiceName(game, id, choice, texts),
    value: choice,
    description: withPack(choice, choiceDescription(game, id, choice, texts), texts),
    marked: chosen === choice,
  }));
  const page = turned ?? pageWith(ways, choices.indexOf(chosen));
  const turns = { earlier: texts('bot.panel.earlier'), more: texts('bot.panel.more') };
  const says = choiceDescription(game, id, chosen, texts);
  return [
    lines([
      texts('bot.options.about', {
        name: optionName(game, id, texts),
        about: optional(texts, `${game.rules.id}.lobby.option.${id}.description`) || 'none',
      }),
      says === '' ? '' : `-# ${says}`,
    ]),
    row([
      select(
        encodeAddress('option', { table: match.id, option: id }),
        optionName(game, id, texts),
        withTurns(pageOf(ways, page), turns),
      ),
    ]),
  ];
}

function turnButtons(table: string, shown: number, pages: readonly LobbyOption[][], texts: Texts) {
  const to = (page: number) =>
    page === 0
      ? encodeAddress('options', { table })
      : encodeAddress('more-options', { table, page: String(page) });
  const left = pages.slice(shown + 1).flat().length;
  return [
    ...(shown > 0 ? [button(texts('bot.options.back'), to(shown - 1), { emoji: '⬅️' })] : []),
    ...(left > 0
      ? [button(texts('bot.options.more', { count: left }), to(shown + 1), { emoji: '➡️' })]
      : []),
  ];
}

export const optionName = ({ rules }: Game, option: string, texts: Texts): string =>
  texts(`${rules.id}.lobby.option.${option}.name`);

export function choiceName({ rules }: Game, option: string, choice: string, texts: Texts): string {
  const now = choiceNow(rules.lobby.options.find(({ id }) => id === option) ?? {}, choice);
  return texts(`${rules.id}.lobby.option.${option}.choice.${now}`);
}

/** What a choice is like, in one sentence; empty if its name says it. */
export const choiceDescription = (
  { rules }: Game,
  option: string,
  choice: string,
  texts: Texts,
): string => optional(texts, `${rules.id}.lobby.option.${option}.choice-description.${choice}`);

const optional = (texts: Texts, key: string): string => (texts.has(key) ? texts(key) : '');
