import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { packsThere } from '../../packs/sharing.ts';
import type { ThreadTask } from '../thread-task.ts';
import type { CampaignPlayed, CampaignTask, TrialTask } from './judged.ts';
import type { JudgingTask } from './judging-worker.ts';

const BOOTSTRAP = new URL('../../worker-thread.js', import.meta.url);
const ENTRY = new URL('./judging-worker.ts', import.meta.url);

export interface Judging {
  campaign(task: CampaignTask): Promise<CampaignPlayed>;
  trial(task: TrialTask): Promise<boolean>;
  close(): Promise<void>;
}

/** Plays campaigns of `gameId` on as many threads as the machine has cores; `close` when all are played. */
export function judgeOnThreads(gameId: string): Judging {
  const pool = new Piscina<ThreadTask<JudgingTask>, CampaignPlayed | boolean>({
    filename: fileURLToPath(BOOTSTRAP),
    maxThreads: availableParallelism(),
    workerData: { entry: ENTRY.href },
  });
  const run = (task: JudgingTask) => pool.run({ gameId, packs: packsThere(), task });
  return {
    campaign: (campaign) => run({ campaign }) as Promise<CampaignPlayed>,
    trial: (trial) => run({ trial }) as Promise<boolean>,
    close: () => pool.destroy(),
  };
}
