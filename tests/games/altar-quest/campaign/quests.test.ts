import { describe, expect, it } from 'vitest';
import {
  cardsOf,
  deckDefinition,
  definition,
} from '../../../../src/games/altar-quest/rules/cards/library.ts';
import { registerDeck } from '../../../../src/games/altar-quest/rules/cards/register-deck.ts';
import { enterPlay } from '../../../../src/games/altar-quest/rules/changes/entering.ts';
import { cardsInBox } from '../../../../src/games/altar-quest/rules/queries/box.ts';
import { upgradesOf } from '../../../../src/games/altar-quest/rules/queries/upgrades.ts';
import { definitionOf } from '../../../../src/games/altar-quest/rules/terms.ts';
import { viewOf } from '../../../../src/games/altar-quest/rules/view.ts';
import { campaign, type QuestInCampaign } from '../../../support/altar-quest-campaign.ts';
import '../../../support/spare-equipment.ts';

/** A story card and an upgrade of Equipment that do nothing. */
registerDeck({
  id: 'spare-story-cards',
  kind: 'story',
  cards: [
    { id: 'spare-omen', type: 'story', number: 1 },
    { id: 'spare-vow', type: 'story', number: 2 },
  ],
});
registerDeck({
  id: 'spare-upgrades',
  kind: 'hero-upgrade',
  cards: [
    {
      id: 'spare-kneeler-2',
      type: 'equipment',
      hero: 'sedrin',
      slot: 'weapon',
      replaces: 'kneeler',
    },
  ],
});

const [FIRST = '', SECOND = ''] = upgradesOf('sedrin');
const [THEIRS = ''] = upgradesOf('myreen');
const OF_ENEMIES = cardsInBox('enemy-upgrade').slice(0, 2);
const THE_SEARCH = { quest: 'the-search' };

/** Copies of the card that an upgrade replaces, among a hero's cards. */
const replacedIn = (quest: QuestInCampaign, hero: string, upgrade: string): string[] =>
  quest.cardsOf(hero).filter((card) => definitionOf(card) === definition(upgrade).replaces);

const slots = (cards: readonly string[]) =>
  cards.filter((card) => definition(card).type === 'equipment');

describe('hero upgrades in a quest', () => {
  it('AQ-051, AQ-273: nobody has any in the first', () => {
    const quest = campaign().quest(THE_SEARCH);
    expect(quest.asks).toEqual(['prompt.mulligan']);
    expect(quest.cardsOf('sedrin').toSorted()).toEqual(
      cardsOf(deckDefinition('sedrin')).toSorted(),
    );
    expect(quest.cardsOf('sedrin')).not.toContain(FIRST);
    quest.won().moveOn();
  });

  it('AQ-272, AQ-284, AQ-286: each takes the place of exactly one card of its name, in the deck of its hero', () => {
    const stage = campaign().earned('sedrin', { upgrades: [FIRST, SECOND] });
    const quest = stage.quest(THE_SEARCH);
    const all = cardsOf(deckDefinition('sedrin'));
    const copies = (upgrade: string) =>
      all.filter((card) => definitionOf(card) === definition(upgrade).replaces);
    expect(quest.cardsOf('sedrin')).toHaveLength(27);
    expect(quest.cardsOf('sedrin')).toEqual(expect.arrayContaining([FIRST, SECOND]));
    for (const upgrade of [FIRST, SECOND]) {
      expect(replacedIn(quest, 'sedrin', upgrade)).toHaveLength(copies(upgrade).length - 1);
    }
    expect(quest.cardsOf('myreen').toSorted()).toEqual(
      cardsOf(deckDefinition('myreen')).toSorted(),
    );
    quest.won().moveOn();
  });

  it('AQ-284, AQ-270: the card that was replaced stays out of the whole campaign', () => {
    const stage = campaign()
      .earned('sedrin', { upgrades: [FIRST] })
      .won('the-search')
      .moveOn();
    const quest = stage.quest();
    const first = replacedIn(quest, 'sedrin', FIRST);
    quest.lost().moveOn();
    const third = stage.quest();
    expect(replacedIn(third, 'sedrin', FIRST)).toEqual(first);
    expect(third.cardsOf('sedrin')).toContain(FIRST);
    third.won().moveOn();
  });

  it('AQ-286: are shuffled in: their deck is another from quest to quest', () => {
    const stage = campaign().earned('sedrin', { upgrades: [FIRST] });
    const places = new Set<number>();
    for (let tries = 0; tries < 8; tries++) {
      const quest = stage.quest(THE_SEARCH);
      places.add([...quest.hero('sedrin').hand, ...quest.hero('sedrin').deck.draw].indexOf(FIRST));
      quest.brokenOff().upkeep().choose('again');
    }
    expect(places.size).toBeGreaterThan(2);
  });

  it('AQ-284, AQ-286: Equipment that is upgraded lies in the play area instead', () => {
    const stage = campaign().earned('sedrin', { upgrades: ['spare-kneeler-2'] });
    const quest = stage.quest(THE_SEARCH);
    expect(slots(quest.hero('sedrin').area)).toEqual(['spare-kneeler-2', 'ninth-hour-lamp']);
    quest.won().moveOn();
  });
});

