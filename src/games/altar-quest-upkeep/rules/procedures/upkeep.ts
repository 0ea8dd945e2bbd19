import type { JsonObject } from '../../../../kernel/json.ts';
import { ask, call, finish, goto, procedure } from '../../../../kernel/procedure.ts';
import { winsOf } from '../../../altar-quest/rules/campaign/brings.ts';
import { plannedBy, QUESTS } from '../../../altar-quest/rules/campaign/chapters.ts';
import { recordQuest } from '../../../altar-quest/rules/campaign/record-quest.ts';
import type { CampaignState } from '../../../altar-quest/rules/campaign/state.ts';
import { askGroup, everySeat } from '../questions.ts';
import type { Upkeep, UpkeepRun } from '../state.ts';

/** All that comes between two quests, or after the last one of a story. */
export const upkeep = procedure<Upkeep, JsonObject>('upkeep', {
  begin: (run) => {
    const { campaign } = run.state;
    const { story, chapter, last, plan } = campaign;
    const quest = plan?.quest ?? '';
    if (campaign.due === 'abandoned') {
      run.emit('quest-broken-off', { chapter, quest });
      return goto('broken-off');
    }
    if (campaign.due === 'epilogue') run.emit('epilogue-began', { story: story ?? '' });
    else run.emit('upkeep-began', { chapter, won: last?.won ?? false, quest });
    return call('guide-steps', { path: [], at: 0 }, 'over');
  },

  /** A quest that its people have broken off is played again, or counts as lost: the group decides. */
  'broken-off': ({ state }) =>
    ask(
      askGroup(
        state,
        { key: 'prompt.broken-off', args: { quest: state.campaign.plan?.quest ?? '' } },
        [
          { id: 'again', verb: 'again' },
          { id: 'lost', verb: 'lost' },
        ],
        { rest: true },
      ),
      'decided',
    ),

  decided: (run, _data, { reply }) => {
    const { campaign } = run.state;
    const quest = campaign.plan?.quest ?? '';
    if (reply.answer?.[0]?.verb === 'again') {
      run.emit('quest-again', { quest });
      delete campaign.brokenOff;
      campaign.due = 'quest';
      return end(run);
    }
    run.emit('quest-counted-lost', { quest });
    if (campaign.brokenOff) recordQuest(campaign, campaign.brokenOff);
    const isLast = campaign.chapter === QUESTS;
    if (isLast && campaign.story === null) return end(run);
    campaign.due = isLast ? 'epilogue' : 'upkeep';
    return call('guide-steps', { path: [], at: 0 }, 'over');
  },

  /** The next quest is due; what is left of this one is over (AQ-282). */
  over: (run) => {
    const { campaign } = run.state;
    if (campaign.due === 'upkeep') goOn(campaign);
    return end(run);
  },
});

function goOn(campaign: CampaignState): void {
  for (const id of campaign.last?.heroes ?? []) {
    const hero = campaign.heroes[id];
    if (hero) hero.trained = winsOf(campaign);
  }
  campaign.due = 'quest';
  campaign.chapter += 1;
  if (campaign.story !== null) campaign.plan = plannedBy(campaign);
}

function end(run: UpkeepRun) {
  run.end({ winners: everySeat(run.state), reason: 'upkeep-over' });
  return finish();
}
