import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
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
  const pool = new Piscina<{ gameId: string; task: JudgingTask }, CampaignPlayed | boolean>({
    filename: fileURLToPath(BOOTSTRAP),
    maxThreads: availableParallelism(),
    workerData: { entry: ENTRY.href },
  });
  return {
    campaign: (campaign) => pool.run({ gameId, task: { campaign } }) as Promise<CampaignPlayed>,
    trial: (trial) => pool.run({ gameId, task: { trial } }) as Promise<boolean>,
    close: () => pool.destroy(),
  };
}
