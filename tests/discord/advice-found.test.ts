import {
  type APIButtonComponentWithCustomId,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import { toldChance } from '../../src/companions/advice.ts';
import type { OutgoingMessage } from '../../src/discord/messages/message.ts';
import { adviceMessage } from '../../src/discord/messages/private/advice.ts';
import type { Strength } from '../../src/kernel/companion.ts';
import type { Decision } from '../../src/kernel/decision.ts';
import type { Advised, AdvisedAnswer } from '../../src/table/around/companions/advising.ts';
import type { MatchSummary } from '../../src/table/match/saved/summary.ts';
import { countingGame } from '../support/counting-game.ts';
import { botAndCountingTexts } from '../support/counting-texts.ts';

const texts = botAndCountingTexts();

const decision = {
  id: 'd',
  seats: ['seat-1'],
  prompt: { key: 'counting.prompt.add' },
  options: ['add-1', 'add-2', 'add-3'].map((id) => ({ id, verb: 'add', args: {} })),
  choose: { min: 1, max: 1 },
} as unknown as Decision;

const answer = (option: string, ahead: Partial<AdvisedAnswer> = {}): AdvisedAnswer => ({
  options: [option],
  reason: null,
  public: true,
  idle: false,
  chance: null,
  tried: 0,
  along: [],
  ...ahead,
});

function messageOf(
  strength: Strength,
  advice: AdvisedAnswer[],
  asked = decision,
  revised: Advised['revised'] = null,
): OutgoingMessage {
  const match = { id: 'm', gameId: 'counting' } as MatchSummary;
  const tried = advice.reduce((sum, one) => sum + one.tried, 0);
  return adviceMessage(
    { ok: true, match, view: {}, decision: asked, strength, advice, tried, revised },
    { game: countingGame(), texts },
  );
}

/** The lines of advice below the question. */
const told = (strength: Strength, advice: AdvisedAnswer[]): string[] =>
  linesOf(messageOf(strength, advice)).slice(2);

function linesOf({ components: [container] }: OutgoingMessage): string[] {
  const parts = container && 'components' in container ? container.components : [];
  return parts.flatMap((part) => ('content' in part ? part.content.split('\n') : []));
}

it('advice that was played ahead tells one chance, with its width', () => {
  expect(
    told('keen', [
      answer('add-2', { chance: 0.6, error: 0.04, tried: 30 }),
      answer('add-1', { chance: 0.3, error: 0.05, tried: 10 }),
    ]),
  ).toEqual([
    '1. **add-2** · wins about 60%, give or take 8',
    '2. **add-1**',
    '-# Played ahead 40 times, each time with a fresh deal of the cards you can’t know.',
  ]);
});

it('answers that are too close to tell are said to be equally good, once', () => {
  expect(
    told('keen', [
      answer('add-2', { chance: 0.6, error: 0.04, tried: 20 }),
      answer('add-1', { chance: 0.57, error: 0.05, tried: 12 }),
      answer('add-3', { chance: 0.2, error: 0.05, tried: 8 }),
    ]),
  ).toEqual([
    '1. **add-2** · wins about 60%, give or take 8',
    '2. **add-1**',
    '3. **add-3**',
    '⚖️ The first 2 are equally good, as far as I can tell. Choose what you like.',
    '-# Played ahead 40 times, each time with a fresh deal of the cards you can’t know.',
  ]);
});

it.each(['keen', 'steady'] as const)('advice by rules of thumb says so: %s', (strength) => {
  expect(told(strength, [answer('add-2'), answer('add-1')])).toEqual([
    '1. **add-2**',
    '2. **add-1**',
    '-# By rules of thumb: I didn’t play anything ahead.',
  ]);
});

it('a chance that its plan was told with is not said to come from rules of thumb', () => {
  expect(told('keen', [answer('add-2', { chance: 0.35, error: 0.01 })])).toEqual([
    '1. **add-2** · wins about 35%, give or take 2',
  ]);
});

it.each([
  [{ because: 'gone', label: 'add-3' }, '“add-3” is no longer possible'],
  [{ because: 'otherwise' }, 'things turned out differently'],
  [{ because: 'better' }, 'I found something better'],
] as const)('another plan than before says why: %o', (revised, why) => {
  const lines = linesOf(messageOf('steady', [answer('add-2')], decision, revised));
  expect(lines).toContain(`🧭 The plan has changed: ${why}.`);
});

it('a chance has a width of a point at the least, and none is told of a single try', () => {
  expect(toldChance(answer('add-1', { chance: 1, error: 0, tried: 9 }))).toEqual({
    about: 100,
    width: 1,
  });
  expect(toldChance(answer('add-1', { chance: 1, tried: 1 }))).toBeNull();
  expect(toldChance(answer('add-1'))).toBeNull();
});

/** Label, style and address of each button. */
function buttonsOf(advice: AdvisedAnswer[], asked = decision): unknown[] {
  const [container] = messageOf('steady', advice, asked).components;
  const parts = container && 'components' in container ? container.components : [];
  const buttons = parts.flatMap((part) =>
    part.type === ComponentType.ActionRow
      ? (part.components as APIButtonComponentWithCustomId[])
      : [],
  );
  return buttons.map(({ label, style, custom_id }) => [label, style, custom_id]);
}

it('the first answer is the one primary button, and says Do this', () => {
  expect(buttonsOf([answer('add-2'), answer('add-1')])).toEqual([
    ['Do this: add-2', ButtonStyle.Primary, 'pick:m:d:add-2'],
    ['add-1', ButtonStyle.Secondary, 'pick:m:d:add-1'],
    ['See all answers', ButtonStyle.Secondary, 'panel:m:d:0'],
  ]);
});

it('what has no room beside Do this stands above it only', () => {
  const options = ['add-nothing-at-all-th', 'add-nothing-at-all-this', 'add-1'].map((id) => ({
    id,
    verb: 'add',
    args: {},
  }));
  const [longest, longer] = options.map(
    ({ id }) => buttonsOf([answer(id)], { ...decision, options } as Decision)[0],
  );
  expect(longest).toEqual([
    'Do this: add-nothing-at-all-th',
    ButtonStyle.Primary,
    'pick:m:d:add-nothing-at-all-th',
  ]);
  expect(longer).toEqual(['Do this', ButtonStyle.Primary, 'pick:m:d:add-nothing-at-all-this']);
});

it('none is done with one tap as well; several are marked in the panel', () => {
  const asked = { ...decision, choose: { min: 0, max: 2 } };
  expect(buttonsOf([{ ...answer(''), options: [] }], asked)[0]).toEqual([
    'Do this: None of these',
    ButtonStyle.Primary,
    'marked:m:d',
  ]);
  expect(buttonsOf([{ ...answer(''), options: ['add-1', 'add-2'] }], asked)).toEqual([
    ['See all answers', ButtonStyle.Secondary, 'panel:m:d:0'],
  ]);
});
