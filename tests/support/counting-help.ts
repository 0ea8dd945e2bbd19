import { ask, finish, goto, procedure, type RunOf } from '../../src/kernel/procedure.ts';
import { below } from '../../src/kernel/random.ts';
import type { OptionOf } from '../../src/kernel/vocabulary.ts';
import type { Counting } from './counting-words.ts';

/**
 * What the others are asked, one after another, when somebody has added: whether they help with 1, or with what
 * they roll.
 */
export interface Helping {
  /** Which of these a companion chooses; it is never the question's own fallback. */
  readonly best: 'help' | 'luck';
  /** Only whoever is asked may know of the question. */
  readonly secret?: true;
  /** How often each is asked; once unless said otherwise. */
  readonly times?: number;
  /** It is asked when the turn is over, so that nobody is on turn. */
  readonly inNobodysTurn?: true;
}

export const helpWith = ({ best, secret }: Helping) =>
  procedure<Counting, { others: string[] }>('help', {
    next(_run, { others }) {
      const [seat] = others;
      if (seat === undefined) return finish();
      const options: OptionOf<Counting['verbs']>[] = [
        { id: 'no', verb: 'refuse' },
        { id: 'help', verb: 'help', args: { number: best === 'help' ? 2 : 1 } },
        { id: 'luck', verb: 'luck', args: { number: best === 'luck' ? 2 : 1 } },
      ];
      return ask(
        {
          seats: [seat],
          visibility: secret ? 'secret' : 'public',
          prompt: { key: 'counting.prompt.help' },
          options,
        },
        'helped',
      );
    },
    helped(run, { others }, { reply }) {
      const seat = others.shift() ?? '';
      const verb = reply.answer?.[0]?.verb;
      if (verb === 'help') add(run, seat, 1);
      if (verb === 'luck') add(run, seat, below(run.match.random, 6) + 1);
      return goto('next');
    },
  });

function add(run: RunOf<Counting>, seat: string, number: number): void {
  run.state.total += number;
  run.emit('added', { seat, number, total: run.state.total });
}
