import { describe, expect, expectTypeOf, it } from 'vitest';
import type { AltarQuestEvents } from '../../src/games/altar-quest/rules/events.ts';
import type {
  AltarQuestPrompt,
  AltarQuestPrompts,
} from '../../src/games/altar-quest/rules/prompts.ts';
import {
  askGroup,
  askHero,
  askWhere,
  askWhom,
} from '../../src/games/altar-quest/rules/questions.ts';
import type {
  AltarQuest,
  AltarQuestDraft,
  AltarQuestRun,
  AltarQuestState,
} from '../../src/games/altar-quest/rules/state.ts';
import { argumentsOfPrompt, chosenArgument } from '../../src/kernel/answers.ts';
import { begin, newMatch, RulesError } from '../../src/kernel/engine.ts';
import type { Reply } from '../../src/kernel/match.ts';
import { ask, finish, procedure, type RunOf } from '../../src/kernel/procedure.ts';
import { seedRandom } from '../../src/kernel/random.ts';
import type {
  DecisionOf,
  DraftOf,
  EventOf,
  MessageOf,
  NamedIn,
  Nothing,
  OptionOf,
  Vocabulary,
} from '../../src/kernel/vocabulary.ts';

interface Bells extends Vocabulary<{ rung: number }> {
  events: { 'bell-rung': { times: number }; silence: { since: string } };
  verbs: {
    ring: { times: number; by?: string };
    rest: Nothing;
  };
  prompts: {
    'prompt.ring': { ringer: string; times: number };
    'prompt.stop': { by: 'ann' | 'ben' };
    'prompt.rest': Nothing;
  };
  chapters: { 'chapter.morning': Nothing; 'chapter.hour': { hour: number } };
}
type BellOption = OptionOf<Bells['verbs']>;
type BellRun = RunOf<Bells>;
type BellPrompt = MessageOf<Bells['prompts']>;

