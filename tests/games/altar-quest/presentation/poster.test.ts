import { describe, expect, it } from 'vitest';
import { altarQuest } from '../../../../src/games/altar-quest/index.ts';
import {
  endingScene,
  type QuestOccasion,
} from '../../../../src/games/altar-quest/presentation/ending-scene.ts';
import type { AltarQuestEvent } from '../../../../src/games/altar-quest/presentation/events/telling.ts';
import type { AltarQuestView } from '../../../../src/games/altar-quest/rules/view.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import { unreadable, writtenWhile } from '../../../picture/reading.ts';

const texts = loadTexts();
const { rules, presentation } = altarQuest;

const SEATS = [
  { seat: 'one', characters: ['myreen', 'sedrin'] },
  { seat: 'two', characters: ['rowen'] },
];

/** A Search that has just been won, or lost because Myreen fell. */
function ended(outcome: 'won' | 'lost'): AltarQuestView {
  const options = { quest: 'the-search', villain: 'bolx' };
  const { match } = rules.setup({ seats: SEATS, options, seed: '7'.repeat(32) });
  match.outcome =
    outcome === 'won'
      ? { winners: ['one', 'two'], reason: 'the-search-won' }
      : { winners: [], reason: 'hero-defeated' };
  const view = rules.view(match, 'table') as AltarQuestView;
  const heroes = view.heroes.map((hero) =>
    outcome === 'lost' && hero.id === 'myreen' ? { ...hero, damage: hero.health } : hero,
  );
  return { ...view, heroes };
}

const occasion = (told: readonly AltarQuestEvent[], more = {}): QuestOccasion => ({
  players: { one: 'Ann', two: 'W'.repeat(32) },
  startedAt: '2026-11-12T18:00:00Z',
  endedAt: '2026-11-29T20:00:00Z',
  told,
  campaign: null,
  ...more,
});

const harm = (figure: string, left: number): AltarQuestEvent => ({
  type: 'damage-suffered',
  args: { figure, amount: 2, left, health: 12, from: 'frox-mirecaller.blue' },
});

/** Myreen attacks Bolx with two dice that hit, and it falls. */
const SLAIN: AltarQuestEvent[] = [
  {
    type: 'dice-rolled',
    args: {
      test: 'attack',
      attribute: 'might',
      difficulty: 0,
      card: 'bolx-the-belchlord',
      enemy: 'bolx-the-belchlord',
      dice: 2,
      hero: 'myreen',
      faces: ['success', 'success'],
    },
  } as AltarQuestEvent,
  {
    type: 'attack-resolved',
    args: { hero: 'myreen', enemy: 'bolx-the-belchlord', successes: 2, defense: 0, hits: 2 },
  } as AltarQuestEvent,
  {
    type: 'enemy-damaged',
    args: { enemy: 'bolx-the-belchlord', amount: 2, left: 0, health: 27 },
  } as AltarQuestEvent,
  { type: 'enemy-defeated', args: { enemy: 'bolx-the-belchlord' } } as AltarQuestEvent,
];

const decided = (outcome: 'won' | 'lost', told: readonly AltarQuestEvent[]) =>
  endingScene(ended(outcome), texts, occasion(told)).foot.blow?.scene.title ?? null;

describe('the poster of a quest', () => {
  it('names each hero’s player, the place, the days and how long it took', () => {
    const { heroes, villain, foot } = endingScene(ended('won'), texts, occasion([]));
    expect(heroes.map(({ id, player }) => [id, player])).toEqual([
      ['myreen', 'Ann'],
      ['sedrin', 'Ann'],
      ['rowen', 'W'.repeat(32)],
    ]);
    expect(villain.player).toBe('');
    expect(foot.line.replaceAll(/\s*–\s*/g, '–')).toBe(
      'Hollowmere Priory · 12–29 November 2026 · 17 days',
    );
  });

  it('shows the blow by which the villain or a hero fell, with dice or without', () => {
    expect(decided('won', SLAIN)).toBe('Myreen defeats Bolx the Belchlord');
    expect(decided('lost', [harm('myreen', 0)])).toBe('The Frox Mirecaller (blue) defeats Myreen');
  });

  it('shows no blow that has not decided it', () => {
    expect(decided('won', [])).toBeNull();
    expect(decided('won', [harm('myreen', 0)])).toBeNull();
    expect(decided('lost', SLAIN)).toBeNull();
    expect(decided('lost', [harm('sedrin', 0)])).toBeNull();
    expect(decided('lost', [harm('myreen', 1)])).toBeNull();
  });

  it('shows the whole road of a campaign, and says it in its alt text', async () => {
    const campaign = altarQuest.rules.campaign!.begin({
      options: { story: 'none' },
      seed: '0'.repeat(32),
    }) as QuestOccasion['campaign'];
    const state = campaign!.state;
    const quest = { chapter: 1, quest: 'the-search', villain: 'bolx', threat: 'frox', rounds: 9 };
    const record = [{ ...quest, heroes: ['myreen'], won: true, reason: 'won' }];
    const told = occasion([], { campaign: { ...campaign, state: { ...state, record } } });
    const { road } = endingScene(ended('won'), texts, told);
    expect(road?.stops.map(({ word }) => word)).toEqual([
      'won',
      'next',
      'to come',
      'to come',
      'to come',
      'to come',
    ]);
    const choice = { kind: 'ending' };
    const picture = await presentation.picture(ended('won'), choice, texts, 'full', told);
    expect(picture?.altText).toContain('Rowen was played by WWWW');
    expect(picture?.altText).toContain('after 9 rounds');
  });

  it('cuts a name off that is too long, and is readable on a phone throughout', async () => {
    const told = occasion([harm('myreen', 0)]);
    const choice = { kind: 'ending' };
    // What letters look like is found out once.
    endingScene(ended('lost'), texts, told);
    const won = { ...told, told: SLAIN };
    const bright = await writtenWhile(() =>
      presentation.picture(ended('won'), choice, texts, 'full', won),
    );
    expect(unreadable(bright, 1048)).toEqual([]);
    const written = await writtenWhile(() =>
      presentation.picture(ended('lost'), choice, texts, 'full', told),
    );
    expect(written.find(({ text }) => text.startsWith('WW'))?.text).toMatch(/^W{3,}…$/);
    expect(unreadable(written, 1048)).toEqual([]);
  });
});
