import { describe, expect, it } from 'vitest';
import { altarQuest } from '../../../../src/games/altar-quest/index.ts';
import {
  type AltarQuestEvent,
  TELLING,
} from '../../../../src/games/altar-quest/presentation/events/telling.ts';
import { allDecks, definition } from '../../../../src/games/altar-quest/rules/cards/library.ts';
import type { AltarQuestEvents } from '../../../../src/games/altar-quest/rules/events.ts';
import { eventFor, type GameEvent } from '../../../../src/kernel/event.ts';
import type { ArgumentsOf } from '../../../../src/kernel/vocabulary.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import { seedsOf } from '../../../support/seeds.ts';
import { playRandomly } from './random-match.ts';
import { expectReadable } from './readable.ts';

const texts = loadTexts();
const { presentation } = altarQuest;

const event = <Type extends AltarQuestEvent['type']>(
  type: Type,
  args: ArgumentsOf<AltarQuestEvent, Type>,
): GameEvent => ({ type, args });
const tell = (...events: GameEvent[]) => presentation.events(events, texts);

const cardsOf = (hero: string): string[] =>
  allDecks().flatMap(({ cards }) => cards.filter((card) => card.hero === hero).map(({ id }) => id));

const RAIDER = 'frox-raider.red';
const rolled = (more: Partial<AltarQuestEvents['dice-rolled']>) =>
  event('dice-rolled', {
    test: 'attack',
    attribute: 'might',
    difficulty: -1,
    card: 'myreen',
    enemy: RAIDER,
    dice: 3,
    hero: 'myreen',
    faces: [],
    ...more,
  });

