import { describe, expect, it } from 'vitest';
import { cardText } from '../../../../src/games/altar-quest/card-text.ts';
import { definition } from '../../../../src/games/altar-quest/rules/cards/library.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import { type Layout, scenario } from '../../../support/altar-quest.ts';
import { faces, five, one, resolve, settleUntil, stage } from './stage.ts';

/** Room 16 with the desk on T18 and S18; the quest area holds nothing else that activates. */
const beside = (heroes: Layout['heroes']) =>
  scenario({
    startRoom: 'room-16',
    bare: true,
    altar: 'drowned-altar',
    pool: ['aluna', 'aluna', 'aluna', 'aluna', 'aluna'],
    features: { 'room-16': 'alchemy-desk' },
    heroes,
  });

const activates = (scene: ReturnType<typeof beside>) =>
  scene.run('activate-area', { cards: ['alchemy-desk'], hero: 'sedrin' });

describe('Alchemy Desk', () => {
  it('A34: a hero adjacent may heal 1: the question is which one, or nobody', () => {
    const scene = beside({
      sedrin: { at: 'R18', damage: 2 },
      myreen: { at: 'U17', damage: 3 },
    });
    scene.state.turn = 'quest';
    activates(scene);
    expect(scene.question()).toMatchObject({ how: 'group', fallback: ['nobody'] });
    expect(scene.options()).toEqual(['sedrin', 'myreen', 'nobody']);
    scene.choose('myreen');
    expect(scene.changes()).toEqual({ 'myreen.damage': 2 });
  });

  it('A34: it may be declined, also by the only hero there', () => {
    const scene = beside({
      sedrin: { at: 'R18', damage: 2 },
      myreen: { at: 'Q16', damage: 3 },
    });
    scene.state.turn = 'quest';
    activates(scene);
    expect(scene.options()).toEqual(['sedrin', 'nobody']);
    scene.choose('nobody');
    expect(scene.changes()).toEqual({});
  });

  it('A34: nobody is asked where nobody adjacent has damage', () => {
    const scene = beside({ sedrin: { at: 'R18' }, myreen: { at: 'Q16', damage: 3 } });
    activates(scene);
    expect(scene.changes()).toEqual({});
    expect(scene.match.open).toEqual([]);
  });

  it('says so', () => {
    const { text } = cardText(definition('alchemy-desk'), loadTexts());
    expect(text).toContain(
      '1 hero of your choice within 1 space of this feature may heal 1 damage',
    );
  });
});

const RAIDER = 'frox-raider.red';

/** A feature in room 16, without search tokens, with Sedrin beside it, and Myreen two spaces off. */
const furnished = (feature: string, more: Parameters<typeof stage>[0] = {}) =>
  stage({
    features: { 'room-16': feature },
    cards: { [feature]: { search: 0 } },
    tops: { search: ['quiet-incense'] },
    ...more,
    heroes: {
      sedrin: { at: 'R18', ...more.heroes?.sedrin },
      myreen: { at: 'Q16', ...more.heroes?.myreen },
    },
  });

/** Sedrin searches a feature with a number of dice, all of them successes. */
const searches = (feature: string, dice: number, at = 'R18') => {
  const scene = furnished(feature, { heroes: { sedrin: { at } } });
  scene.dice(...faces(dice));
  scene.acts('sedrin').choose(`interact:${feature}:search`);
  expect(scene.hero('sedrin').area).toEqual(['quiet-incense']);
  expect(scene.state.supply).toBe(dice - 1);
  expect(scene.card(feature)).toEqual({ search: 1 });
  scene.choose('done');
};

describe('features are searched', () => {
  it('a Bookshelf with Intellect +1', () => searches('bookshelf', 3));
  it('a Locked Chest with Agility', () => searches('locked-chest', 2));
  it('a Weapon Rack with Might', () => searches('weapon-rack', 3, 'U18'));
  it('a Mystical Mirror with Charisma', () => searches('mystical-mirror', 4, 'U18'));
  it('a Blessed Fountain with Willpower', () => searches('blessed-fountain', 4));
  it('a Fungal Patch with Fortitude +2', () => searches('fungal-patch', 5));

  it('an Alchemy Desk with Intellect: each supply found heals 1 of a hero in the room', () => {
    const scene = furnished('alchemy-desk', { heroes: { myreen: { damage: 3 } } });
    scene.acts('sedrin').dice('success', 'success').choose('interact:alchemy-desk:search');
    expect(scene.state.supply).toBe(1);
    expect(scene.hero('myreen').damage).toBe(2);
    scene.choose('done');
  });
});