describe('Equipment in a quest', () => {
  it('AQ-272, AQ-286, Q-114: lies in the play area of the hero who has earned it, without a question where all of it can be used', () => {
    const equipment = ['spare-ring', 'spare-boots'];
    const quest = campaign().earned('sedrin', { equipment }).quest(THE_SEARCH);
    expect(quest.asks).toEqual(['prompt.mulligan']);
    expect(slots(quest.hero('sedrin').area)).toEqual([
      'kneeler',
      'ninth-hour-lamp',
      'spare-ring',
      'spare-boots',
    ]);
    expect(slots(quest.hero('myreen').area)).toEqual(['winter-rose', 'gate-of-duvall']);
    quest.won().moveOn();
  });

  it('AQ-230, AQ-286: of a type of which there is more than may be used its player chooses', () => {
    const stage = campaign().earned('sedrin', {
      equipment: ['spare-axe', 'spare-ring', 'spare-comb'],
    });
    const quest = stage.quest(THE_SEARCH);
    expect(quest.match.open.map(({ key }) => key)).toEqual(['sedrin:weapon', 'sedrin:trinket']);
    expect(quest.question('sedrin:weapon')).toMatchObject({
      seats: ['seat of sedrin'],
      choose: { min: 1, max: 1 },
    });
    expect(quest.question('sedrin:trinket').choose).toEqual({ min: 2, max: 2 });
    expect(quest.options('sedrin:weapon')).toEqual(['kneeler', 'spare-axe']);
    expect(quest.options('sedrin:trinket')).toEqual([
      'ninth-hour-lamp',
      'spare-ring',
      'spare-comb',
    ]);
    quest.for('sedrin:weapon', 'spare-axe').for('sedrin:trinket', 'spare-comb', 'ninth-hour-lamp');
    expect(quest.hero('sedrin').area.slice(1, 4)).toEqual([
      'spare-axe',
      'spare-comb',
      'ninth-hour-lamp',
    ]);
    expect(quest.state.campaign?.behind).toEqual(['kneeler', 'spare-ring']);
    expect(quest.told('equipment-chosen')).toEqual([
      { hero: 'sedrin', cards: ['spare-axe', 'spare-comb', 'ninth-hour-lamp'] },
    ]);
    quest.won().moveOn();
  });

  it('AQ-286: what stays behind in one quest can be chosen for the next', () => {
    const stage = campaign().earned('sedrin', { equipment: ['spare-axe'] });
    stage.quest(THE_SEARCH).choose('spare-axe').won().moveOn();
    const quest = stage.quest();
    expect(quest.options()).toEqual(['kneeler', 'spare-axe']);
    quest.choose('kneeler');
    expect(slots(quest.hero('sedrin').area)).toEqual(['kneeler', 'ninth-hour-lamp']);
    quest.won().moveOn();
    expect(stage.hero('sedrin').equipment).toEqual(['spare-axe']);
  });

  it('AQ-286: heroes of several players choose at the same time, and a deadline takes the latest', () => {
    const stage = campaign()
      .earned('sedrin', { equipment: ['spare-axe'] })
      .earned('myreen', { equipment: ['spare-bow'] });
    const quest = stage.quest(THE_SEARCH);
    expect(quest.match.open).toHaveLength(2);
    quest.settle('prompt.mulligan');
    expect(slots(quest.hero('sedrin').area)).toContain('spare-axe');
    expect(slots(quest.hero('myreen').area)).toContain('spare-bow');
    quest.won().moveOn();
  });
});