// Checked by `npm run check`: these tests fail by not compiling.
describe('the words of a game', () => {
  it('are told with the arguments that their map gives them', () => {
    const ring = procedure<Bells, Record<string, never>>('ring', {
      ring: (run) => {
        run.emit('bell-rung', { times: 3 });
        run.emitTo(['ann'], { type: 'silence', args: { since: 'noon' } });
        run.end({ winners: [], reason: 'over' });
        return finish();
      },
    });
    const match = newMatch({
      gameId: 'bells',
      content: '1',
      seats: ['ann'],
      state: { rung: 0 },
      random: seedRandom('0'.repeat(32)),
      chapter: { id: 'only', title: { key: 'only' } },
    });
    expect(begin({ ring }, match, 'ring').map(({ event }) => event)).toEqual([
      { type: 'bell-rung', args: { times: 3 } },
      { type: 'silence', args: { since: 'noon' } },
    ]);
  });

  it('can’t be told of where they are not in it', () => {
    expectTypeOf<Parameters<BellRun['emit']>[0]>().toEqualTypeOf<'bell-rung' | 'silence'>();
    expectTypeOf<{ type: 'bell-rung'; args: { times: string } }>().not.toExtend<
      EventOf<Bells['events']>
    >();
    expectTypeOf<'heroes-moved'>().not.toExtend<Parameters<AltarQuestRun['emit']>[0]>();
    expectTypeOf<AltarQuest['events']>().toEqualTypeOf<AltarQuestEvents>();
  });

  it('are what questions offer, and nothing else can be offered', () => {
    procedure<Bells, Record<string, never>>('ask', {
      ask: () =>
        ask(
          {
            seats: ['ann'],
            visibility: 'public',
            prompt: { key: 'prompt.ring', args: { ringer: 'ann', times: 3 } },
            options: [
              { id: 'ring', verb: 'ring', args: { times: 3 } },
              { id: 'rest', verb: 'rest' },
            ],
          },
          'answered',
        ),
      answered: (_run, _data, { reply }) => {
        expectTypeOf(reply).toEqualTypeOf<Reply<BellOption>>();
        return finish(chosenArgument(reply.answer, 'ring', 'times'));
      },
    });
    expectTypeOf<{ id: string; verb: 'ring'; args: { times: 3 } }>().toExtend<BellOption>();
    expectTypeOf<{ id: string; verb: 'rest' }>().toExtend<BellOption>();
    expectTypeOf<{
      id: string;
      verb: 'ring';
      args: { times: string };
    }>().not.toExtend<BellOption>();
    expectTypeOf<{ id: string; verb: 'ring' }>().not.toExtend<BellOption>();
    expectTypeOf<{ id: string; verb: 'toll' }>().not.toExtend<BellOption>();
  });

  it('are what is asked, each question with its own arguments', () => {
    const draft = {
      seats: ['ann'],
      visibility: 'public' as const,
      options: [{ id: 'rest', verb: 'rest' as const }],
    };
    const asked: DraftOf<Bells>[] = [
      { ...draft, prompt: { key: 'prompt.ring', args: { ringer: 'ann', times: 3 } } },
      { ...draft, prompt: { key: 'prompt.stop', args: { by: 'ben' } } },
      { ...draft, prompt: { key: 'prompt.rest' } },
      // @ts-expect-error There is no such question.
      { ...draft, prompt: { key: 'prompt.toll' } },
      // @ts-expect-error An argument is missing.
      { ...draft, prompt: { key: 'prompt.ring', args: { ringer: 'ann' } } },
      // @ts-expect-error All arguments are missing.
      { ...draft, prompt: { key: 'prompt.ring' } },
      // @ts-expect-error An argument is of another type.
      { ...draft, prompt: { key: 'prompt.ring', args: { ringer: 'ann', times: 'thrice' } } },
      // @ts-expect-error An argument has none of its values.
      { ...draft, prompt: { key: 'prompt.stop', args: { by: 'cat' } } },
      // @ts-expect-error These are the arguments of another question.
      { ...draft, prompt: { key: 'prompt.stop', args: { ringer: 'ann', times: 3 } } },
      // @ts-expect-error The question speaks of no such thing.
      { ...draft, prompt: { key: 'prompt.stop', args: { by: 'ben', times: 3 } } },
      // @ts-expect-error The question has no arguments.
      { ...draft, prompt: { key: 'prompt.rest', args: { by: 'ben' } } },
    ];
    procedure<Bells, Record<string, never>>('ask', {
      ask: () => ask(asked[0] as DraftOf<Bells>, 'answered'),
      // @ts-expect-error There is no such question.
      toll: () => ask({ ...draft, prompt: { key: 'prompt.toll' } }, 'answered'),
      // @ts-expect-error An argument is missing.
      ring: () => ask({ ...draft, prompt: { key: 'prompt.ring', args: { times: 3 } } }, 'answered'),
      answered: () => finish(),
    });
  });

  it('are read out of a question by its key, or fail with what is asked instead', () => {
    const timesOf = ({ prompt }: DecisionOf<Bells>) => {
      if (prompt.key === 'prompt.rest')
        expectTypeOf(prompt.args).toEqualTypeOf<Nothing | undefined>();
      // @ts-expect-error Not every question has this argument.
      prompt.args?.times;
      return prompt.key === 'prompt.ring' ? prompt.args.times : 0;
    };
    expectTypeOf(timesOf).returns.toEqualTypeOf<number>();
    const ring = (prompt: BellPrompt) => argumentsOfPrompt(prompt, 'prompt.ring');
    expectTypeOf(ring).returns.toEqualTypeOf<{ ringer: string; times: number }>();
    expect(ring({ key: 'prompt.ring', args: { ringer: 'ann', times: 3 } }).times).toBe(3);
    expect(() => ring({ key: 'prompt.rest' })).toThrow(
      new RulesError('The question prompt.rest is no prompt.ring.'),
    );
    // @ts-expect-error There is no such question.
    expect(() => argumentsOfPrompt({ key: 'prompt.rest' } as BellPrompt, 'prompt.toll')).toThrow();
  });

  it('speak of things by names, which one map can put into words', () => {
    expectTypeOf<NamedIn<Bells['prompts'] & Bells['chapters']>>().toEqualTypeOf<{
      ringer: string;
      times: number;
      by: 'ann' | 'ben';
      hour: number;
    }>();
  });

  it('are the titles of chapters', () => {
    procedure<Bells, Record<string, never>>('ring', {
      ring: (run) => {
        run.beginChapter({ id: '1', title: { key: 'chapter.morning' } });
        run.beginChapter({ id: '2', title: { key: 'chapter.hour', args: { hour: 9 } } });
        // @ts-expect-error There is no such chapter.
        run.beginChapter({ id: '3', title: { key: 'chapter.night' } });
        // @ts-expect-error An argument is missing.
        run.beginChapter({ id: '4', title: { key: 'chapter.hour' } });
        // @ts-expect-error An argument is of another type.
        run.beginChapter({ id: '5', title: { key: 'chapter.hour', args: { hour: 'nine' } } });
        return finish();
      },
    });
  });

  it('are all that the rules of a game can ask with', () => {
    expectTypeOf<{ key: 'prompt.nearest'; args: { enemy: string } }>().toExtend<AltarQuestPrompt>();
    expectTypeOf<{ key: 'prompt.nearest' }>().not.toExtend<AltarQuestPrompt>();
    expectTypeOf<{ key: 'prompt.nearest'; args: { enemy: 1 } }>().not.toExtend<AltarQuestPrompt>();
    expectTypeOf<{
      key: 'prompt.next';
      args: { enemy: string };
    }>().not.toExtend<AltarQuestPrompt>();
    const asked = (state: AltarQuestState) => [
      askHero('public', state, 'myreen', { key: 'prompt.recover', args: { hero: 'myreen' } }, []),
      // @ts-expect-error There is no such question.
      askHero('public', state, 'myreen', { key: 'prompt.regain', args: { hero: 'myreen' } }, []),
      // @ts-expect-error An argument is missing.
      askGroup('public', state, { key: 'prompt.target', args: { card: 'slander' } }, []),
      askWhom(state, { key: 'prompt.nearest', args: { enemy: 'ogre' } }, ['myreen']),
      // @ts-expect-error An argument is of another type.
      askWhom(state, { key: 'prompt.nearest', args: { enemy: 1 } }, ['myreen']),
      // @ts-expect-error This question is not answered by a space.
      askWhere(state, { key: 'prompt.nearest', args: { enemy: 'ogre' } }, 'ogre', ['F7']),
      // @ts-expect-error This question is not answered by a figure.
      askWhom(state, { key: 'prompt.spawn', args: { enemy: 'ogre' } }, ['myreen']),
    ];
    expectTypeOf(asked).returns.toEqualTypeOf<AltarQuestDraft[]>();
    expectTypeOf<AltarQuest['prompts']>().toEqualTypeOf<AltarQuestPrompts>();
  });

  it('offer with a question what it is about', () => {
    const recover = { key: 'prompt.recover', args: { hero: 'myreen' } } as const;
    const asked = (state: AltarQuestState) => [
      askHero('public', state, 'myreen', recover, [
        { id: 'lamp-oil', verb: 'choose', args: { card: 'lamp-oil' } },
        { id: 'pass', verb: 'done' },
      ]),
      askHero('public', state, 'myreen', recover, [
        // @ts-expect-error What comes back is a card.
        { id: 'ogre', verb: 'choose', args: { figure: 'ogre' } },
      ]),
      askHero('public', state, 'myreen', recover, [
        // @ts-expect-error Nothing is no card.
        { id: 'no', verb: 'choose' },
      ]),
      askGroup('public', state, { key: 'prompt.next-react' }, [
        // @ts-expect-error It is not answered by choosing something.
        { id: 'myreen', verb: 'choose', args: { figure: 'myreen' } },
      ]),
    ];
    expectTypeOf(asked).returns.toEqualTypeOf<AltarQuestDraft[]>();
  });

  it('are read out of an answer with their types, or fail with what is missing', () => {
    const ring: BellOption = { id: 'ring', verb: 'ring', args: { times: 3 } };
    const rest: BellOption = { id: 'rest', verb: 'rest' };
    const read = (chosen: readonly BellOption[] | undefined) =>
      chosenArgument(chosen, 'ring', 'times');
    expectTypeOf(read).returns.toEqualTypeOf<number>();
    expect(read([ring])).toBe(3);
    expect(() => read([rest])).toThrow(new RulesError('The option rest is no ring.'));
    expect(() => chosenArgument([ring], 'ring', 'by')).toThrow(
      new RulesError('The option ring has no argument by.'),
    );
    expect(() =>
      chosenArgument([{ id: 'ring', verb: 'ring' } as BellOption], 'ring', 'by'),
    ).toThrow(new RulesError('The option ring has no argument by.'));
    expect(() => read(undefined)).toThrow(RulesError);
  });
});