describe('Bookshelf', () => {
  it('gives a card to a hero beside it, and shows the next quest card where Aluna does', () => {
    const scene = furnished('bookshelf', { heroDecks: { sedrin: ['requiem'] } });
    resolve(scene, 'bookshelf', 'activate');
    expect(scene.hero('sedrin').hand).toEqual(['requiem']);
    expect(scene.hero('myreen').hand).toEqual([]);
    scene.expectDone();
    const read = furnished('bookshelf', {
      pool: one('aluna'),
      tops: { search: ['quiet-incense'], quest: ['wrong-echo', 'chapter-oath'] },
    });
    read
      .acts('sedrin')
      .dice(...faces(0, 3))
      .altarDice('wathe');
    read.choose('interact:bookshelf:search').choose('bottom');
    const { draw } = read.state.decks.quest;
    expect([draw[0], draw.at(-1)]).toEqual(['wrong-echo', 'chapter-oath']);
    read.choose('done');
  });
});

describe('Locked Chest', () => {
  it('is forced once, by Might 4: two search cards, or 1 damage; a supply where Brase shows', () => {
    const scene = furnished('locked-chest', {
      active: 'myreen',
      pool: one('brase'),
      tops: { search: ['quiet-incense', 'lamp-oil'] },
      heroes: { sedrin: { at: 'Q16' }, myreen: { at: 'R18' } },
    });
    scene.acts('myreen').dice(...faces(4, 1));
    scene.altarDice('wathe').choose('interact:locked-chest:force');
    expect(scene.hero('myreen')).toMatchObject({ area: ['quiet-incense', 'lamp-oil'], damage: 0 });
    expect(scene.card('locked-chest')).toEqual({ progress: 1 });
    expect(scene.state.supply).toBe(1);
    expect(scene.options('interact')).toEqual(['interact:locked-chest:search']);
    scene.choose('done').expectDone();
    const failed = furnished('locked-chest', { pool: five('wathe') });
    failed.acts('sedrin').dice(...faces(3));
    failed.choose('interact:locked-chest:force');
    expect(failed.hero('sedrin')).toMatchObject({ area: [], damage: 1 });
    expect(failed.card('locked-chest')).toEqual({});
    failed.choose('done');
  });
});

describe('Weapon Rack', () => {
  it('cuts every enemy in its room where Volkris shows', () => {
    const scene = furnished('weapon-rack', {
      pool: one('volkris'),
      revealed: ['room-16', 'room-12'],
      heroes: { sedrin: { at: 'U18' } },
      enemies: { [RAIDER]: { at: 'V16' }, 'frox-raider.blue': { at: 'S12' } },
    });
    scene
      .acts('sedrin')
      .dice(...faces(0, 3))
      .altarDice('wathe');
    scene.choose('interact:weapon-rack:search');
    expect(scene.card(RAIDER).damage).toBe(1);
    expect(scene.card('frox-raider.blue').damage).toBeUndefined();
    scene.choose('done');
  });

  it('adds a die to every attack made in its room, to no other test and in no other room', () => {
    const dice = (more: Parameters<typeof stage>[0], kind = 'attack') => {
      const scene = furnished('weapon-rack', { enemies: { [RAIDER]: { at: 'Q17' } }, ...more });
      scene.stack(...Array.from({ length: 6 }, () => 3));
      const test = { kind, attribute: 'might', bonus: 0, difficulty: 1, enemy: RAIDER };
      scene.run('test', { ...test, hero: 'sedrin', card: 'kneeler' });
      scene.match.random.stacked = [];
      return scene.events('dice-rolled')[0]?.args.dice;
    };
    expect(dice({})).toBe(4);
    expect(dice({}, 'test')).toBe(3);
    const elsewhere = { revealed: ['room-16', 'room-12'], heroes: { sedrin: { at: 'S13' } } };
    expect(dice(elsewhere)).toBe(3);
  });
});

