import type { APIComponentInContainer } from 'discord-api-types/v10';
import type { Decision } from '../../../kernel/decision.ts';
import type { Look } from '../../../table/deciding/looking/looking.ts';
import { hasEnded } from '../../../table/match/saved/summary.ts';
import { encodeAddress } from '../../address.ts';
import { button } from '../../components/controls.ts';
import { ACCENTS, container, lines, rows, separator, text } from '../../components/layout.ts';
import { LIMITS } from '../../limits.ts';
import { countComponents, type OutgoingMessage } from '../message.ts';
import { looksInCrowd, seatLabels } from '../people.ts';
import { severalControls } from '../several.ts';
import { ownDueLine } from '../time/due.ts';
import { closeButtons, voteLines } from '../vote.ts';
import { noneWords, type Words } from '../words.ts';
import { answeredForLines, askingOffer } from './asking.ts';
import { filledInButtons, filledInMeans } from './filled-in.ts';
import { finishedParts } from './finished.ts';
import { explainButton } from './glossary.ts';
import { goalButton } from './goal.ts';
import { ordersButton, ordersLines, stoppedLine } from './orders.ts';
import { panelText } from './panel-text.ts';
import { planStoppedLine } from './plan.ts';
import { alwaysRows } from './standing.ts';
import { type WayAddresses, waysOffered } from './ways-offered.ts';

/** Components that answering may need besides menus: the heading, and a row to turn pages. */
const HEADING_AND_TURNS = 6;

/** Where in the panel somebody is. */
export interface PanelPlace {
  /** Which of the open questions; else the first one that has not been voted on. */
  decision?: string | undefined;
  /** Which page of menus, if they don't all fit. */
  page?: number;
  /** Menus that have been paged on, by menu id. */
  menuPages?: { [menu: string]: number };
  /** What is explained here because the person meets it for the first time. */
  hint?: string;
  /** The step of the person's first turn that it is about. */
  guide?: readonly string[];
  /** What the last action did, in the game's words. */
  told?: readonly string[];
  /** References of options that are marked, in a question that takes several. */
  marked?: ReadonlySet<string>;
}

/** The private panel: what one may do now, and what the last action did. */
export function panelMessage(look: Look, words: Words, place: PanelPlace = {}): OutgoingMessage {
  const { texts } = words;
  const news = [...answeredForLines(look, texts), ...(place.told ?? [])];
  const told = news.length > 0 ? [lines(news), separator()] : [];
  const hint =
    place.hint === undefined ? [] : [text(texts('bot.hints.hint', { hint: place.hint }))];
  const guide = guideParts(place);
  const above = [...told, ...hint];
  const decision =
    look.open.find(({ id }) => id === place.decision) ??
    look.open.find((open) => !hasVoted(look, open));
  const ordered = ordersLines(look, words);
  const below = [
    ...(ordered.length > 0 ? [lines(ordered)] : []),
    ...others(look, decision, words),
    ...(hasEnded(look.match) ? [] : foot(look, words, decision, place)),
    ...askingOffer(look, texts),
  ];
  const around = countComponents([container(ACCENTS.panel, [...above, ...guide, ...below])]);
  const room = LIMITS.messageComponents - around;
  const body = decision ? asked(look, decision, words, place, room) : idle(look, words);
  return {
    components: [container(ACCENTS.panel, [...above, ...body, ...below])],
    panelOf: look.match.id,
  };
}

/** The step of a first turn stands right above the buttons: a long panel opens at its lower end on a phone. */
const guideParts = ({ guide }: PanelPlace): APIComponentInContainer[] =>
  guide ? [separator(), lines(guide)] : [];