describe('heroes who come and go', () => {
  const stage = () => campaign().won('the-search').moveOn().won().moveOn().lost().moveOn();

  it('AQ-274, Q-70: who comes late chooses as many upgrades as quests were won, and has no Equipment besides', () => {
    const late = stage().come('sedrin', 'quella');
    const quest = late.quest();
    expect(quest.question()).toMatchObject({
      seats: ['seat of quella'],
      prompt: { key: 'prompt.owed-upgrades', args: { hero: 'quella', amount: 2 } },
      choose: { min: 2, max: 2 },
    });
    expect(quest.options()).toEqual(upgradesOf('quella'));
    const [first = '', , , fourth = ''] = upgradesOf('quella');
    quest.choose(first, fourth);
    expect(quest.told('upgrade-chosen')).toEqual([
      { hero: 'quella', card: first },
      { hero: 'quella', card: fourth },
    ]);
    expect(quest.asks).toEqual(['prompt.mulligan']);
    expect(quest.cardsOf('quella')).toHaveLength(27);
    expect(quest.hero('quella').hand).toHaveLength(4);
    expect(quest.cardsOf('quella')).toEqual(expect.arrayContaining([first, fourth]));
    expect(replacedIn(quest, 'quella', first)).toHaveLength(
      cardsOf(deckDefinition('quella')).filter(
        (card) => definitionOf(card) === definition(first).replaces,
      ).length - 1,
    );
    expect(slots(quest.hero('quella').area)).toEqual(['weathercock', 'sixth-die']);
    quest.won().moveOn();
    expect(late.hero('quella')).toMatchObject({ upgrades: [first, fourth], equipment: [] });
    const next = late.quest();
    expect(next.asks).toEqual(['prompt.mulligan']);
    next.won().moveOn();
  });

  it('AQ-274, Q-70: who stays away and comes back has everything again, and is owed what was won meanwhile', () => {
    const gone = campaign({ heroes: ['sedrin', 'myreen'] });
    gone.earned('myreen', { upgrades: [THEIRS], equipment: ['spare-boots'], allies: ['huey'] });
    gone.won('the-search').moveOn();
    gone.come('sedrin');
    const without = gone.quest();
    expect(without.state.heroes.map(({ id }) => id)).toEqual(['sedrin']);
    expect(JSON.stringify(without.state)).not.toContain(THEIRS);
    without.won().moveOn();
    gone.lost().moveOn();
    gone.come('sedrin', 'myreen');
    const back = gone.quest();
    expect(back.question().prompt.args).toEqual({ hero: 'myreen', amount: 1 });
    expect(back.options()).not.toContain(THEIRS);
    back.choose(back.options()[0] as string);
    expect(back.cardsOf('myreen')).toEqual(expect.arrayContaining([THEIRS, 'spare-boots', 'huey']));
    expect(back.cardsOf('sedrin')).not.toEqual(expect.arrayContaining(['spare-boots']));
    back.won().moveOn();
    expect(gone.hero('myreen').upgrades).toHaveLength(2);
  });

  it('AQ-274, Q-70: nobody is owed more upgrades than there are', () => {
    const late = stage();
    const all = upgradesOf('rowen');
    late.earned('rowen', { upgrades: all.slice(1) }).come('rowen');
    const quest = late.quest();
    expect(quest.told('upgrade-chosen')).toEqual([{ hero: 'rowen', card: all[0] }]);
    expect(quest.asks).toEqual(['prompt.mulligan']);
    quest.won().moveOn();
  });

  it('AQ-274: an upgrade that is chosen late may be of Equipment', () => {
    const late = campaign({ heroes: ['myreen'] })
      .won('the-search')
      .moveOn()
      .come('sedrin');
    const quest = late.quest().choose('spare-kneeler-2');
    expect(slots(quest.hero('sedrin').area)).toEqual(['spare-kneeler-2', 'ninth-hour-lamp']);
    expect(quest.cardsOf('sedrin')).toHaveLength(27);
    quest.won().moveOn();
  });

  it('AQ-274: a hero may pass to another player', () => {
    const other = campaign()
      .earned('sedrin', { upgrades: [FIRST] })
      .won('the-search')
      .moveOn();
    const quest = other.alone('sedrin', 'myreen').quest();
    expect(quest.hero('sedrin').seat).toBe('seat of all');
    expect(quest.cardsOf('sedrin')).toContain(FIRST);
    quest.won().moveOn();
  });
});

