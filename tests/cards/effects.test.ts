import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sentence } from '../../src/cards/effects/clauses.ts';
import type { EffectData, EffectStep, Kind } from '../../src/cards/effects/kind.ts';
import { newLanguage } from '../../src/cards/effects/language.ts';
import { effectIn, effectProcedures, enter, within } from '../../src/cards/effects/resolving.ts';
import type { DecisionDraft } from '../../src/kernel/decision.ts';
import { answer, begin, newMatch, type Procedures } from '../../src/kernel/engine.ts';
import { ask, finish, procedure } from '../../src/kernel/procedure.ts';
import { seedRandom } from '../../src/kernel/random.ts';
import type { Vocabulary } from '../../src/kernel/vocabulary.ts';

/** A language of two kinds, about coins. */
interface Gain {
  kind: 'gain';
  amount: number;
}
interface Twice {
  kind: 'twice';
  effect: Coin;
}
/** Without end. */
interface Again {
  kind: 'again';
  amount: number;
}
type Coin = Gain | Twice | Again;
type Data = EffectData<{ path: string }, { [name: string]: string }>;
interface CoinKind<Node extends Coin> extends Kind<Node, null> {
  steps: { [step: string]: EffectStep<Vocabulary<{ coins: number }>, Node, Data> };
}

function coinLanguage() {
  const language = newLanguage<Coin, CoinKind<Coin>>();
  const schema = language.schema();
  const gain: CoinKind<Gain> = {
    kind: 'gain',
    schema: z.strictObject({ kind: z.literal('gain'), amount: z.number() }),
    steps: {
      now: ({ state }, { amount }) => {
        state.coins += amount;
        return finish();
      },
    },
    describe: ({ amount }) => `gain ${amount}`,
  };
  const twice: CoinKind<Twice> = {
    kind: 'twice',
    schema: z.strictObject({ kind: z.literal('twice'), effect: z.lazy(() => schema) }),
    steps: {
      first: (_run, { effect }, { at, scope }) =>
        enter(effect.kind, within(at, 'effect'), scope, 'again'),
      again: (_run, { effect }, { at, scope }) =>
        enter(effect.kind, within(at, 'effect'), scope, 'done'),
      done: () => finish(),
    },
    describe: ({ effect }) => `twice ${language.kindOf(effect).describe(effect, null)}`,
  };
  return { language, schema, gain, twice };
}

const CARD: Coin = {
  kind: 'twice',
  effect: { kind: 'twice', effect: { kind: 'gain', amount: 3 } },
};

describe('a language of effects', () => {
  it('lets kinds ask about what is inside them, however they are ordered', () => {
    const { language, gain, twice } = coinLanguage();
    language.register([twice]);
    language.register([gain]);
    expect(language.kinds().map(({ kind }) => kind)).toEqual(['twice', 'gain']);
    expect(language.kindOf(CARD).describe(CARD, null)).toBe('twice twice gain 3');
  });

  it('checks an effect with everything inside it, and says where it is wrong', () => {
    const { language, schema, gain, twice } = coinLanguage();
    language.register([gain, twice]);
    expect(schema.safeParse(CARD).success).toBe(true);
    const wrong = { kind: 'twice', effect: { kind: 'twice', effect: { kind: 'explode' } } };
    const [issue] = schema.safeParse(wrong).error?.issues ?? [];
    expect(issue?.path).toEqual(['effect', 'effect', 'kind']);
    expect(schema.safeParse({ kind: 'gain', amount: 3, of: 'gold' }).success).toBe(false);
  });

  it('checks against some of its kinds only', () => {
    const { language, gain, twice } = coinLanguage();
    language.register([gain, twice]);
    const plain = language.schema(({ kind }) => kind !== 'twice');
    expect(plain.safeParse({ kind: 'gain', amount: 1 }).success).toBe(true);
    expect(plain.safeParse(CARD).success).toBe(false);
  });

  it('refuses a second kind of one name, and a node of a kind that there is not', () => {
    const { language, gain } = coinLanguage();
    language.register([gain]);
    expect(() => language.register([gain])).toThrow('two kinds of effect gain');
    expect(() => language.kindOf(CARD)).toThrow('no effect twice');
  });

  it('says so when nothing was registered, instead of an empty list that proves nothing', () => {
    const { language, schema } = coinLanguage();
    expect(() => language.kinds()).toThrow('box.ts');
    expect(() => schema.safeParse(CARD)).toThrow('box.ts');
  });
});

