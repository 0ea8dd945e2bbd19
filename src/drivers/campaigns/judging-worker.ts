import { gameOf, type ThreadTask } from '../thread-task.ts';
import {
  type CampaignPlayed,
  type CampaignTask,
  judgeCampaign,
  judgeCard,
  type TrialTask,
} from './judged.ts';

export type JudgingTask = { campaign: CampaignTask } | { trial: TrialTask };

/** Runs on threads of their own: plays whole campaigns, or single matches with one of their cards. */
export default async (told: ThreadTask<JudgingTask>): Promise<CampaignPlayed | boolean> => {
  const game = await gameOf(told);
  const { task } = told;
  return 'campaign' in task ? judgeCampaign(game, task.campaign) : judgeCard(game, task.trial);
};
