import { games } from '../../games/index.ts';
import {
  type CampaignPlayed,
  type CampaignTask,
  judgeCampaign,
  judgeCard,
  type TrialTask,
} from './judged.ts';

export type JudgingTask = { campaign: CampaignTask } | { trial: TrialTask };

/** Runs on threads of their own: plays whole campaigns, or single matches with one of their cards. */
export default ({
  gameId,
  task,
}: {
  gameId: string;
  task: JudgingTask;
}): CampaignPlayed | boolean => {
  const game = games.find(({ rules }) => rules.id === gameId);
  if (!game) throw new RangeError(`There is no game ${gameId}.`);
  return 'campaign' in task ? judgeCampaign(game, task.campaign) : judgeCard(game, task.trial);
};
