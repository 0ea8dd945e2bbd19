import { anyGame, type Game, type GamePresentation, type Picture } from '../../src/kernel/game.ts';
import { createTexts } from '../../src/texts/texts.ts';
import { type CountingOptions, countingRules } from './counting-rules.ts';
import type { CountingView } from './counting-state.ts';
import type { Counting } from './counting-words.ts';

/** All words of the counting game, by their full keys. */
export const countingMessages: ReadonlyMap<string, string> = new Map([
  ['counting.name', 'Counting'],
  ['interlude.name', 'The interlude'],
  ['interlude.companion.reaches', 'that is enough'],
  ['interlude.companion.counts', '{number} more'],
  ['interlude.goal.button', 'Target'],
  ['counting.campaign.title', 'The long count'],
  ['counting.campaign.standing', '{played} of {matches} counted, {total} in all.'],
  ['counting.campaign.chapter', 'Count {number}'],
  ['counting.campaign.journal', 'Everything so far: {total}'],
  ['counting.campaign.record', 'Count {number} is done'],
  ['counting.campaign.ending', 'All is counted'],
  ['counting.campaign.option.length.name', 'Length'],
  ['counting.campaign.option.length.choice.three', 'Three games'],
  ['counting.campaign.option.length.choice.one', 'One game'],
  ['counting.chapter', 'Round {round}: {part}'],
  ['counting.headline', 'Round {round}'],
  ['counting.goal.button', 'Target'],
  ['counting.goal.title', 'Count'],
  ['counting.goal.step', 'Reach {target}.'],
  ['counting.status', '{total} of {target}'],
  ['counting.prompt.add', 'How much do you add?'],
  ['counting.prompt.keep', 'Keep it?'],
  ['counting.prompt.help', 'Do you help?'],
  ['counting.prompt.hide', 'Which number do you hide?'],
  ['counting.prompt.go-on', 'Go on?'],
  ['counting.event.round-began', 'Round {round} begins.'],
  ['counting.event.added', '{seat} adds {number}: {total}.'],
  ['counting.event.rolled', '{seat} rolls {die}.'],
  ['counting.event.hid', '{seat} hides {number, select, 1 {1} 2 {2} other {a number}}.'],
  ['counting.picture.sum', 'The sum'],
  ['counting.picture.left', 'What is left'],
  ['counting.ending.title', 'The end'],
  ['counting.lobby.option.target.name', 'Target'],
  ['counting.lobby.option.target.choice.6', '6'],
  ['counting.lobby.option.target.choice.12', '12'],
  ['counting.lobby.option.target.choice.100000', '100000'],
  ['counting.lobby.option.faulty.name', 'Faulty'],
  ['counting.lobby.option.faulty.choice.no', 'No'],
  ['counting.lobby.option.faulty.choice.yes', 'Yes'],
  ...['fox', 'owl', 'hare', 'toad', 'newt'].flatMap((id): [string, string][] => [
    [`counting.character.${id}.name`, id],
    [`counting.character.${id}.description`, `The ${id}`],
  ]),
  ['counting.standing.keep', 'Always keep it'],
  ['counting.standing.drop', 'Drop it until my turn'],
  ['counting.standing.adds', 'Always add 1'],
  ['counting.companion.reaches', 'that reaches the target'],
  ['counting.companion.counts', '{number} more'],
  ...['Wren', 'Hazel', 'Flint'].map((name, index): [string, string] => [
    `companion.name.${index + 1}`,
    name,
  ]),
  ['list.separator', ', '],
  ['companion.called', '{name} ({strength})'],
  ['former.name', 'a former player'],
  ['companion.line', '{name}: {reason}'],
  ['orders.carried-out', 'As ordered for {names}:'],
  ['undo.taken-back', '{names} took back: {what}'],
  ['undo.taken-back-choice', '{names} took a choice back.'],
  ['vote.told', 'Vote {split}, {tie} {who}'],
  ['vote.to', '{before} to {next}'],
  ['counting.verb.add.description', 'Adds a number'],
  ['counting.verb.add.argument.number', 'The number'],
  ['counting.verb.roll.description', 'Rolls a die'],
]);

export const countingTexts = createTexts('en', countingMessages);

/** One transparent pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=';

export const pixel = (altText: string): Picture => ({
  buffer: Buffer.from(PIXEL, 'base64'),
  contentType: 'image/png',
  width: 1,
  height: 1,
  altText,
});

const presentation: GamePresentation<CountingView, Counting> = {
  verbs: [
    { verb: 'add', arguments: [{ name: 'number', required: true }] },
    { verb: 'roll', arguments: [] },
  ],
  headline: (view, texts) => texts('counting.headline', { round: view.round }),
  round: (view) => view.round,
  status: (view, texts) => [texts('counting.status', { total: view.total, target: view.target })],
  details: (view, texts) => [texts('counting.status', { total: view.total, target: view.target })],
  goal: (view, texts) => ({
    title: texts('counting.goal.title'),
    steps: [texts('counting.goal.step', { target: view.target })],
    ends: [],
    standing: [texts('counting.status', { total: view.total, target: view.target })],
    open: [],
    next: null,
  }),
  chapter: (chapter, texts) => texts(chapter.title.key, chapter.title.args),
  events: (events, texts) =>
    events.map((event) =>
      texts(`counting.event.${event.type}`, { number: 'secret', ...event.args }),
    ),
  prompt: (_view, decision, texts) => ({
    question: texts(decision.prompt.key, decision.prompt.args),
  }),
  standing: ({ id }, texts) => texts(`counting.standing.${id}`),
  option: (_view, _decision, option) => ({ label: option.id }),
  panel: (_view, decision, texts) => ({
    lines: [texts(decision.prompt.key, decision.prompt.args)],
    menus: [
      {
        id: 'all',
        title: texts('counting.name'),
        as: 'buttons',
        options: decision.options.map((option) => ({ option, text: { label: option.id } })),
      },
    ],
  }),
  hand: () => [],
  cards: () => [],
  terms: () => [
    { id: 'sum', name: 'Sum', symbol: '∑', text: 'All numbers added.', words: ['sum', 'added?'] },
    { id: 'number', name: 'Number', symbol: '', text: 'What is added.', words: ['numbers?'] },
  ],
  seatNames: (_view, seat) => [seat],
  pictureAt: (_view, place) => (place === 'hand' ? null : { kind: 'sum' }),
  pictures: (_view, texts) => [
    { kind: 'sum', label: texts('counting.picture.sum') },
    { kind: 'left', about: 'target', label: texts('counting.picture.left') },
  ],
  picture: async ({ total, target }, { kind, about }) => {
    if (kind === 'left' && about === 'target') return pixel(`${target - total} left`);
    return kind === 'sum' ? pixel(`${total} of ${target}`) : null;
  },
  portrait: async (character) => pixel(character),
  ending: (view, texts) => ({
    title: texts('counting.ending.title'),
    lines: [texts('counting.status', { total: view.total, target: view.target })],
    won: view.total >= view.target,
  }),
};

/** A tiny complete game: turns, follow-up questions, secret numbers, a group decision and an ending. */
export const countingGame = (options: CountingOptions = {}): Game =>
  anyGame({ rules: countingRules(options), presentation });
