import type { JsonObject } from '../../../../../kernel/json.ts';
import { ask, call, finish, goto, procedure } from '../../../../../kernel/procedure.ts';
import { winsOf } from '../../../rules/campaign/brings.ts';
import { plannedBy, QUESTS } from '../../../rules/campaign/chapters.ts';
import { recordQuest } from '../../../rules/campaign/record-quest.ts';
import type { CampaignState } from '../../../rules/campaign/state.ts';
import { askGroup, everySeat } from '../questions.ts';
import type { Upkeep, UpkeepRun } from '../state.ts';

/** Everything that comes between two quests, or after the last one of a story. */
export const upkeep = procedure<Upkeep, JsonObject>('upkeep', {
  begin: (run) => {
    const { campaign } = run.state;
    const { due, last } = campaign;
    if (due === 'abandoned') {
      run.emit('quest-broken-off', questOf(campaign));
      return goto('broken-off');
    }
    if (due === 'epilogue') run.emit('epilogue-began', { story: campaign.story ?? '' });
    else run.emit('upkeep-began', { ...questOf(campaign), won: last?.won ?? false });
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
    if (reply.answer?.[0]?.verb === 'again') {
      run.emit('quest-again', questOf(campaign));
      delete campaign.brokenOff;
      campaign.due = 'quest';
      return end(run);
    }
    run.emit('quest-counted-lost', questOf(campaign));
    if (campaign.brokenOff) recordQuest(campaign, campaign.brokenOff);
    const isLast = campaign.chapter === QUESTS;
    if (isLast && campaign.story === null) return end(run);
    campaign.due = isLast ? 'epilogue' : 'upkeep';
    return call('guide-steps', { path: [], at: 0 }, 'over');
  },

  /** The next quest comes up; what is left of this one is over (AQ-282). */
  over: (run) => {
    const { campaign } = run.state;
    if (campaign.due === 'upkeep') goOn(campaign);
    return end(run);
  },
});

/** The quest that it comes after. */
const questOf = ({ story, chapter, plan }: CampaignState) => ({
  story: story ?? '',
  chapter,
  quest: plan?.quest ?? '',
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
