import { describe, expect, it } from 'vitest';
import { altarQuest } from '../../../../src/games/altar-quest/index.ts';
import { sheetOf } from '../../../../src/games/altar-quest/presentation/campaign/sheet.ts';
import { stationsOf } from '../../../../src/games/altar-quest/presentation/campaign/stations.ts';
import { CAMPAIGN_OPTIONS } from '../../../../src/games/altar-quest/rules/campaign/options.ts';
import type {
  CampaignState,
  QuestRecord,
} from '../../../../src/games/altar-quest/rules/campaign/state.ts';
import type { Campaign } from '../../../../src/kernel/campaign.ts';
import type { CampaignPresentation } from '../../../../src/kernel/campaign-presentation.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import { onPhone } from '../../../picture/phone.ts';

const texts = loadTexts();
const presentation: CampaignPresentation = altarQuest.presentation.campaign!;
const rules = altarQuest.rules.campaign!;

const quest = (chapter: number, more: Partial<QuestRecord>): QuestRecord => ({
  chapter,
  quest: 'the-search',
  villain: 'bolx',
  threat: 'frox',
  heroes: ['rowen', 'quella'],
  won: true,
  reason: 'won',
  rounds: 9,
  ...more,
});

const RECORD = [
  quest(1, {}),
  quest(2, { quest: 'the-hunt', villain: 'gert', won: false, reason: 'lost', rounds: 12 }),
];

/** A campaign after two quests: Rowen took part in both, Quella came for the second. */
function campaign(
  options: { [option: string]: string } = { story: 'none' },
  change: Partial<CampaignState> = {},
): Campaign<CampaignState> {
  const begun = rules.begin({ options, seed: '0'.repeat(32) }) as Campaign<CampaignState>;
  const record = [{ ...RECORD[0]!, heroes: ['rowen'] }, RECORD[1]!];
  const heroes: CampaignState['heroes'] = {
    rowen: {
      upgrades: ['throw-and-go-2'],
      equipment: ['marching-boots', 'saints-knuckle'],
      allies: ['huey'],
      armor: 0,
      trained: 1,
    },
    quella: { upgrades: [], equipment: [], allies: [], armor: 0, trained: 1 },
  };
  const plan = { quest: 'the-rescue', villain: 'wynora-morn', threat: 'thralls' };
  return {
    ...begun,
    state: { ...begun.state, chapter: 3, record, heroes, plan, ...change },
  };
}

const OF_STORY = { story: 'out-of-luxen' };

