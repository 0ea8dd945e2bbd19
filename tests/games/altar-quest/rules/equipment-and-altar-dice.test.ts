import { describe, expect, it } from 'vitest';
import { definition } from '../../../../src/games/altar-quest/rules/cards/library.ts';
import { registerDeck } from '../../../../src/games/altar-quest/rules/cards/register-deck.ts';
import { altarQuestRules } from '../../../../src/games/altar-quest/rules/index.ts';
import { excessEquipment } from '../../../../src/games/altar-quest/rules/queries/equipment.ts';
import { RHUNES, type Rhune } from '../../../../src/games/altar-quest/rules/terms.ts';
import type { Layout, Scenario } from '../../../support/altar-quest.ts';
import { trial } from './trial-cards.ts';

registerDeck({
  id: 'wardrobe',
  kind: 'hero',
  cards: [
    { id: 'ring', type: 'equipment', slot: 'trinket', copies: 3 },
    { id: 'locket', type: 'equipment', slot: 'trinket' },
    { id: 'sword', type: 'equipment', slot: 'weapon', copies: 2 },
    { id: 'buckler', type: 'equipment', slot: 'shield' },
    { id: 'mail', type: 'equipment', slot: 'garb' },
    { id: 'greaves', type: 'equipment', slot: 'boots' },
  ],
});

const room = (pool: Rhune[], more: Partial<Layout> = {}, sedrin: object = {}): Layout => ({
  startRoom: 'room-16',
  pool,
  ...more,
  heroes: { sedrin: { at: 'Q16', ...sedrin }, myreen: { at: 'Q20' } },
});
const play = (scene: Scenario, card: string): Scenario =>
  scene.run('ability', { card, ability: 'play', scope: { card, hero: 'sedrin' } });
const quest = (pool: Rhune[], card: string): Scenario => trial(room(pool, { questArea: [card] }));

describe('equipment', () => {
  it.each([
    [['ring.1', 'ring.2', 'sword.1', 'buckler', 'mail', 'greaves'], []],
    [['ring.1', 'locket', 'ring.3'], ['ring.3']],
    [['sword.1', 'sword.2', 'ring.1'], ['sword.2']],
  ])(
    'AQ-230: of %j a hero has too many: %j; two Trinkets and one of each other type are allowed',
    (worn, excess) => {
      expect(excessEquipment(worn)).toEqual(excess);
    },
  );

  it('AQ-231: Equipment of the hero deck starts in play, with nothing too many', () => {
    const { match } = altarQuestRules.setup({
      seats: [{ seat: 'ann', characters: ['sedrin', 'myreen'] }],
      options: {},
      seed: '0123456789abcdef0123456789abcdef',
    });
    for (const { area, hand, deck } of match.state.heroes) {
      const isEquipment = (card: string) => definition(card).type === 'equipment';
      expect(area.filter(isEquipment).length).toBeGreaterThan(0);
      expect([...hand, ...deck.draw, ...deck.discard].filter(isEquipment)).toEqual([]);
      expect(excessEquipment(area)).toEqual([]);
    }
  });
});

describe('equipment of a campaign', () => {
  /** Sedrin comes with these pieces of the shop, and keeps his hand. */
  const begun = (equipment: string[]) => {
    const { match, happenings } = altarQuestRules.setup({
      seats: [{ seat: 'ann', characters: ['sedrin'] }],
      options: {},
      seed: '0123456789abcdef0123456789abcdef',
      brings: {
        story: null,
        chapter: 2,
        heroes: { sedrin: { upgrades: [], equipment, allies: [], owed: 0 } },
        enemyUpgrades: [],
        rivals: [],
        storyCards: [],
        opening: [],
        behind: [],
      },
    });
    const told = happenings.map(({ event }) => event);
    return { match, told: told.filter(({ type }) => type === 'equipment-chosen') };
  };

  it('AQ-286, AQ-272: what a hero can use is in play from the start, and everybody is told', () => {
    const { match, told } = begun(['oiled-habit', 'lucky-tooth']);
    const worn = ['kneeler', 'oiled-habit', 'ninth-hour-lamp', 'lucky-tooth'];
    expect(match.state.heroes[0]?.area).toEqual(['sedrin', ...worn]);
    expect(told.map(({ args }) => args)).toEqual([{ hero: 'sedrin', cards: worn }]);
    expect(begun([]).told).toEqual([]);
  });
});

