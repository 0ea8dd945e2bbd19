import { describe, expect, it } from 'vitest';
import { pick, seedRandom, shuffle } from '../../../../../src/kernel/random.ts';
import { campaign, type UpkeepInCampaign } from '../../../../support/altar-quest-campaign.ts';

const HEROES = ['sedrin', 'myreen', 'rowen', 'quella'];

/** Answers everything at random, within what each question allows. */
function play(upkeep: UpkeepInCampaign, seed: string): void {
  const random = seedRandom(seed);
  for (let open = upkeep.match.open; open.length > 0; open = upkeep.match.open) {
    const { key, options, choose } = pick(random, open);
    const amount = pick(random, [choose.min, choose.max]);
    const ids = shuffle(
      random,
      options.map(({ id }) => id),
    );
    upkeep.for(key, ...ids.slice(0, amount));
  }
}

describe('upkeeps played at random', () => {
  it.each([1, 2, 3, 4, 5, 6])(
    'AQ-271, AQ-275: whole campaigns of them are sound at every answer, read from JSON each time (%i)',
    (seed) => {
      const random = seedRandom(seed.toString(16).padStart(32, '5'));
      const lot = (limit: number) => pick(random, [...Array(limit).keys()]);
      const stage = campaign({ seed });
      for (let match = 0; stage.campaign.outcome === null && match < 40; match++) {
        if (stage.state.due !== 'quest') {
          play(stage.upkeep(), (seed * 100 + match).toString(16).padStart(32, '7'));
          continue;
        }
        stage.come(...shuffle(random, [...HEROES]).slice(0, 1 + lot(4)));
        const quest = stage.quest().settle('prompt.mulligan');
        const supply = lot(25);
        const end = lot(5);
        if (end === 0) quest.brokenOff({ supply });
        else if (end < 3) quest.lost({ supply });
        else quest.won({ supply });
      }
      expect(stage.campaign.outcome).not.toBeNull();
      expect(stage.state.record.map(({ chapter }) => chapter)).toEqual([1, 2, 3, 4, 5, 6]);
      expect(new Set(stage.state.record.map(({ quest }) => quest)).size).toBe(6);
    },
  );
});