describe('a campaign in words', () => {
  it('is called like its story', () => {
    expect(presentation.title(campaign(), texts)).toBe('Campaign');
    expect(presentation.title(campaign(OF_STORY), texts)).toBe('Out of Luxen');
  });

  it('says what was won and lost, and what comes next', () => {
    expect(presentation.standing(campaign(), texts)).toEqual([
      '1 quest won, 1 lost, 4 to go.',
      'Quest 3: *The Rescue*, against the Thralls and Wynora Morn.',
    ]);
    expect(presentation.standing(campaign(OF_STORY), texts)[1]).toBe(
      'Chapter 3: Eleven Years of Soup. *The Rescue*, against the Thralls and Wynora Morn.',
    );
    const [, unknown] = presentation.standing(campaign({ story: 'none' }, { plan: null }), texts);
    expect(unknown).toBe('Next: quest 3. You choose it in its lobby.');
  });

  it.each([
    ['upkeep', 'The heroes are in camp after quest 3.'],
    ['abandoned', 'Quest 3 was broken off. The group decides what becomes of it.'],
    ['epilogue', 'All six chapters are played. The epilogue is next.'],
  ] as const)('says that %s is due', (due, line) => {
    expect(presentation.standing(campaign(OF_STORY, { due }), texts)[1]).toBe(line);
  });

  it('says what each hero has earned', () => {
    expect(presentation.characters(campaign(), texts)).toEqual([
      {
        character: 'rowen',
        name: 'Rowen',
        lines: ['⭐ Throw and Go ★', '🛒 Marching Boots and The Saint’s Knuckle', '🤝 Huey'],
      },
      {
        character: 'quella',
        name: 'Quella',
        lines: ['1 quest, and only scars to show for it'],
      },
    ]);
  });

  it('AQ-274: shows what an absent hero has left with whoever carries it', () => {
    const nothing = { upgrades: [], equipment: [], allies: [], trained: 0, armor: 0 };
    const heroes = {
      sedrin: { ...nothing, equipment: ['marching-boots', 'lucky-tooth'], allies: ['huey'] },
      rowen: { ...nothing, carries: ['marching-boots', 'huey'] },
    };
    const lines = presentation.characters(campaign({}, { heroes }), texts);
    expect(lines.map(({ lines }) => lines)).toEqual([
      ['🛒 A Lucky Tooth'],
      ['🎒 Marching Boots and Huey, for an absent hero'],
    ]);
    const cards = presentation.cards?.(campaign({}, { heroes }), texts);
    expect(cards?.map(({ cards }) => cards)).toEqual([['lucky-tooth'], ['marching-boots', 'huey']]);
  });

  it('AQ-270: says what takes part in every quest, with what it does', () => {
    const journal = {
      enemyUpgrades: ['helpful-remarks'],
      rivals: ['spy'],
      storyCards: ['valorys-message'],
    };
    const lines = presentation.journal(campaign(OF_STORY, { journal }), texts);
    expect(lines).toEqual([
      '💀 **Helpful Remarks:** Strengthens: minions, lurkers, rivals and the villain. Each hero rolls 1 fewer die in TASK tests while any such enemy is within 3 spaces.',
      expect.stringMatching(/^🗡️ \*\*.*Spy.*\*\* works against you: .+\.$/),
      expect.stringMatching(/^📜 \*\*2 · Valory’s Message:\*\* .*I have hired nobody\. .+/),
    ]);
  });

  it('has a line for each quest', () => {
    const abandoned = quest(3, { won: false, reason: 'abandoned', rounds: 1 });
    const record = [...RECORD, abandoned];
    expect(presentation.record(campaign({ story: 'none' }, { record }), texts)).toEqual([
      '🏆 1 · **The Search**, against Bolx the Belchlord: won after 9 rounds',
      '💀 2 · **The Hunt**, against Gert: lost after 12 rounds',
      '🏳️ 3 · **The Search**, against Bolx the Belchlord: broken off after 1 round (counts as lost)',
    ]);
    expect(presentation.record(campaign(OF_STORY), texts)[1]).toContain('The Door on the Plan');
  });

  it('says what a story remembers, and nothing without one', () => {
    const marks = ['bell-given', 'tam-hired'];
    expect(presentation.remembered?.(campaign(OF_STORY, { marks }), texts)).toEqual([
      '📖 You gave Master Pell the bell. You hired Tam.',
    ]);
    expect(presentation.remembered?.(campaign(OF_STORY), texts)).toEqual([]);
    expect(presentation.remembered?.(campaign(), texts)).toEqual([]);
  });

  it('AQ-268: says how it ended, a story with its own words', () => {
    expect(presentation.ending(campaign(), texts)).toBeNull();
    const lost = { ...campaign(), outcome: { won: false, reason: 'lost' } };
    expect(presentation.ending(lost, texts)).toMatchObject({
      title: 'The water has the last word',
      won: false,
    });
    const told = { ...campaign(OF_STORY), outcome: { won: true, reason: 'read-aloud' } };
    const ending = presentation.ending(told, texts);
    expect(ending?.title).toBe(texts('altar-quest-story.out-of-luxen.endings.read-aloud-title'));
    expect(ending?.lines).toHaveLength(3);
  });

  it('has words for all that is settled as it begins', () => {
    for (const { id, choices } of CAMPAIGN_OPTIONS) {
      const own = `altar-quest.campaign.option.${id}`;
      for (const key of ['name', 'description', ...choices.map((one) => `choice.${one}`)]) {
        expect(texts(`${own}.${key}`)).not.toBe('');
      }
    }
  });
});