/** @param room components that there is room for */
function asked(
  look: Look,
  decision: Decision,
  { game, texts }: Words,
  place: PanelPlace,
  room: number,
): APIComponentInContainer[] {
  const { lines: told, menus } = panelText(look, decision, { game, texts });
  const heading = [
    ...stoppedLine(look, decision, { game, texts }),
    ...planStoppedLine(look, decision, { game, texts }),
    ...withDue(told, ownDueLine(look, decision, { game, texts })),
  ];
  const address = { look, decision, words: { game, texts } };
  const vote = look.votes.find((one) => one.decision === decision.id);
  // A standing answer would be one for the others, too.
  const always = vote ? [] : alwaysRows(look, decision, { game, texts });
  const standing = vote ? voteLines(vote, decision, look, address.words) : [];
  const close = vote ? closeButtons(vote, look.match, address.words) : [];
  const filled = filledInButtons(look, decision, address.words);
  if (decision.choose.max > 1) {
    const controls = severalControls(address, place.marked ?? new Set());
    return [
      lines([...heading, ...standing]),
      ...guideParts(place),
      ...controls,
      ...rows([...filled, ...close]),
      ...filledInMeans(look, filled, texts),
    ];
  }
  const space = room - countComponents(always) - HEADING_AND_TURNS;
  const { ways, turns } = waysOffered(menus, addressesOf(address), texts, space, place);
  const none = decision.choose.min === 0 ? [noneButton(address)] : [];
  return [
    lines([...heading, ...standing]),
    ...guideParts(place),
    ...ways,
    ...rows([...filled, ...none, ...turns, ...close]),
    ...filledInMeans(look, filled, texts),
    ...always,
  ];
}

/**
 * A line of its own would push a long turn's first button off a phone's screen, and the last line may be about
 * one of the answers: it goes into the small print, or after the question.
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

const addressesOf = ({ look, decision: { id: decision } }: Addressed): WayAddresses => {
  const table = look.match.id;
  return {
    option: (option) => encodeAddress('pick', { table, decision, option }),
    menu: (menu) => encodeAddress('menu', { table, decision, menu }),
    page: (page) => encodeAddress('panel', { table, decision, page: String(page) }),
  };
};

const noneButton = ({ look, decision, words }: Addressed) =>
  button(
    noneWords(look.view, decision, words),
    encodeAddress('marked', { table: look.match.id, decision: decision.id }),
  );

const hasVoted = ({ votes }: Look, { id }: Decision): boolean =>
  votes.some(({ decision, own }) => decision === id && own !== null);

/** Nothing left to answer: the state of the votes, and who is waited for. */
function idle(look: Look, { game, texts }: Words): APIComponentInContainer[] {
  const { match, open, votes, waiting, view } = look;
  if (hasEnded(match)) return finishedParts(look, { game, texts });
  if (match.status !== 'playing') return [text(texts(`bot.panel.${match.status}`))];
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
  { hint, guide }: PanelPlace,
): APIComponentInContainer[] {
  const words = { game, texts };
  const { match, undo, undoesAnswer } = look;
  const table = match.id;
  return rows([
    button(texts('bot.button.hand'), encodeAddress('hand', { table })),
    button(texts('bot.button.look'), encodeAddress('look', { table, picture: '' })),
    ...(decision && game.rules.companion && !looksInCrowd(look)
      ? [button(texts('bot.button.advise'), encodeAddress('advise', { table }))]
      : []),
    ...(look.mayOrder ? [ordersButton(look, texts)] : []),
    ...(decision ? [] : [button(texts('bot.button.refresh'), encodeAddress('act', { table }))]),
    goalButton(table, words),
    explainButton(game.rules.id, table, texts),
    ...(undo === null
      ? []
      : [
          button(
            texts(undoesAnswer ? 'bot.asking.undo' : 'bot.button.undo'),
            encodeAddress('undo', { table, to: String(undo) }),
            { emoji: '↩️' },
          ),
        ]),
    ...(guide
      ? [button(texts('bot.button.skip-guide'), encodeAddress('skip-guide', { table }))]
      : []),
    ...(hint === undefined
      ? []
      : [button(texts('bot.button.hints-off'), encodeAddress('hints', { wanted: 'off', table }))]),
  ]);
}
