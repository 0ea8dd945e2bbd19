import { describe, expect, it } from 'vitest';
import { upkeepRules } from '../../../../../src/games/altar-quest/upkeep/rules/index.ts';
import type { Scene } from '../../../../../src/games/altar-quest/upkeep/rules/state.ts';
import type { UpkeepView } from '../../../../../src/games/altar-quest/upkeep/rules/view.ts';
import { loadTexts } from '../../../../../src/texts/catalogue.ts';
import { onPhone } from '../../../../picture/phone.ts';
import { beginCampaign, beginUpkeep, endOfQuest, endQuest, game } from '../random-upkeeps.ts';

const texts = loadTexts();
const { presentation } = game;

const SEATS = [
  { seat: 'ann', characters: ['rowen', 'myreen'] },
  { seat: 'bo', characters: ['quella'] },
];

/** An upkeep of a story in which every scene has something to show, as somebody sees it. */
function viewOf(scene: Scene, viewer = 'table', more: Partial<UpkeepView> = {}): UpkeepView {
  const campaign = beginCampaign({ story: 'out-of-luxen' });
  endQuest(campaign.state, endOfQuest({ heroes: ['rowen', 'myreen', 'quella'] }));
  const { match } = beginUpkeep(campaign, 1, SEATS);
  const view = upkeepRules.view(match, viewer);
  view.campaign.journal.enemyUpgrades = ['helpful-remarks'];
  view.campaign.heroes.rowen!.upgrades = ['throw-and-go-2'];
  return {
    ...view,
    scene,
    supply: 7,
    display: ['marching-boots', 'saints-knuckle'],
    gained: [{ hero: 'rowen', card: 'throw-and-go-2' }],
    revealed: 'valorys-message',
    ...more,
  };
}

const draw = async (view: UpkeepView, kind: string, about?: string) =>
  presentation.picture(view, about === undefined ? { kind } : { kind, about }, texts);

/** The smallest letters on any picture of the upkeep, in its own pixels. */
const LEAST = 30;

describe('the picture of a scene', () => {
  it.each<[Scene, string[]]>([
    ['camp', ['Camp after A Bell for the Queen · by the fire', '7 supply set aside']],
    [
      'shop',
      [
        'Marching Boots (Equipment · Boots): Exhaust: Another hero within 4 spaces moves up to 4 spaces.',
        'New: Rowen: Throw and Go ★',
      ],
    ],
    ['training', ['Rowen has 1 upgrade.', 'Quella has no upgrade.']],
    ['story', ['Chapter 1 · won', 'A Bell for the Queen']],
    [
      'road',
      [
        'Quest 1: A Bell for the Queen, against Bolx the Belchlord, won after 9 rounds.',
        'Quest 2: next.',
        'Quest 6: still to come.',
      ],
    ],
  ])('of the %s can be read on a phone, and is told in words', async (scene, words) => {
    const picture = await draw(viewOf(scene), scene);
    expect(onPhone(LEAST, picture?.width ?? 0)).toBeGreaterThanOrEqual(11);
    const told = picture?.altText.split('\n');
    for (const line of words) expect(told).toContainEqual(expect.stringContaining(line));
    expect(picture?.altText).not.toMatch(/[*_]|\p{Extended_Pictographic}(?<![★])/u);
  });

  it('AQ-290: shows the story card that was revealed last, with what was read', async () => {
    const [without, shown] = [viewOf('story', 'table', { revealed: null }), viewOf('story')];
    expect((await draw(shown, 'story'))?.altText).toMatch(/2 · Valory’s Message: I have hired/);
    expect((await draw(without, 'story'))?.altText).not.toContain('Valory’s Message');
  });

  it('AQ-281: shows what the enemies have learned', async () => {
    const picture = await draw(viewOf('road'), 'road');
    expect(picture?.altText).toContain('Helpful Remarks (Enemy Upgrade): Strengthens:');
  });

  it('shows an empty shop as well', async () => {
    const view = viewOf('shop', 'table', { display: [], gained: [] });
    expect((await draw(view, 'shop'))?.height).toBeGreaterThan(300);
  });

  it('is the one that is on, and at the end the road, or the last page of a story', () => {
    const at = (view: UpkeepView, place: 'round' | 'look' | 'hand' | 'ending') =>
      presentation.pictureAt(view, place, null)?.kind;
    const shop = viewOf('shop');
    expect([at(shop, 'round'), at(shop, 'look'), at(shop, 'hand'), at(shop, 'ending')]).toEqual([
      'shop',
      'shop',
      'hand',
      'road',
    ]);
    const after = { chapter: 6, quest: 'the-showdown', due: 'epilogue' } as const;
    expect(at(viewOf('story', 'table', { after }), 'ending')).toBe('story');
    expect(presentation.pictures(shop, texts)).toEqual([
      { kind: 'shop', label: 'The shop' },
      { kind: 'sheet', about: 'rowen', label: 'Rowen’s sheet' },
      { kind: 'sheet', about: 'myreen', label: 'Myreen’s sheet' },
      { kind: 'sheet', about: 'quella', label: 'Quella’s sheet' },
      { kind: 'campaign', label: 'The campaign' },
    ]);
  });
});

