import { begin } from '../../src/kernel/engine.ts';
import { anyGame, type Game } from '../../src/kernel/game.ts';
import type { Match } from '../../src/kernel/match.ts';
import { ask, finish, procedure } from '../../src/kernel/procedure.ts';
import { seedRandom } from '../../src/kernel/random.ts';
import type { Vocabulary } from '../../src/kernel/vocabulary.ts';
import { countingGame } from '../support/counting-game.ts';

interface Picked {
  stone: string;
  several: string[];
}

const OPTIONS = Array.from({ length: 60 }, (_, index) => ({
  id:
    index % 3 === 0
      ? `stone number ${index}, which has a name that fits into no address`
      : `s${index}`,
  verb: 'pick',
  args: { number: index },
}));

const picking = procedure<Vocabulary<Picked>, Record<string, never>>('picking', {
  first(run) {
    run.beginChapter({ id: 'first', title: { key: 'counting.headline', args: { round: 1 } } });
    return ask(
      {
        seats: ['seat-1'],
        visibility: 'public',
        prompt: { key: 'counting.prompt.add' },
        options: OPTIONS,
        rest: true,
      },
      'second',
    );
  },
  second(run, _data, { reply }) {
    run.state.stone = reply.answer?.[0]?.id ?? '';
    return ask(
      {
        how: 'group',
        seats: run.match.seats,
        visibility: 'public',
        prompt: { key: 'counting.prompt.keep' },
        options: OPTIONS,
        choose: { min: 2, max: 3 },
      },
      'last',
    );
  },
  last(run, _data, { reply }) {
    run.state.several = (reply.answer ?? []).map(({ id }) => id);
    run.end({ winners: run.match.seats, reason: 'picked' });
    return finish();
  },
});

/** One choice out of sixty, then several out of sixty for the whole group. */
export function pickingGame(): Game {
  const { rules, presentation } = countingGame();
  const procedures = { picking };
  return anyGame<Picked, Picked, Vocabulary>({
    rules: {
      ...rules,
      procedures,
      setup(setup) {
        const match: Match<Picked> = {
          gameId: rules.id,
          content: rules.content(),
          seats: setup.seats.map(({ seat }) => seat),
          state: { stone: '', several: [] },
          stack: [],
          open: [],
          random: seedRandom(setup.seed),
          inputs: 0,
          questions: 0,
          chapter: { id: 'setup', title: { key: 'counting.headline', args: { round: 0 } } },
          outcome: null,
        };
        return { match, happenings: begin(procedures, match, 'picking') };
      },
      view: ({ state }) => state,
    },
    presentation: {
      ...presentation,
      verbs: [{ verb: 'pick', arguments: [{ name: 'number', required: false }] }],
      headline: () => 'Picking',
      round: () => 1,
      status: (view) => [`Picked: ${[view.stone, ...view.several].join(' + ')}`],
      details: () => [],
      panel: (_view, decision) => ({
        lines: ['Pick'],
        menus: [
          {
            id: 'stones',
            title: 'Stones',
            as: 'menu',
            options: decision.options.map((option) => ({ option, text: { label: option.id } })),
          },
        ],
      }),
      ending: (view) => ({ title: 'Picked', lines: [view.stone, ...view.several], won: true }),
    },
  });
}
