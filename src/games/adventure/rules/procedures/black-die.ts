import { onlyAnswer } from '../../../../kernel/answers.ts';
import { ask, call, finish, procedure } from '../../../../kernel/procedure.ts';
import { opponentName } from '../queries/cards.ts';
import { characterOf, opponentToTheRight } from '../queries/characters.ts';
import { rerollOptions } from '../queries/windows.ts';
import type { Adventure } from '../state.ts';
import { fought } from './combat.ts';

/**
 * AD-030, AD-117: the player to the right has rolled the black die for an encounter, and may re-roll it with
 * rocket boots, before anyone plays a card (W-46). Nobody else is asked.
 */
export const blackDie = procedure<Adventure, { [note: string]: string }>('black-die', {
  offer: (run) => {
    const { state } = run;
    const combat = fought(state);
    const { attacker, opponent, dice } = combat;
    const roller = opponent.is === 'character' ? null : opponentToTheRight(state, attacker);
    const boots = roller ? rerollOptions(state, roller.seat, 'encounter') : [];
    if (!roller || dice.defender === null || boots.length === 0) return finish();
    return ask(
      {
        seats: [roller.seat],
        visibility: 'public',
        prompt: {
          key: 'prompt.black-die',
          args: {
            character: roller.id,
            fighter: characterOf(state, attacker).id,
            against: opponentName(state, combat),
            own: dice.defender,
          },
        },
        options: [{ id: 'decline', verb: 'decline' }, ...boots],
      },
      'answered',
    );
  },
  answered: (run, _data, { reply }) => {
    const chosen = onlyAnswer(reply.answer);
    if (chosen.verb !== 'discovery') return finish();
    const roller = opponentToTheRight(run.state, fought(run.state).attacker);
    return call('use-discovery', { seat: roller?.seat ?? '', ...chosen.args }, 'offer');
  },
});