describe('the road of a campaign', () => {
  const states = (one: Campaign<CampaignState>) =>
    stationsOf(one.state, texts).map(({ state, title }) => [state, title]);

  it('has six stations: what was won and lost, the next one, what lies ahead', () => {
    expect(states(campaign())).toEqual([
      ['won', 'The Search'],
      ['lost', 'The Hunt'],
      ['next', 'The Rescue'],
      ['ahead', ''],
      ['ahead', ''],
      ['ahead', ''],
    ]);
  });

  it('does not name the next quest before it is settled, nor a chapter before it comes', () => {
    const inCamp = campaign({ story: 'none' }, { due: 'upkeep', plan: RECORD[1]! });
    expect(states(inCamp)[2]).toEqual(['next', '']);
    expect(states(campaign(OF_STORY)).slice(2)).toEqual([
      ['next', 'Eleven Years of Soup'],
      ['ahead', ''],
      ['ahead', ''],
      ['ahead', ''],
    ]);
  });

  it('says how each quest went: rounds, who fell, what was found', () => {
    const played = (more: Partial<QuestRecord>) =>
      stationsOf(campaign({ story: 'none' }, { record: [quest(1, more)] }).state, texts)[0];
    expect(played({})?.line).toBe('Won after 9 rounds');
    expect(played({ found: 3 })?.line).toBe('Won after 9 rounds · 3 found');
    expect(played({ won: false, fell: ['rowen'], found: 3 })).toMatchObject({
      line: 'Lost · Rowen fell',
      fell: ['rowen'],
      words:
        'Quest 1: The Search, against Bolx the Belchlord, lost after 9 rounds; Rowen fell; 3 items found.',
    });
    const all = { won: false, fell: ['rowen', 'quella'] };
    expect(played(all)?.line).toBe('Lost · 2 heroes fell');
    expect(played({ won: false, reason: 'abandoned' })?.line).toBe('Broken off after 9 rounds');
  });

  it('shows who fell, and the same again for the same campaign', async () => {
    const drawn = async (fell: string[]) => {
      const record = [quest(1, { won: false, reason: 'lost', fell })];
      return (await presentation.picture(campaign({}, { record }), texts)).buffer;
    };
    const rowen = await drawn(['rowen']);
    expect((await drawn(['rowen'])).equals(rowen)).toBe(true);
    expect((await drawn(['quella'])).equals(rowen)).toBe(false);
  });

  it('promises what lies ahead in the same way, whatever the story has in store', async () => {
    const drawn = async (change: Partial<CampaignState>) =>
      (await presentation.picture(campaign({ story: 'none' }, change), texts)).buffer;
    const known = await drawn({ plan: null });
    expect((await drawn({ plan: null, shop: [], pool: [] })).equals(known)).toBe(true);
    expect((await drawn({})).equals(known)).toBe(false);
  });

  it('is drawn with those who walk it, and told in words', async () => {
    const { width, altText } = await presentation.picture(campaign(), texts);
    expect(onPhone(30, width)).toBeGreaterThanOrEqual(11);
    const told = altText.split('\n');
    expect(told.slice(0, 4)).toEqual([
      'Campaign',
      '1 quest won, 1 lost, 4 to go.',
      'Quest 1: The Search, against Bolx the Belchlord, won after 9 rounds.',
      'Quest 2: The Hunt, against Gert, lost after 12 rounds.',
    ]);
    expect(told.at(-1)).toContain('Quella: ');
  });

  it('is drawn before the first quest as well', async () => {
    const begun = rules.begin({ options: {}, seed: '0'.repeat(32) });
    expect((await presentation.picture(begun, texts)).height).toBeGreaterThan(500);
    expect(presentation.characters(begun, texts)).toEqual([]);
  });
});

describe('a hero’s sheet', () => {
  it('shows the Equipment of their own deck and what they have earned, with its type', () => {
    const sheet = sheetOf(campaign().state, 'rowen', texts);
    const chips = sheet?.parts.map(({ title, chips: own }) => [
      title,
      own.map(({ face, line, isEarned }) => [face.name, line, isEarned]),
    ]);
    expect(chips).toEqual([
      ['Upgrades', [['Throw and Go ★', 'Action', true]]],
      [
        'Equipment',
        [
          ['The Eleven', 'Weapon', false],
          ['Aunt Pim’s Hairpins', 'Trinket', false],
          ['Marching Boots', 'Boots', true],
          ['The Saint’s Knuckle', 'Trinket', true],
        ],
      ],
      ['Allies', [['Huey', 'Ally', true]]],
    ]);
  });

  it('counts the quests that the hero took part in', () => {
    const of = (hero: string) => sheetOf(campaign().state, hero, texts);
    expect(of('rowen')?.deeds).toBe(
      '2 quests, one won; 21 rounds below ground. One upgraded card, 2 items brought home.',
    );
    expect(of('quella')?.quests.map(({ state }) => state)).toEqual([
      'ahead',
      'lost',
      'next',
      'ahead',
      'ahead',
      'ahead',
    ]);
    expect(of('quella')?.deeds).toBe(
      '1 quest, lost; 12 rounds below ground. Nothing learned, nothing bought.',
    );
  });

  it('is drawn for everybody who takes part, and for nobody else', async () => {
    const drawn = await presentation.sheet(campaign(), 'rowen', texts);
    expect(onPhone(30, drawn?.width ?? 0)).toBeGreaterThanOrEqual(11);
    expect(drawn?.altText.split('\n').slice(0, 3)).toEqual([
      'Rowen Lofflin, Halfling thief. Campaign.',
      expect.stringContaining('Health 9, Defense 1'),
      'Upgrades: Throw and Go ★',
    ]);
    expect(await presentation.sheet(campaign(), 'sedrin', texts)).toBeNull();
    expect(await presentation.sheet(campaign(), 'nobody', texts)).toBeNull();
  });
});
