import { describe, expect, it } from 'vitest';
import { answeredAlong } from '../../src/companions/answered-along.ts';
import { askedOf } from '../../src/companions/coming-turn.ts';
import { outlookOf } from '../../src/companions/outlook.ts';
import { type FarsightedGame, playSteadily } from '../../src/companions/playing-ahead.ts';
import { steady } from '../../src/companions/steady.ts';
import { encodeAddress } from '../../src/discord/address.ts';
import { optionsReference, referencesIn } from '../../src/discord/components/references.ts';
import { adviceMessage } from '../../src/discord/messages/private/advice.ts';
import { seatsFor } from '../../src/drivers/seats.ts';
import { adventure } from '../../src/games/adventure/index.ts';
import { altar } from '../../src/games/altar/index.ts';
import { altarQuest } from '../../src/games/altar-quest/index.ts';
import { type Decision, type Option, optionsFor, type SeatId } from '../../src/kernel/decision.ts';
import { answer } from '../../src/kernel/engine.ts';
import type { Game } from '../../src/kernel/game.ts';
import { copyOf } from '../../src/kernel/json.ts';
import type { Match } from '../../src/kernel/match.ts';
import { seedRandom } from '../../src/kernel/random.ts';
import type { MatchSummary } from '../../src/table/match/saved/summary.ts';
import { waysOfferedFor } from '../../src/table/match/shown/way-offered.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { countOf } from '../support/seeds.ts';

const texts = loadTexts();
const luck = (digit: string) => seedRandom(digit.repeat(32));

/** How many choices of a game are looked at. */
const CHOICES = countOf({ few: 55, many: 150 });

interface Asked {
  match: Match;
  seat: SeatId;
  view: unknown;
  /** With the options that the seat may choose. */
  decision: Decision;
  /** What a companion would do by rules of thumb, as advice puts it. */
  advice: ReturnType<typeof advised>;
}

/** What has been played: several tests look at the same games, and thinking about each choice is most of the work. */
const played = new Map<Game, readonly Asked[]>();

/** Every question from the beginning of a game between companions that takes one answer. */
function questions(game: Game, players: number): readonly Asked[] {
  const known = played.get(game) ?? [...playedOn(game, players)];
  played.set(game, known);
  return known;
}

function* playedOn(game: Game, players: number): Generator<Asked> {
  const rules = game.rules as FarsightedGame;
  const { lobby } = rules;
  const options = Object.fromEntries(lobby.options.map((one) => [one.id, one.default]));
  const seats = seatsFor(lobby, players, players, 1);
  const { match } = rules.setup({ seats, options, seed: '5'.repeat(32) });
  const random = luck('7');
  for (let choice = 0; choice < CHOICES && match.outcome === null; choice++) {
    const [decision] = match.open;
    const [seat] = decision?.seats ?? [];
    if (decision && seat !== undefined && decision.choose.max === 1) {
      const own = { ...decision, options: optionsFor(decision, seat) };
      const asked = { match: copyOf(match), seat, view: rules.view(match, seat), decision: own };
      yield { ...asked, advice: advised(game, asked) };
    }
    playSteadily(rules, match, random);
  }
}

function advised(game: Game, { match, seat, decision }: Omit<Asked, 'advice'>) {
  const rules = game.rules as FarsightedGame;
  const ranked = steady(rules.companion, outlookOf(rules, match, seat, decision), luck('3'));
  return ranked.slice(0, 4).map((one) => ({
    ...one,
    along: answeredAlong(
      rules,
      match,
      seat,
      { decision: decision.id, options: one.options },
      luck('3'),
    ),
  }));
}

/** The buttons of the advice on a question. */
function buttonsOf(game: Game, asked: Asked): { label: string; custom_id: string }[] {
  const { view, decision, advice } = asked;
  const [told] = adviceMessage(
    {
      ok: true,
      match: { id: 'm', gameId: game.rules.id } as MatchSummary,
      strength: 'steady',
      advice,
      tried: 0,
      revised: null,
      view,
      decision,
    },
    { game, texts },
  ).components;
  const parts = told && 'components' in told ? told.components : [];
  return parts.flatMap((part) => ('components' in part ? (part.components as never[]) : []));
}