describe('the cards before a seat', () => {
  it('are what lies in the shop, once for all of its heroes', async () => {
    const picture = await draw(viewOf('shop', 'ann'), 'hand');
    expect(picture?.altText.split('\n')).toEqual([
      'Rowen and Myreen, 2 cards:',
      'Marching Boots (Equipment · Boots): Exhaust: Another hero within 4 spaces moves up to 4 spaces.',
      expect.stringContaining('The Saint’s Knuckle (Equipment · Trinket): '),
    ]);
  });

  it('are the upgrades that each may learn', async () => {
    const picture = await draw(viewOf('training', 'ann'), 'hand');
    const told = picture?.altText.split('\n') ?? [];
    expect(told.filter((line) => line.endsWith('cards:'))).toEqual([
      'Rowen, 7 cards:',
      'Myreen, 8 cards:',
    ]);
    expect(picture?.altText).not.toContain('Throw and Go ★');
  });

  it('are what its heroes have earned where nothing is to be chosen, and none at all of onlookers', async () => {
    const picture = await draw(viewOf('camp', 'ann'), 'hand');
    expect(picture?.altText).toMatch(/^Rowen, 1 card:\nThrow and Go ★ /);
    expect(await draw(viewOf('camp', 'bo'), 'hand')).toBeNull();
    expect(await draw(viewOf('shop'), 'hand')).toBeNull();
  });
});

describe('a vote between quests', () => {
  const question = (verb: 'villain' | 'threat' | 'hero', ids: string[]) =>
    ({
      id: 'd1',
      key: 'd1',
      how: 'group',
      seats: ['ann', 'bo'],
      visibility: 'public',
      prompt: { key: `prompt.next-${verb}`, args: { quest: 'the-hunt' } },
      options: ids.map((id) => ({ id, verb, args: { [verb]: id } })),
      choose: { min: 1, max: 1 },
      fallback: [],
    }) as never;

  it('shows the villains, threats and cards that can be chosen, and nothing for people', async () => {
    const { ballots } = presentation;
    const view = viewOf('road');
    const villains = question('villain', ['bolx', 'gert']);
    expect(ballots?.marks(view, villains)).toEqual({ bolx: '1', gert: '2' });
    const picture = await ballots?.picture(view, villains, texts);
    expect(picture?.altText.split('\n')).toEqual([
      expect.stringMatching(/^1: Bolx the Belchlord/),
      expect.stringMatching(/^2: Gert/),
    ]);
    expect(ballots?.marks(view, question('threat', ['frox', 'thralls']))).toEqual({
      frox: '1',
      thralls: '2',
    });
    expect(ballots?.marks(view, question('hero', ['rowen', 'myreen']))).toBeNull();
    for (const verb of ['take', 'train']) {
      const cards = ['marching-boots', 'lucky-tooth'];
      const options = cards.map((card) => ({ id: card, verb, args: { card } }));
      const asked = {
        ...(villains as object),
        options: [...options, { id: 'done', verb: 'done' }],
      } as never;
      expect(ballots?.marks(view, asked)).toEqual({ 'marching-boots': '1', 'lucky-tooth': '2' });
    }
  });
});
