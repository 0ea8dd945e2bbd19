import { describe, expect, it } from 'vitest';
import { altarQuest } from '../../../../src/games/altar-quest/index.ts';
import type { AltarQuestView } from '../../../../src/games/altar-quest/rules/view.ts';
import type { GameEvent } from '../../../../src/kernel/event.ts';
import type { JsonObject } from '../../../../src/kernel/json.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import { recordMatch } from '../../../support/recorded-match.ts';

const texts = loadTexts();
const { presentation, rules } = altarQuest;

const told = (type: string, args: JsonObject = {}): GameEvent => ({ type, args });
const hurt = (left: number, from: string, figure = 'myreen') =>
  told('damage-suffered', { figure, amount: 1, left, health: 9, from });
const healed = (left: number, figure = 'myreen') =>
  told('healed', { figure, amount: 1, left, health: 9 });
const round = (number: number) => told('round-began', { round: number });

/** A match of Myreen and somebody else, just after set-up. */
function played(outcome: AltarQuestView['outcome'] = null): AltarQuestView {
  const { stored } = recordMatch(altarQuest, { players: 2, number: 1, most: 1 });
  return { ...(rules.view(stored.state!, 'table') as AltarQuestView), outcome };
}

describe('a narrow escape', () => {
  const escapes = (events: GameEvent[], outcome: AltarQuestView['outcome'] = null) =>
    presentation.escapes?.({ view: played(outcome), events }, texts);

  it('is to be left with one or two health, and to be healed beyond', () => {
    const events = [round(1), hurt(4, 'spy'), round(2), hurt(2, 'spy'), healed(3)];
    expect(escapes(events)).toEqual([
      { round: 2, text: '**Myreen** was down to 2 health (Spy), and lived.' },
    ]);
    expect(escapes(events.slice(0, -1))).toEqual([]);
    expect(escapes([round(1), hurt(3, 'spy'), healed(4)])).toEqual([]);
  });

  it('is told once, with the worst of it', () => {
    const events = [round(3), hurt(2, 'spy'), hurt(1, 'unheard-of'), healed(2), hurt(2, 'spy')];
    expect(
      escapes([...events, told('rested', { hero: 'myreen', amount: 3, left: 5, health: 9 })]),
    ).toEqual([{ round: 3, text: '**Myreen** was down to 1 health, and lived.' }]);
  });

  it('is the end of a quest as well, for whoever has not fallen', () => {
    const lost = { winners: [], reason: 'hero-defeated' };
    const events = [round(4), hurt(1, 'spy')];
    expect(escapes(events)).toEqual([]);
    expect(escapes(events, lost)).toHaveLength(1);
    const fallen = [...events, hurt(0, 'spy'), told('hero-defeated', { hero: 'myreen' })];
    expect(escapes(fallen, lost)).toEqual([]);
  });

  it('is none of an ally', () => {
    expect(escapes([round(1), hurt(1, 'spy', 'prisoner'), healed(5, 'prisoner')])).toEqual([]);
  });
});

describe('what the dice have shown', () => {
  it('is counted face by face, for each kind of dice', () => {
    const events = [
      told('altar-drawn', { card: 'x', dice: ['aluna', 'aluna', 'brase'] }),
      told('dice-rolled', { hero: 'myreen', faces: ['success', 'critical', 'focus'] }),
      told('dice-rolled', { hero: 'sedrin', faces: ['success'] }),
      told('altar-die-rolled', { from: 'aluna', to: 'brase' }),
    ];
    expect(presentation.dice?.({ view: played(), events }, texts)).toEqual([
      {
        name: 'Hero dice',
        faces: [
          { name: '⚔ success', count: 2 },
          { name: '✦ focus', count: 1 },
          { name: '⚔✦ success and focus', count: 0 },
          { name: '✹ critical', count: 1 },
        ],
      },
      {
        name: 'Altar dice',
        faces: [
          { name: '💧 Wathe', count: 0 },
          { name: '🔥 Volkris', count: 0 },
          { name: '⛰️ Brase', count: 2 },
          { name: '🌪️ Lowek', count: 0 },
          { name: '☀️ Aluna', count: 2 },
          { name: '🌙 Nethander', count: 0 },
        ],
      },
    ]);
  });
});

describe('a quest of a campaign', () => {
  it('is called by its story’s chapter, without a story by its name', () => {
    const view = played();
    view.options.quest = 'the-search';
    const called = (story: string) =>
      presentation.called?.(
        { view, events: [told('chapter-opened', { story, chapter: 1 })] },
        texts,
      );
    expect(called('')).toBe('The Search');
    expect(called('out-of-luxen')).toBe(
      texts('altar-quest-story.out-of-luxen.a-bell-for-the-queen.title'),
    );
  });
});

describe('figures of several quests', () => {
  it('count what an ally has done for its hero, though it came along and fell', () => {
    const view = played();
    const hero = view.heroes[0]?.id ?? '';
    const dice = { hero: 'huey', faces: ['success', 'focus'] };
    const placed = { ally: 'huey', hero, to: 'A1' };
    const events = [told('ally-placed', placed), told('dice-rolled', dice)];
    const { rows, columns } = presentation.statistics!([{ view, events }], texts);
    expect(columns).toHaveLength(2);
    expect(rows[0]).toEqual({ name: 'Dice rolled', values: ['2', '0'], all: '2' });
  });

  it('are added up, with a column for everybody who was in any of them', () => {
    const view = played();
    const { heroes } = view;
    const [one, other] = heroes;
    const rooms = (count: number) =>
      Array.from({ length: count }, () => told('room-revealed', { hero: one!.id, room: 'r' }));
    const statistics = presentation.statistics!(
      [
        { view: { ...view, heroes: [one!] }, events: [told('act-ended'), ...rooms(2)] },
        { view: { ...view, heroes: [other!] }, events: rooms(1) },
      ],
      texts,
    );
    expect(statistics.columns.map(({ seat }) => seat)).toEqual([one!.seat, other!.seat]);
    expect(statistics.rows).toEqual([{ name: 'Rooms revealed', values: [], all: '3' }]);
  });
});