describe('Mystical Mirror', () => {
  it('shows the next threat or villain card, or puts a hero in another’s place; Nethander looks back', () => {
    const gaze = (more: Parameters<typeof stage>[0] = {}) =>
      furnished('mystical-mirror', {
        heroes: { sedrin: { at: 'U18' } },
        tops: { threat: ['leech-water', 'dusk-chorus'], villain: ['royal-belch', 'open-audience'] },
        ...more,
      })
        .acts('sedrin')
        .choose('interact:mystical-mirror:gaze');
    const threat = gaze();
    expect(threat.options()).toEqual(['option:0', 'option:1', 'option:2']);
    threat.choose('option:0').choose('bottom');
    expect(threat.state.decks.threat.draw.at(-1)).toBe('dusk-chorus');
    expect(threat.state.decks.villain.draw.at(-1)).toBe('royal-belch');
    threat.choose('done').expectDone();
    const villain = gaze().choose('option:1').choose('bottom');
    expect(villain.state.decks.villain.draw.at(-1)).toBe('open-audience');
    villain.choose('done').expectDone();
    const last = gaze({ tops: { villain: ['royal-belch'] } });
    const { draw, discard } = last.state.decks.villain;
    discard.push(...draw.splice(0, draw.length - 1));
    // The only card is shown; where it goes makes no difference.
    last.choose('option:1');
    expect(last.events('deck-scouted-by-you').map(({ args }) => args.card)).toEqual([
      'royal-belch',
    ]);
    expect(last.question().prompt.key).toBe('prompt.act');
    last.choose('done').expectDone();
    const swapped = gaze({ pool: one('nethander'), tops: { lurker: ['bell-moths'] } });
    swapped.altarDice('wathe').choose('option:2');
    expect([swapped.at('sedrin'), swapped.at('myreen')]).toEqual(['Q16', 'U18']);
    expect(swapped.hero('sedrin').threats).toEqual(['bell-moths']);
    swapped.choose('done');
  });
});

describe('Blessed Fountain', () => {
  it('heals, cleans or refreshes whoever drinks, and heals the room where Wathe shows', () => {
    const drink = (option: string) => {
      const scene = furnished('blessed-fountain', {
        pool: one('wathe'),
        heroes: { sedrin: { damage: 3, threat: 3 }, myreen: { damage: 2 } },
      });
      scene.acts('sedrin').altarDice('lowek').choose('interact:blessed-fountain:drink');
      scene.choose(option).choose('done').expectDone();
      expect(scene.hero('myreen').damage).toBe(1);
      const { damage, threat, focus } = scene.hero('sedrin');
      return { damage, threat, focus };
    };
    expect(drink('option:0')).toEqual({ damage: 1, threat: 3, focus: 0 });
    expect(drink('option:1')).toEqual({ damage: 2, threat: 1, focus: 0 });
    expect(drink('option:2')).toEqual({ damage: 2, threat: 3, focus: 2 });
  });
});

describe('Fungal Patch', () => {
  it('poisons those beside it each round, and the whole room where Lowek shows at a search', () => {
    const scene = furnished('fungal-patch').dice(...faces(0, 3));
    resolve(scene, 'fungal-patch', 'activate');
    expect(scene.state.heroes.map(({ damage }) => damage)).toEqual([1, 0]);
    scene.expectDone();
    const stirred = furnished('fungal-patch', {
      pool: one('lowek'),
      tops: { search: ['lamp-oil'] },
    });
    stirred
      .acts('sedrin')
      .dice(...faces(1, 4))
      .altarDice('wathe');
    stirred.dice('success', 'success', 'focus', 'success', 'focus', 'focus', 'focus');
    stirred.choose('interact:fungal-patch:search');
    settleUntil(stirred, 'prompt.act');
    expect(stirred.state.heroes.map(({ damage }) => damage)).toEqual([0, 1]);
    stirred.choose('done');
  });
});
