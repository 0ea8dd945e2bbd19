import { chosenArgument } from '../../../../../kernel/answers.ts';
import type { JsonObject } from '../../../../../kernel/json.ts';
import { ask, finish, procedure } from '../../../../../kernel/procedure.ts';
import { pick, type RandomState } from '../../../../../kernel/random.ts';
import type { QuestPlan } from '../../../rules/campaign/state.ts';
import { decksOfBox } from '../../../rules/cards/library.ts';
import { askGroup } from '../questions.ts';
import type { Upkeep, UpkeepRun, UpkeepState } from '../state.ts';

interface ChooseData extends JsonObject {
  quest?: string;
  villain?: string;
}

/**
 * The next quest, among those that have not been played in this campaign (AQ-287). Its villain and threat are
 * drawn by lot, none again before all others have had their turn, or chosen as well.
 */
export const chooseQuest = procedure<Upkeep, ChooseData>('choose-quest', {
  quest: ({ state }) =>
    ask(
      askGroup(
        state,
        { key: 'prompt.next-quest' },
        unplayed(state).map((quest) => ({ id: quest, verb: 'quest' as const, args: { quest } })),
        { rest: true },
      ),
      'villain',
    ),

  villain: (run, data, { reply }) => {
    const { state, match } = run;
    const quest = chosenArgument(reply.answer, 'quest', 'quest');
    data.quest = quest;
    if (state.campaign.enemies === 'by-lot') {
      return plan(run, {
        quest,
        villain: byLot(match.random, state, 'villain'),
        threat: byLot(match.random, state, 'threat'),
      });
    }
    const options = decksOf('villain').map((villain) => ({
      id: villain,
      verb: 'villain' as const,
      args: { villain },
    }));
    return ask(askGroup(state, { key: 'prompt.next-villain', args: { quest } }, options), 'threat');
  },

  threat: ({ state }, data, { reply }) => {
    data.villain = chosenArgument(reply.answer, 'villain', 'villain');
    const quest = data.quest as string;
    const options = decksOf('threat').map((threat) => ({
      id: threat,
      verb: 'threat' as const,
      args: { threat },
    }));
    return ask(askGroup(state, { key: 'prompt.next-threat', args: { quest } }, options), 'planned');
  },

  planned: (run, { quest = '', villain = '' }, { reply }) =>
    plan(run, { quest, villain, threat: chosenArgument(reply.answer, 'threat', 'threat') }),
});

function plan(run: UpkeepRun, chosen: QuestPlan) {
  run.state.campaign.plan = chosen;
  run.emit('quest-chosen', { ...chosen });
  return finish();
}

const decksOf = (kind: 'quest' | 'villain' | 'threat'): string[] =>
  decksOfBox()
    .filter((deck) => deck.kind === kind)
    .map(({ id }) => id);

const unplayed = ({ campaign }: UpkeepState): string[] =>
  decksOf('quest').filter((quest) => !campaign.record.some((one) => one.quest === quest));

/** One of those that have been met least often. */
function byLot(random: RandomState, { campaign }: UpkeepState, kind: 'villain' | 'threat'): string {
  const met = (deck: string) => campaign.record.filter((one) => one[kind] === deck).length;
  const decks = decksOf(kind);
  const least = Math.min(...decks.map(met));
  return pick(
    random,
    decks.filter((deck) => met(deck) === least),
  );
}