describe('what happened, in words', () => {
  it('has a message for every event that the rules tell', () => {
    for (const type of Object.keys(TELLING)) {
      expect(texts.has(`altar-quest.event.${type}`), `altar-quest.event.${type}`).toBe(true);
    }
  });

  it('calls a quest’s tokens by the quest’s own words, and all others by theirs', () => {
    const tokens = (card: string, token: 'quest' | 'search', amount: number, quest: string) =>
      tell(event('card-tokens', { card, token, amount, total: 4, quest }));
    expect(tokens('the-cleansing', 'quest', 1, 'the-cleansing')).toEqual(['1 more lamp (4).']);
    expect(tokens('unstable-altar', 'quest', -2, 'the-escape')).toEqual([
      '2 water marks gone (4).',
    ]);
    expect(tokens('ninth-hour', 'quest', 1, 'the-search')).toEqual(['1 more stroke (4).']);
    expect(tokens('long-lent', 'quest', 1, 'the-hunt')).toEqual(['1 more scar (4).']);
    expect(tokens('bookshelf', 'search', 1, '')).toEqual(['A search token goes on Bookshelf (4).']);
  });

  it('never makes a hero the object of what they do: a character card is called like its hero', () => {
    for (const hero of ['sedrin', 'myreen', 'rowen', 'quella']) {
      const used = { hero, card: hero, ability: 'exhaust', keyword: 'exhaust' as const };
      const lines = [
        event('card-used', used),
        event('use-came-too-late', { hero, card: hero }),
        event('part-declined', { hero, card: hero, rhune: '' }),
        event('part-declined', { hero, card: hero, rhune: 'lowek' }),
      ].flatMap((one) => tell(one));
      expect(lines).toHaveLength(4);
      for (const line of lines) {
        const name = texts(`altar-quest.character.${hero}.short`);
        expect(line.split(name), line).toHaveLength(2);
      }
    }
    expect(tell(event('use-came-too-late', { hero: 'quella', card: 'quella' }))).toEqual([
      'Quella tries to call on an inner gift. Too late: nothing is left for it to do.',
    ]);
    expect(tell(event('use-came-too-late', { hero: 'quella', card: 'lamp-oil' }))).toEqual([
      'Quella tries to use Lamp Oil. Too late: nothing is left for it to do.',
    ]);
  });

  it('says of a search how many successes are left, where what they bring is told by itself', () => {
    const search = (left: number) =>
      tell(event('search-resolved', { hero: 'quella', card: 'blessed-fountain', left }));
    expect([0, 1, 3].flatMap(search)).toEqual([
      'Quella searches Blessed Fountain: nothing.',
      'Quella searches Blessed Fountain: 1 success.',
      'Quella searches Blessed Fountain: 3 successes.',
    ]);
  });

  it('leaves out what another version has told of and this one does not know', () => {
    const strange: GameEvent = { type: 'bell-rung', args: { times: 3 } };
    expect(
      tell(strange, event('rested', { hero: 'myreen', amount: 2, left: 9, health: 12 })),
    ).toEqual(['Myreen rests and heals 2 (9/12).']);
  });

  it('leaves out what another version has told of with less than this one says', () => {
    const older: GameEvent = { type: 'healed', args: { figure: 'myreen', amount: 2 } };
    expect(
      tell(older, event('rested', { hero: 'myreen', amount: 2, left: 9, health: 12 })),
    ).toEqual(['Myreen rests and heals 2 (9/12).']);
  });

  it('tells a rest with its price, and what both come to', () => {
    expect(
      tell(
        event('supply-lost', { amount: 1, supply: 2 }),
        event('rested', { hero: 'myreen', amount: 2, left: 9, health: 12 }),
      ),
    ).toEqual(['Myreen rests for 1 supply (2 left) and heals 2 (9/12).']);
  });

  it('tells the harm that a failed test leads to, after the test', () => {
    expect(
      tell(
        rolled({ test: 'test', difficulty: 2, faces: ['focus'], enemy: '' }),
        event('test-failed', { hero: 'myreen', successes: 0, difficulty: 2 }),
        event('damage-suffered', { figure: 'myreen', amount: 1, left: 11, health: 12, from: '' }),
      ),
    ).toEqual([
      'Myreen tests Might against 2: ✦ → 0 of 2: **failed**',
      'Myreen suffers **1 damage** (11/12).',
    ]);
  });

  const MATCHES = seedsOf(
    Array.from({ length: 10 }, (_, index) => index + 1),
    3,
  );

  it.each(MATCHES)(
    'tells random match %i to everybody and to each seat in readable lines',
    (number) => {
      const { happenings } = playRandomly(number);
      const told = new Set<string>();
      for (const viewer of ['table', 'one', 'two']) {
        const events = happenings
          .map((happening) => eventFor(happening, viewer))
          .filter((one): one is GameEvent => one !== null);
        const lines = presentation.events(events, texts);
        expect(lines.length).toBeGreaterThan(50);
        for (const line of lines) told.add(line);
        if (viewer === 'table')
          for (const one of events) for (const line of tell(one)) told.add(line);
      }
      for (const line of told) expectReadable(line);
    },
  );

  it('needs no more room for events together than for each alone', () => {
    const events = playRandomly(3).happenings.flatMap((happening) => {
      const seen = eventFor(happening, 'table');
      return seen ? [seen] : [];
    });
    const alone = events.reduce((sum, one) => sum + tell(one).join('\n').length + 1, 0);
    expect(tell(...events).join('\n').length).toBeLessThanOrEqual(alone);
  });

  it('tells an attack in one line', () => {
    expect(
      tell(
        rolled({ faces: ['success', 'success', 'focus', 'critical', 'focus'] }),
        event('focus-used', { hero: 'myreen', amount: 1, focus: 1 }),
        event('attack-resolved', {
          hero: 'myreen',
          enemy: RAIDER,
          successes: 4,
          defense: 1,
          hits: 3,
        }),
        event('armor-lost', { figure: RAIDER, amount: 1, armor: 0 }),
        event('enemy-damaged', { enemy: RAIDER, amount: 2, left: 4, health: 6 }),
        event('focus-kept', { hero: 'myreen', amount: 1, focus: 2 }),
      ),
    ).toEqual([
      'Myreen strikes the Frox Raider (red): ⚔ ⚔ ✦ ✹ ✦ (✦→⚔) → 4 hits − 1 defense − 1 armor (0 left) = **2 damage** (4/6) · +1 ✦ (2)',
    ]);
  });

  it('tells an attack that comes to nothing, and one that a card interrupts', () => {
    const miss = event('attack-resolved', {
      hero: 'myreen',
      enemy: RAIDER,
      successes: 1,
      defense: 1,
      hits: 0,
    });
    expect(tell(rolled({ faces: ['success'] }), miss)).toEqual([
      'Myreen strikes the Frox Raider (red): ⚔ → 1 hit − 1 defense = no damage',
    ]);
    const played = event('card-exhausted', { card: 'myreen' });
    expect(tell(rolled({ faces: ['success'] }), played, miss)).toEqual([
      'Myreen strikes the Frox Raider (red): ⚔',
      'Myreen is exhausted.',
      'Myreen hits the Frox Raider (red): 1 − 1 defense = 0.',
    ]);
  });

  it('tells an enemy’s blow with what armor and defense take of it', () => {
    expect(
      tell(
        event('card-activates', { card: RAIDER }),
        event('enemy-moved', { enemy: RAIDER, from: 'E5', to: 'F6' }),
        rolled({ test: 'inflict', difficulty: 6, faces: ['success', 'focus'], card: RAIDER }),
        event('inflict-resolved', { hero: 'myreen', successes: 1, defense: 2, left: 3 }),
        event('armor-lost', { figure: 'myreen', amount: 1, armor: 2 }),
        event('damage-suffered', {
          figure: 'myreen',
          amount: 2,
          left: 8,
          health: 12,
          from: RAIDER,
        }),
      ),
    ).toEqual([
      'The Frox Raider (red) comes E5 → F6.',
      'The Frox Raider (red) strikes at Myreen for 6: ⚔ ✦ → 6 − 1 − 2 defense − 1 armor (2 left) = **2 damage** (8/12)',
    ]);
  });

  it('adds up what a Reaction takes off, and says what is still to come where one cuts in', () => {
    const blow = rolled({ test: 'inflict', difficulty: 6, faces: ['success'], card: RAIDER });
    const left = event('inflict-resolved', { hero: 'myreen', successes: 1, defense: 2, left: 3 });
    const harm = event('damage-suffered', {
      figure: 'myreen',
      amount: 2,
      left: 8,
      health: 12,
      from: RAIDER,
    });
    expect(tell(blow, left, harm)[0]).toContain(
      '→ 6 − 1 − 2 defense − 1 prevented = **2 damage** (8/12)',
    );
    const guarded = event('damage-guarded', { hero: 'sedrin', figure: 'myreen', amount: 1 });
    expect(tell(blow, left, guarded, harm)).toEqual([
      'The Frox Raider (red) strikes at Myreen for 6: ⚔ → 6 − 1 − 2 defense = 3 damage to come',
      'Sedrin takes 1 of it for Myreen. Myreen suffers **2 damage** (8/12).',
    ]);
  });

  it('says what a card goes on doing that stays where it is played', () => {
    const ongoing = [...cardsOf('myreen'), ...cardsOf('sedrin')].find(
      (card) => definition(card).ongoing,
    )!;
    const { hero = '', type } = definition(ongoing);
    const play = event('card-played', { hero, card: ongoing, ability: 'play', keyword: 'play' });
    const lines = tell(play);
    expect(type).not.toBe('equipment');
    expect(lines[0]).toMatch(/plays \*\*/);
    expect(lines[1]).toMatch(/^-# It stays in front of (Myreen|Sedrin):$/);
    expect(lines.slice(2).every((line) => line.startsWith('-# '))).toBe(true);
    expect(lines.length).toBeGreaterThan(2);
  });

  it('tells the steps of a walk as one walk', () => {
    const step = (from: string, to: string) => event('hero-moved', { hero: 'myreen', from, to });
    expect(tell(step('C4', 'D5'), step('D5', 'E6'), step('E6', 'F7'))).toEqual([
      'Myreen moves C4 → F7.',
    ]);
  });

  it('tells a threat with the place where it appears', () => {
    expect(
      tell(
        event('threat-drawn', { hero: 'sedrin', card: RAIDER }),
        event('enemy-spawned', { enemy: RAIDER, to: 'D4' }),
      ),
    ).toEqual(['Sedrin draws Frox Raider (red), out of the shadows at D4.']);
  });

  it('reads a quest card aloud and says what it does', () => {
    const lines = tell(event('quest-card-drawn', { card: 'cut-bell-rope', room: 'room-03' }));
    expect(lines[0]).toBe('Quest: **The Cut Bell-Rope**.');
    expect(lines[1]).toMatch(/^> \*A bell-rope as thick as your wrist/);
    expect(lines.slice(2).join('\n')).toMatch(/^-# /);
  });

  it('names the cards that a player draws to that player only', () => {
    const own = tell(event('cards-drawn-by-you', { hero: 'myreen', cards: ['behind-me'] }));
    expect(own).toEqual(['Myreen draws Behind Me.']);
    expect(tell(event('cards-drawn', { hero: 'myreen', amount: 2 }))).toEqual([
      'Myreen draws 2 cards.',
    ]);
  });
});