describe.each([
  ['altar-quest', altarQuest, 2],
  ['adventure', adventure, 2],
  ['altar', altar, 2],
] as const)('advice in %s', (_id, game, players) => {
  it('words each answer as the panel does, wherever the panel offers it', () => {
    let words = 0;
    for (const asked of questions(game, players)) {
      const { view, decision, advice } = asked;
      const { menus } = game.presentation.panel(view, decision, texts);
      const ways = menus.flatMap(({ options }) => options);
      const wayOf = waysOfferedFor(view, decision, { game, texts });
      for (const { options, along } of advice) {
        const option = decision.options.find(({ id }) => id === options[0]) as Option;
        const way = wayOf(option, along);
        expect(way.option).toBe(option);
        const own = ways.filter((one) => one.option.id === option.id);
        if (own.length === 0) continue;
        words += 1;
        expect(own.map(({ text }) => text.label)).toContain(way.text.label);
      }
    }
    expect(words).toBeGreaterThan(CHOICES);
  });

  it('foresees what is really asked next, up to chance', () => {
    const rules = game.rules as FarsightedGame;
    let foreseen = 0;
    for (const asked of questions(game, players)) {
      const { match, seat, decision, advice } = asked;
      for (const { options, along } of advice) {
        const fork = structuredClone(match);
        answer(rules.procedures, fork, { seat, decision: decision.id, options });
        const next = askedOf(fork, seat);
        const [first] = along;
        if (!first || !next) continue;
        foreseen += 1;
        expect(optionsFor(next, seat).map(({ id }) => id)).toEqual(first.offered);
        expect(first.offered).toEqual(expect.arrayContaining([...first.chosen]));
      }
    }
    expect(foreseen).toBeGreaterThan(20);
  });
});

it('an attack is advised with its target and dice, as the panel offers it', () => {
  let attacks = 0;
  for (const asked of questions(altarQuest, 2)) {
    const { view, decision } = asked;
    const { menus } = altarQuest.presentation.panel(view, decision, texts);
    const offered = menus
      .flatMap(({ options }) => options)
      .filter(({ ahead = [] }) => ahead.length > 1)
      .map(({ text: { label }, option, ahead }) => {
        const reference = optionsReference(option, ahead);
        const address = { table: 'm', decision: decision.id, option: reference };
        return { label, custom_id: encodeAddress('pick', address) };
      });
    for (const { label, custom_id } of buttonsOf(altarQuest, asked)) {
      if (referencesIn(custom_id).length < 3) continue;
      const way = offered.find((one) => one.custom_id === custom_id);
      attacks += way?.label.includes('→') ? 1 : 0;
      expect([way?.label, 'Do this', `Do this: ${way?.label}`]).toContain(label);
    }
  }
  expect(attacks).toBeGreaterThan(5);
});

it('a follower is advised as its button says it, which the option alone does not', () => {
  const labels = [...questions(altar, 2)].flatMap((asked) => buttonsOf(altar, asked));
  expect(labels.map(({ label }) => label)).toContain('Do this: Use Siren');
});

describe('the way that is advised', () => {
  const [strike, copy, walk] = [
    { id: 'strike', verb: 'play', args: {} },
    { id: 'strike.2', verb: 'play', args: {} },
    { id: 'walk', verb: 'move', args: {} },
  ] as const;
  const way = (option: Option, label: string, ahead?: string[]) => ({
    option,
    text: { label },
    ...(ahead ? { ahead } : {}),
  });
  const game = {
    presentation: {
      option: (_view: unknown, _decision: unknown, { verb }: Option) => ({ label: verb }),
      panel: () => ({
        lines: [],
        menus: [
          {
            options: [
              way(strike, 'Strike the fox', ['fox', 'roll']),
              way(strike, 'Strike the owl', ['owl', 'roll']),
              way(strike, 'Strike the owl, 1 more die', ['owl', 'supply']),
            ],
          },
        ],
      }),
    },
  } as unknown as Game;
  const wayOf = waysOfferedFor({}, { options: [] } as unknown as Decision, { game, texts });
  const target = (chosen: string) => ({
    prompt: 'whom',
    offered: ['fox', 'owl'],
    chosen: [chosen],
  });
  const dice = (chosen: string) => ({
    prompt: 'dice',
    offered: ['roll', 'supply'],
    chosen: [chosen],
  });

  it('answers along what would be answered, and passes by what is not asked', () => {
    expect(wayOf(strike, [target('owl'), dice('supply')])).toEqual(
      way(strike, 'Strike the owl, 1 more die', ['owl', 'supply']),
    );
    expect(wayOf(strike, [target('owl')])).toEqual(way(strike, 'Strike the owl', ['owl', 'roll']));
    expect(wayOf(strike, [])).toEqual(way(strike, 'Strike the fox', ['fox', 'roll']));
  });

  it('is plain where each way answers something otherwise, or there is none', () => {
    expect(wayOf(strike, [{ prompt: 'whom', offered: ['fox', 'owl'], chosen: [] }])).toEqual(
      way(strike, 'play'),
    );
    expect(wayOf(walk, [])).toEqual(way(walk, 'move'));
  });

  it('words a copy of a card as the one that is offered', () => {
    expect(wayOf(copy, [target('owl'), dice('roll')])).toEqual(
      way(copy, 'Strike the owl', ['owl', 'roll']),
    );
  });
});
