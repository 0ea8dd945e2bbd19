import type { APIComponentInContainer } from 'discord-api-types/v10';
import { type Decision, optionsFor } from '../../../kernel/decision.ts';
import type { OptionMenu } from '../../../kernel/game.ts';
import type { Look } from '../../../table/looking/looking.ts';
import type { Texts } from '../../../texts/texts.ts';
import { encodeAddress } from '../../address.ts';
import { button, select } from '../../components/controls.ts';
import { ACCENTS, container, lines, row, rows, separator, text } from '../../components/layout.ts';
import { pageOf, withTurns } from '../../components/pages.ts';
import { optionsReference } from '../../components/references.ts';
import { LIMITS } from '../../limits.ts';
import { campaignButton } from '../campaign/ways.ts';
import { countComponents, type OutgoingMessage } from '../message.ts';
import { looksInCrowd, seatLabels } from '../people.ts';
import { severalControls } from '../several.ts';
import { dueLine } from '../time/due.ts';
import { closeButtons, voteLines } from '../vote.ts';
import { noneWords, type Words } from '../words.ts';
import { explainButton } from './glossary.ts';
import { goalButton } from './goal.ts';
import { alwaysRows } from './standing.ts';

/** Components that the ways to answer may need besides menus: the heading, and a row to turn pages. */
const HEADING_AND_TURNS = 4;
/** Buttons of one menu before it becomes a real menu. */
const MOST_BUTTONS = 10;

/** Where in the panel somebody is. */
export interface PanelPlace {
  /** Which of the open questions; else the first one that has not been voted on. */
  decision?: string | undefined;
  /** Which page of menus, when they don't all fit. */
  page?: number;
  /** Menus that have been paged on, by menu id. */
  menuPages?: { [menu: string]: number };
  /** What is explained here because the person meets it for the first time. */
  hint?: string;
  /** What the last action did, in the game's words. */
  told?: readonly string[];
  /** References of options that are marked, in a question that takes several. */
  marked?: ReadonlySet<string>;
}

/** The private panel: what one may do now, and what the last action did. */
export function panelMessage(look: Look, words: Words, place: PanelPlace = {}): OutgoingMessage {
  const told = place.told?.length ? [lines(place.told), separator()] : [];
  const hint =
    place.hint === undefined ? [] : [text(words.texts('bot.hints.hint', { hint: place.hint }))];
  const decision =
    look.open.find(({ id }) => id === place.decision) ??
    look.open.find((open) => !hasVoted(look, open));
  const below = [...others(look, decision, words), ...foot(look, words, decision, place)];
  const around = countComponents([container(ACCENTS.panel, [...told, ...hint, ...below])]);
  const room = LIMITS.messageComponents - around;
  const body = decision ? asked(look, decision, words, place, room) : idle(look, words);
  return { components: [container(ACCENTS.panel, [...told, ...hint, ...body, ...below])] };
}

/** @param room components that there is room for */
function asked(
  look: Look,
  whole: Decision,
  { game, texts }: Words,
  place: PanelPlace,
  room: number,
): APIComponentInContainer[] {
  const decision = look.seat ? { ...whole, options: optionsFor(whole, look.seat) } : whole;
  const { lines: told, menus } = game.presentation.panel(look.view, decision, texts);
  const heading = withDue(told, dueLine(look.times, [decision], texts));
  const address = { look, decision: whole, words: { game, texts } };
  const vote = look.votes.find((one) => one.decision === whole.id);
  // An answer for good would be one for the others, too.
  const always = vote ? [] : alwaysRows(look, whole, { game, texts });
  const standing = vote ? voteLines(vote, decision, look, address.words) : [];
  const close = vote ? closeButtons(vote, look.match, address.words) : [];
  if (whole.choose.max > 1) {
    const controls = severalControls(address, place.marked ?? new Set());
    return [lines([...heading, ...standing]), ...controls, ...rows(close)];
  }
  const pages = intoPages(
    together(menus.filter(({ options }) => options.length > 0)).map((group) =>
      group.every(isButtons)
        ? rows(group.flatMap((menu) => buttonsOf(menu, address)))
        : group.flatMap((menu) => menuRow(menu, address, place)),
    ),
    room - countComponents(always) - HEADING_AND_TURNS,
  );
  const page = Math.min(Math.max(place.page ?? 0, 0), pages.length - 1);
  const turns = pages.length > 1 ? [turnButton(address, page, pages.length)] : [];
  const none = whole.choose.min === 0 ? [noneButton(address)] : [];
  return [
    lines([...heading, ...standing]),
    ...(pages[page] ?? []),
    ...rows([...none, ...turns, ...close]),
    ...always,
  ];
}

/**
 * A line of its own would push a long turn's first button off a phone, and the last line may be about one
 * of the answers: it stands in the small print, or behind what is asked.
 */
function withDue(told: readonly string[], due: readonly string[]): string[] {
  const small = told.findIndex((line) => line.startsWith('-# '));
  const [first = '', ...rest] = small < 0 ? told : told.slice(small);
  return [...told.slice(0, Math.max(small, 0)), [first, ...due].join(' · '), ...rest];
}

interface Addressed {
  look: Look;
  decision: Decision;
  words: Words;
}

const isButtons = ({ as, options }: OptionMenu): boolean =>
  as === 'buttons' && options.length <= MOST_BUTTONS;

/** Buttons that follow one another share their rows. */
function together(menus: readonly OptionMenu[]): OptionMenu[][] {
  const groups: OptionMenu[][] = [];
  for (const menu of menus) {
    const before = groups.at(-1);
    if (before?.every(isButtons) && isButtons(menu)) before.push(menu);
    else groups.push([menu]);
  }
  return groups;
}