describe('what the journal brings into a quest', () => {
  it('AQ-270, AQ-288: enemy upgrades lie near the villain area from the start, for everybody to see', () => {
    const quest = campaign()
      .journal(...OF_ENEMIES)
      .quest(THE_SEARCH);
    expect(quest.state.enemyUpgrades).toEqual(OF_ENEMIES);
    expect(quest.told('enemies-upgraded')).toEqual([{ cards: OF_ENEMIES }]);
    const view = viewOf(quest.match, 'seat of myreen');
    expect(view.enemyUpgrades.map(({ card }) => card)).toEqual(OF_ENEMIES);
    quest.won().moveOn();
  });

  it('AQ-288: without any nothing is told', () => {
    const quest = campaign().quest(THE_SEARCH);
    expect(quest.state.enemyUpgrades).toEqual([]);
    expect(quest.told('enemies-upgraded')).toEqual([]);
    quest.won().moveOn();
  });

  it('AQ-069, AQ-255, AQ-270: rivals wait in the lurker deck, each among three lurkers on top', () => {
    const quest = campaign().journal('spy', 'thief').quest(THE_SEARCH);
    const { draw } = quest.state.decks.lurker;
    const isRival = (card: string) => definition(card).type === 'rival';
    const packets = [draw.slice(-4), draw.slice(-8, -4)];
    expect(packets.map((packet) => packet.filter(isRival).length)).toEqual([1, 1]);
    expect(draw.slice(0, 3).filter(isRival)).toEqual([]);
    expect(draw).toHaveLength(11);
    quest.won().moveOn();
  });

  it('Q-37, AQ-255: they are stacked in random order', () => {
    const stage = campaign().journal('spy', 'thief', 'traitor');
    const tops = new Set<string | undefined>();
    for (let tries = 0; tries < 20; tries++) {
      const quest = stage.quest(THE_SEARCH);
      const top = quest.state.decks.lurker.draw.slice(-4);
      tops.add(top.find((card) => definition(card).type === 'rival'));
      quest.brokenOff().upkeep().choose('again');
    }
    expect([...tops].toSorted()).toEqual(['spy', 'thief', 'traitor']);
  });

  it('Q-37, AQ-255: there is room for three of four', () => {
    const quest = campaign()
      .journal(...cardsInBox('rival'))
      .quest(THE_SEARCH);
    const { draw } = quest.state.decks.lurker;
    expect(draw.filter((card) => definition(card).type === 'rival')).toHaveLength(3);
    expect(draw).toHaveLength(12);
    quest.won().moveOn();
  });

  it('Q-57, Q-75: a card of the quest that brings one takes it out of the lurker deck', () => {
    const quest = campaign().journal('spy', 'thief').quest({ quest: 'the-rescue' });
    const { state } = quest;
    expect(state.decks.lurker.draw).toContain('spy');
    enterPlay(state, 'spy', 'sedrin', 'threats');
    expect(state.decks.lurker.draw).not.toContain('spy');
    expect(state.decks.lurker.draw).toContain('thief');
    quest.won().moveOn();
  });

  it('AQ-255, Q-75: rivals whom the group asks for come besides, nobody twice', () => {
    const quest = campaign()
      .journal('spy')
      .quest({ ...THE_SEARCH, rivals: 'spy' });
    const { draw } = quest.state.decks.lurker;
    expect(draw.filter((card) => definition(card).type === 'rival')).toEqual(['spy']);
    quest.won().moveOn();
  });

  it('AQ-072, AQ-259, AQ-260, AQ-272: allies stand beside the hero who has earned them, under that hero’s control', () => {
    const stage = campaign().earned('myreen', { allies: ['huey'] });
    const quest = stage
      .quest({ ...THE_SEARCH, 'start-room': 'random' })
      .settle('prompt.place-ally');
    expect(quest.question()).toMatchObject({
      seats: ['seat of myreen'],
      prompt: { args: { ally: 'huey', hero: 'myreen' } },
    });
    const [space = ''] = quest.options();
    quest.choose(space);
    expect(quest.state.cards.huey?.spaces).toEqual([space]);
    expect(quest.hero('myreen').area).toContain('huey');
    expect(quest.hero('sedrin').area).not.toContain('huey');
    quest.won().moveOn();
  });

  it('AQ-258, AQ-263, Q-67: allies and rivals who were defeated are out of that quest only', () => {
    const stage = campaign()
      .journal('spy')
      .earned('sedrin', { allies: ['huey'] });
    stage.won('the-search', { removed: ['huey', 'spy'] });
    expect(stage.state.last?.removed).toEqual(['huey', 'spy']);
    stage.moveOn();
    const quest = stage.quest();
    expect(quest.hero('sedrin').area).toContain('huey');
    expect(quest.state.decks.lurker.draw).toContain('spy');
    expect(quest.state.removed ?? []).toEqual([]);
    quest.won().moveOn();
  });

  it('AQ-270: story cards lie in the quest area, right of the Setup/Rules card and the altar', () => {
    const stage = campaign().journal('spare-omen', 'spare-vow');
    const quest = stage.quest(THE_SEARCH).settle('prompt.next-hero');
    const [rules = '', altar = '', ...others] = quest.state.questArea;
    expect([definition(rules).type, definition(altar).type]).toEqual(['quest-rules', 'altar']);
    expect(others.slice(0, 2)).toEqual(['spare-omen', 'spare-vow']);
    quest.won({ tokens: { 'spare-vow': 3 } });
    expect(stage.state.last?.tokens).toMatchObject({ 'spare-vow': 3 });
    expect(stage.state.last?.tokens).not.toHaveProperty('spare-omen');
    stage.moveOn();
  });
});