describe('altar dice', () => {
  it('AQ-232: have six faces, one for each rhune', () => {
    expect(RHUNES).toEqual(['wathe', 'volkris', 'brase', 'lowek', 'aluna', 'nethander']);
    const scene = trial(room(['wathe', 'wathe', 'wathe', 'wathe', 'wathe']));
    scene.stack(1, 2, 3, 4, 5);
    play(scene, 'cast-all');
    expect([...scene.state.altarPool].sort()).toEqual(
      ['volkris', 'brase', 'lowek', 'aluna', 'nethander'].sort(),
    );
  });

  it('AQ-233: a rhune effect needs its rhune in the pool', () => {
    const without = quest(['wathe', 'volkris', 'brase', 'lowek', 'nethander'], 'chapel');
    without.run('quest-turn');
    expect(without.changes()).toEqual({ turn: 'quest', supply: 1 });
    const shown = quest(['wathe', 'volkris', 'brase', 'lowek', 'aluna'], 'chapel');
    shown.altarDice('wathe').run('quest-turn');
    expect(shown.state.supply).toBe(11);
  });

  it('AQ-233: it is resolved when its card is activated, not when something else is done with the card', () => {
    const scene = trial({
      ...room(['wathe', 'volkris', 'brase', 'lowek', 'aluna']),
      questArea: ['shrine'],
    });
    scene.acts('sedrin').choose('interact:shrine:pray');
    expect(scene.changes()).toEqual({ supply: 1, 'sedrin.actions': 2 });
    expect(scene.events('rhune-effect')).toEqual([]);
    scene.choose('done');
    const refreshed = trial({
      ...room(['wathe', 'volkris', 'brase', 'lowek', 'aluna']),
      questArea: ['shrine'],
      cards: { shrine: { exhausted: true } },
    });
    refreshed.run('quest-turn');
    expect(refreshed.changes()).toEqual({ turn: 'quest', 'cards.shrine': null });
    refreshed.altarDice('wathe').run('quest-turn');
    expect(refreshed.state.supply).toBe(11);
  });

  it('AQ-233, AQ-006: one printed with another ability belongs to that one', () => {
    const scene = trial({
      ...room(['wathe', 'volkris', 'brase', 'lowek', 'aluna']),
      questArea: ['shrine'],
    });
    scene.acts('sedrin').altarDice('aluna').choose('interact:shrine:sing');
    expect(scene.state.supply).toBe(101);
    scene.choose('done');
    scene.altarDice('wathe').run('quest-turn');
    expect(scene.state.supply).toBe(112);
  });

  it('AQ-096, AQ-233: a card that sets a die may set one that shows the rhune already', () => {
    const scene = quest(['aluna', 'wathe', 'wathe', 'wathe', 'wathe'], 'sunrise');
    scene.run('quest-turn');
    expect(scene.options()).toEqual(['aluna', 'wathe']);
    scene.altarDice('brase').choose('aluna');
    expect(scene.events('altar-die-set')).toEqual([]);
    expect(scene.state.altarPool).toEqual(['brase', 'wathe', 'wathe', 'wathe', 'wathe']);
    expect(scene.state.supply).toBe(11);
  });

  it('AQ-234: comes after the card’s other effects, on what these have changed', () => {
    const scene = quest(['wathe', 'wathe', 'wathe', 'wathe', 'wathe'], 'sunrise');
    scene.altarDice('brase').run('quest-turn');
    expect(scene.events().map(({ type }) => type)).toEqual([
      'card-activates',
      'supply-gained',
      'altar-die-set',
      'rhune-effect',
      'altar-die-rolled',
      'supply-gained',
    ]);
    expect(scene.state.supply).toBe(11);
  });

  it('AQ-235: one die that shows it is rolled and goes back to the pool', () => {
    const scene = quest(['wathe', 'aluna', 'brase', 'aluna', 'lowek'], 'chapel');
    scene.altarDice('nethander').run('quest-turn');
    expect(scene.state.altarPool).toEqual(['wathe', 'nethander', 'brase', 'aluna', 'lowek']);
    expect(scene.events('altar-die-rolled').map(({ args }) => args)).toEqual([
      { from: 'aluna', to: 'nethander' },
    ]);
  });

  it('C-15: the die is rolled first, then the effect is applied', () => {
    const rolledAway = quest(['wathe', 'aluna', 'brase', 'brase', 'lowek'], 'census');
    rolledAway.altarDice('wathe').run('quest-turn');
    expect(rolledAway.state.supply).toBe(0);
    const rolledAgain = quest(['wathe', 'aluna', 'brase', 'brase', 'lowek'], 'census');
    rolledAgain.altarDice('aluna').run('quest-turn');
    expect(rolledAgain.state.supply).toBe(1);
  });

  it('C-15: the fresh face may serve a later rhune effect of the card', () => {
    const scene = quest(['wathe', 'aluna', 'wathe', 'wathe', 'lowek'], 'litany');
    scene.altarDice('brase', 'wathe').run('quest-turn');
    expect(scene.events('rhune-effect').map(({ args }) => args.rhune)).toEqual(['aluna', 'brase']);
    expect(scene.state.supply).toBe(110);
  });

  it('AQ-236: on a hero card it is for the hero to decide', () => {
    const declined = trial(room(['aluna', 'wathe', 'wathe', 'wathe', 'wathe']));
    play(declined, 'hymn');
    expect(declined.question()).toMatchObject({ seats: ['seat-1'], fallback: ['no'] });
    expect(declined.options()).toEqual(['yes', 'no']);
    declined.choose('no');
    expect(declined.changes()).toEqual({});
    expect(declined.state.supply).toBe(1);
    declined.expectDone();
    const taken = trial(room(['aluna', 'wathe', 'wathe', 'wathe', 'wathe']));
    play(taken.altarDice('lowek'), 'hymn').choose('yes');
    expect(taken.changes()).toEqual({
      supply: 11,
      altarPool: ['lowek', 'wathe', 'wathe', 'wathe', 'wathe'],
    });
  });

  it.each(['chapel', 'shade.1'])(
    'AQ-236: on any other card it has to happen, nobody is asked: %s',
    (card) => {
      const scene = trial(room(['aluna', 'wathe', 'wathe', 'wathe', 'wathe']));
      scene.altarDice('wathe');
      scene.run('ability', { card, ability: 'activate', scope: { card, hero: 'sedrin' } });
      expect(scene.events('rhune-effect')).toHaveLength(1);
      expect(scene.match.outcome?.reason).toBe('scenario-over');
    },
  );

  it('AQ-237: once a resolution, however many dice show it, and even if the fresh face does', () => {
    const scene = quest(['aluna', 'aluna', 'aluna', 'aluna', 'aluna'], 'chapel');
    scene.altarDice('aluna').run('quest-turn');
    expect(scene.events('rhune-effect')).toHaveLength(1);
    expect(scene.state.supply).toBe(11);
    scene.altarDice('aluna').run('quest-turn');
    expect(scene.state.supply).toBe(22);
  });

  it('AQ-238: where an effect rolls altar dice the hero chooses which', () => {
    const scene = trial(room(['wathe', 'volkris', 'brase', 'lowek', 'aluna']));
    play(scene, 'cast-two');
    expect(scene.question()).toMatchObject({ seats: ['seat-1'], choose: { min: 2, max: 2 } });
    expect(scene.question().options.map(({ args }) => args?.rhune)).toEqual([
      'wathe',
      'volkris',
      'brase',
      'lowek',
      'aluna',
    ]);
    scene.altarDice('nethander', 'nethander').choose('die:1', 'die:4');
    expect(scene.changes()).toEqual({
      altarPool: ['wathe', 'nethander', 'brase', 'lowek', 'nethander'],
    });
  });
});