const buttonsOf = (menu: OptionMenu, { look, decision }: Addressed) =>
  menu.options.map(({ option, ahead, text: { label, emoji } }) =>
    button(
      label,
      encodeAddress('pick', {
        table: look.match.id,
        decision: decision.id,
        option: optionsReference(option, ahead),
      }),
      { style: menu.quiet ? 'secondary' : 'primary', ...(emoji ? { emoji } : {}) },
    ),
  );

function menuRow(
  menu: OptionMenu,
  { look, decision, words: { texts } }: Addressed,
  place: PanelPlace,
): APIComponentInContainer[] {
  const table = look.match.id;
  const choices = menu.options.map(({ option, ahead, text: { label, description, emoji } }) => ({
    label,
    value: optionsReference(option, ahead),
    ...(description ? { description } : {}),
    ...(emoji ? { emoji } : {}),
  }));
  const page = pageOf(choices, place.menuPages?.[menu.id] ?? 0);
  const title =
    page.pages > 1
      ? texts('bot.panel.menu-page', { title: menu.title, page: page.page + 1, pages: page.pages })
      : menu.title;
  const turned = withTurns(page, {
    earlier: texts('bot.panel.earlier'),
    more: texts('bot.panel.more'),
  });
  const address = encodeAddress('menu', { table, decision: decision.id, menu: menu.id });
  return [row([select(address, title, turned)])];
}

/** Shares the menus out so that no page has more components than a message may have. */
function intoPages(
  groups: readonly APIComponentInContainer[][],
  room: number,
): APIComponentInContainer[][] {
  const pages: APIComponentInContainer[][] = [[]];
  for (const group of groups) {
    const current = pages.at(-1)!;
    const full = countComponents([...current, ...group]) > room;
    if (full && current.length > 0) pages.push([...group]);
    else current.push(...group);
  }
  return pages;
}

const turnButton = ({ look, decision, words: { texts } }: Addressed, page: number, pages: number) =>
  button(
    texts('bot.panel.more-ways', { page: page + 1, pages }),
    encodeAddress('panel', {
      table: look.match.id,
      decision: decision.id,
      page: String((page + 1) % pages),
    }),
  );

const noneButton = ({ look, decision, words }: Addressed) =>
  button(
    noneWords(look.view, decision, words),
    encodeAddress('marked', { table: look.match.id, decision: decision.id }),
  );

const hasVoted = ({ votes }: Look, { id }: Decision): boolean =>
  votes.some(({ decision, own }) => decision === id && own !== null);

/** Nothing left to answer: how the votes stand, and who is waited for. */
function idle(look: Look, { game, texts }: Words): APIComponentInContainer[] {
  const { match, open, votes, waiting, view } = look;
  if (match.status !== 'playing') return over(look, texts);
  const standing = open.flatMap((decision) => {
    const vote = votes.find((one) => one.decision === decision.id);
    const { question } = game.presentation.prompt(view, decision, texts);
    return vote ? [`**${question}**`, ...voteLines(vote, decision, look, { game, texts })] : [];
  });
  const seats = seatLabels(
    match,
    waiting.map(({ seat }) => seat),
    game,
    view,
    texts,
  );
  const close = votes.flatMap((vote) => closeButtons(vote, match, { game, texts }));
  return [lines([...standing, texts('bot.panel.nothing-to-do', { seats })]), ...rows(close)];
}

/** What is no longer played; of a campaign, with the way to what is played next. */
function over({ match: { status, campaign } }: Look, texts: Texts): APIComponentInContainer[] {
  if (!campaign || (status !== 'over' && status !== 'abandoned')) {
    return [text(texts(`bot.panel.${status}`))];
  }
  return [
    text(texts('bot.panel.part-over')),
    row([campaignButton('status', campaign.id, texts, { style: 'primary' })]),
  ];
}

/** Ways to the other questions that the same person may answer. */
function others(
  look: Look,
  shown: Decision | undefined,
  { game, texts }: Words,
): APIComponentInContainer[] {
  const { match, open, view } = look;
  const buttons = open
    .filter((decision) => decision !== shown)
    .slice(0, LIMITS.buttonsInRow)
    .map((decision) =>
      button(
        texts(hasVoted(look, decision) ? 'bot.vote.change' : 'bot.panel.other-question', {
          question:
            game.presentation.brief?.(view, decision, texts) ??
            game.presentation.prompt(view, decision, texts).question,
        }),
        encodeAddress('panel', { table: match.id, decision: decision.id, page: '0' }),
      ),
    );
  return rows(buttons);
}

function foot(
  look: Look,
  { game, texts }: Words,
  decision: Decision | undefined,
  { hint }: PanelPlace,
): APIComponentInContainer[] {
  const words = { game, texts };
  const { match, undo } = look;
  const table = match.id;
  return rows([
    button(texts('bot.button.hand'), encodeAddress('hand', { table })),
    button(texts('bot.button.look'), encodeAddress('look', { table, picture: '' })),
    ...(decision && game.rules.companion && !looksInCrowd(look)
      ? [button(texts('bot.button.advise'), encodeAddress('advise', { table }))]
      : []),
    ...(decision ? [] : [button(texts('bot.button.refresh'), encodeAddress('act', { table }))]),
    goalButton(table, words),
    explainButton(game.rules.id, table, texts),
    ...(undo === null
      ? []
      : [
          button(texts('bot.button.undo'), encodeAddress('undo', { table, to: String(undo) }), {
            emoji: '↩️',
          }),
        ]),
    ...(hint === undefined
      ? []
      : [button(texts('bot.button.hints-off'), encodeAddress('hints', { wanted: 'off', table }))]),
  ]);
}
