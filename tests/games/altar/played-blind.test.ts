import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../src/discord/limits.ts';
import { pictureFile } from '../../../src/discord/messages/message.ts';
import { altar } from '../../../src/games/altar/index.ts';
import { allFollowers, allGods } from '../../../src/games/altar/rules/cards/library.ts';
import { altarRules } from '../../../src/games/altar/rules/index.ts';
import { answer } from '../../../src/kernel/engine.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import { countOf, seedsOf } from '../../support/seeds.ts';
import { type AltarMatch, beginGame, playGame } from './random-games.ts';

const texts = loadTexts();
const { presentation } = altar;

const FOLLOWERS = allFollowers().map(({ id }) => texts(`altar-cards.${id}.name`));
const GODS = allGods().map(({ id }) => texts(`altar.character.${id}.name`));

/** Room for the rest of a message that has the board in words. */
const BESIDE = 200;

/** What only an eye can make sense of, and what Markdown would interpret. */
const MARKS = /[*_`#]|\p{Extended_Pictographic}/u;

interface Way {
  id: string;
  /** The heading of its menu, and what it says. */
  words: string;
  label: string;
  description: string;
}

/** Everything that somebody who sees no picture gets when a question is asked: words. */
function wordsOf(match: AltarMatch) {
  const [decision] = match.open;
  const seat = decision?.seats[0];
  if (!decision || seat === undefined) throw new Error('Nobody is asked.');
  const view = altarRules.view(match, seat);
  const { menus } = presentation.panel(view, decision, texts);
  return {
    decision,
    seat,
    board: presentation.boardInWords?.(view, texts) ?? '',
    hand: presentation.hand(view, texts).map(({ name, text }) => `${name}: ${text}`),
    asked: Object.values(presentation.prompt(view, decision, texts)),
    ways: menus.flatMap(({ title, options }) =>
      options
        .filter(({ ahead }) => ahead === undefined)
        .map(({ option, text }): Way => {
          const { label, description = '' } = text;
          return { id: option.id, words: `${title} ${label} ${description}`, label, description };
        }),
    ),
  };
}

type Words = ReturnType<typeof wordsOf>;

/** How somebody who has only words plays: what sounds like it wins, in this order. */
const SOUNDS_GOOD: readonly RegExp[] = [
  /Ritual with|Perform Ritual/,
  /(Use|Draw).*Priestess/,
  /Priestess/,
  /Use.*Discover/,
  /Use.*(Destroy|Move an inactive)/,
  /Use/,
  /Draw .*Ritual/,
  /Worship/,
  /Draw/,
];

function chosenBy({ ways, decision }: Words): string[] {
  const rank = ({ words }: Way) => {
    const at = SOUNDS_GOOD.findIndex((sound) => sound.test(words));
    return at < 0 ? SOUNDS_GOOD.length : at;
  };
  const best = [...ways].sort((one, other) => rank(one) - rank(other));
  const { min } = decision.choose;
  return (decision.prompt.key === 'prompt.discard' ? best.slice(-min) : best.slice(0, min)).map(
    ({ id }) => id,
  );
}

const named = (names: readonly string[], text: string) =>
  names.filter((name) => text.includes(name));

/** What a label names without words to say what it is. */
function undescribed({ board, hand, asked }: Words, { label, description }: Way): string[] {
  const lines = [...board.split('\n'), ...hand, ...asked];
  const cards = named(FOLLOWERS, label).filter(
    (name) =>
      description === '' &&
      !lines.some((line) => line.includes(`${name}: `) || line.includes(`${name} (`)) &&
      !lines.some((line) => line.startsWith(`${name}. `)),
  );
  const standing = (god: string) =>
    lines.find((line) => line.startsWith(`The ${god}`) && line.includes(' of 5: ')) ?? '';
  const gods = named(GODS, label).filter((god) => standing(god) === '');
  const [target] = named(GODS, label);
  const side = /\((active|inactive) Altar\)/.exec(label)?.[1];
  const altar = side && !new RegExp(`[1-4] ${side} Altar`).test(standing(target ?? ''));
  const worshipper = /: (.+) → /.exec(label)?.[1];
  const isLured = worshipper && !standing(target ?? '').includes(worshipper);
  return [...cards, ...gods, ...(altar ? [label] : []), ...(isLured ? [label] : [])];
}

describe('a match played blind', () => {
  it.each(seedsOf([3, 5, 2, 4], 2))('goes to its end by words alone, %i players', (players) => {
    const { match } = beginGame(players, 7);
    const lacking = new Set<string>();
    while (match.outcome === null) {
      const words = wordsOf(match);
      expect(new Set(words.ways.map(({ id }) => id))).toEqual(
        new Set(words.decision.options.map(({ id }) => id)),
      );
      for (const way of words.ways) for (const what of undescribed(words, way)) lacking.add(what);
      const choice = { seat: words.seat, decision: words.decision.id, options: chosenBy(words) };
      const result = answer(altarRules.procedures, match, choice);
      if (!result.accepted) throw new Error(`What the words offer was refused: ${result.refusal}`);
    }
    expect([...lacking]).toEqual([]);
    expect(match.outcome.winners).toHaveLength(1);
  });

  it.each([2, 3, 4, 5])('has a board in plain words that fit a message, %i players', (players) => {
    const marked = new Set<string>();
    for (let game = 0; game < countOf({ few: 2, many: 6 }); game++) {
      playGame(players, game, (match) => {
        const view = altarRules.view(match, match.seats[0] as string);
        const words = presentation.boardInWords?.(view, texts) ?? '';
        expect(words.length).toBeLessThan(LIMITS.messageText - BESIDE);
        for (const line of words.split('\n')) if (MARKS.test(line)) marked.add(line);
        for (const line of words.split('\n')) if (!line.endsWith('.')) marked.add(line);
      });
    }
    expect([...marked]).toEqual([]);
  });

  it('has a sentence for each god and each face-up follower under the picture', async () => {
    const { match } = beginGame(3, 1);
    const view = altarRules.view(match, match.seats[0] as string);
    const { altText = '' } = (await presentation.picture(view, { kind: 'table' }, texts)) ?? {};
    const lines = altText.split('\n');
    expect(lines[0]).toMatch(/^The table in round 1\. It’s the turn of the God/);
    for (const { god } of view.realms) {
      const name = texts(`altar.character.${god}.name`);
      expect(lines.filter((line) => line.startsWith(`The ${name}`))).toHaveLength(1);
    }
    expect(lines.filter((line) => line.startsWith('Face up'))).toHaveLength(
      new Set(view.row.map((card) => card.split('.')[0])).size,
    );
  });

  it('says under a picture too full for its words that there are more of them', async () => {
    let full: AltarMatch | undefined;
    playGame(5, 3, (match) => {
      if (match.inputs === 90) full = structuredClone(match);
    });
    if (!full) throw new Error('The game was too short.');
    const view = altarRules.view(full, 'table');
    const picture = await presentation.picture(view, { kind: 'table' }, texts);
    if (!picture) throw new Error('There is no picture.');
    const { description } = pictureFile('board', picture);
    expect(picture.altText.length).toBeGreaterThan(LIMITS.attachmentDescription);
    expect(description.length).toBeLessThanOrEqual(LIMITS.attachmentDescription);
    expect(description.split('\n').at(-1)).toBe(texts('altar.picture.alt.more'));
    for (const { god } of view.realms) {
      expect(description).toContain(`The ${texts(`altar.character.${god}.name`)} has`);
    }
  });
});