const GO_ON: DecisionDraft = {
  seats: ['ann'],
  visibility: 'public',
  prompt: { key: 'prompt.go-on' },
  options: ['on', 'off'].map((id) => ({ id, verb: 'choose' })),
};

const coinMatch = () =>
  newMatch({
    gameId: 'coins',
    content: '1',
    seats: ['ann'],
    state: { coins: 1 },
    random: seedRandom('0'.repeat(32)),
    chapter: { id: 'only', title: { key: 'only' } },
  });

describe('resolving effects', () => {
  it('finds each effect by its path, the inner ones within the outer', () => {
    const { language, gain, twice } = coinLanguage();
    language.register([gain, twice]);
    const procedures: Procedures<{ coins: number }> = {
      ...effectProcedures(
        language.kinds(),
        ({ steps }) => steps,
        ({ at }: Data) => effectIn<Coin>(CARD, at.path, 'purse'),
        () => {},
      ),
      main: procedure<Vocabulary<{ coins: number }>, Record<string, never>>('main', {
        play: () => enter('twice', { path: '' }, {}, 'end'),
        end: (run) => {
          run.end({ winners: [], reason: 'over' });
          return finish();
        },
      }),
    };
    const match = coinMatch();
    begin(procedures, match, 'main');
    expect(match.state.coins).toBe(13);
  });

  it.each([
    // Each gains a coin first: the one within the other, the other one time after the other.
    { calls: 'itself', gained: 118 },
    { calls: 'others', gained: 1_000 },
  ])('ends when there is no end of effects: a card calls $calls', ({ calls, gained }) => {
    const { language, gain } = coinLanguage();
    const again: CoinKind<Again> = {
      kind: 'again',
      schema: z.strictObject({ kind: z.literal('again'), amount: z.number() }),
      steps: {
        gain: (_run, _node, { at, scope }) => enter('gain', at, scope, 'on'),
        on: (_run, _node, { at, scope }, { result }) =>
          result === false
            ? finish()
            : enter(calls === 'itself' ? 'again' : 'gain', at, scope, 'on'),
      },
      describe: () => 'again',
    };
    language.register([gain, again]);
    const told: number[] = [];
    const procedures: Procedures<{ coins: number }> = {
      ...effectProcedures(
        language.kinds(),
        ({ steps }) => steps,
        (): Coin => ({ kind: 'again', amount: 1 }),
        ({ state }) => told.push(state.coins),
      ),
      main: procedure<Vocabulary<{ coins: number }>, Record<string, never>>('main', {
        play: () => enter('again', { path: '' }, {}, 'ask'),
        ask: () => ask(GO_ON, 'play'),
      }),
    };
    const match = coinMatch();
    begin(procedures, match, 'main');
    const { coins } = match.state;
    expect({ coins, told }).toEqual({ coins: 1 + gained, told: [coins] });
    expect(match.stack).toHaveLength(1);

    // The match goes on, and the next answer has as much before it as the first.
    const decision = match.open[0]?.id ?? '';
    expect(answer(procedures, match, { seat: 'ann', decision, options: ['on'] }).accepted).toBe(
      true,
    );
    expect(match.state.coins - coins).toBe(gained);
    expect(told).toEqual([coins, match.state.coins]);
    expect(match.open).toHaveLength(1);
  });

  it('says what an address leads to no longer', () => {
    expect(() => effectIn(CARD, 'effect.options.2', 'purse')).toThrow('purse has no effect');
  });

  it('refuses a kind that could do nothing', () => {
    const idle = { kind: 'idle' };
    expect(() =>
      effectProcedures(
        [idle],
        () => ({}),
        () => CARD,
        () => {},
      ),
    ).toThrow('effect.idle has no steps');
  });
});

describe('a clause', () => {
  it('becomes a sentence, with one full stop', () => {
    expect(sentence('gain 1 coin')).toBe('Gain 1 coin.');
    expect(sentence('Gain 1 coin.')).toBe('Gain 1 coin.');
  });
});
