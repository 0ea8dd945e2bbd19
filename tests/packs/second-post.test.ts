import { describe, expect, it } from 'vitest';
import { BOX } from '../../src/games/adventure/box.ts';
import { adventure } from '../../src/games/adventure/index.ts';
import { facesOf } from '../../src/games/adventure/presentation/cards.ts';
import { drawableOf } from '../../src/games/adventure/presentation/odds-shown.ts';
import { definition } from '../../src/games/adventure/rules/cards/library.ts';
import { adventureRules } from '../../src/games/adventure/rules/index.ts';
import {
  challengeCards,
  definitionsOn,
  questCards,
} from '../../src/games/adventure/rules/map/taking-part.ts';
import { COLORS } from '../../src/games/adventure/rules/terms.ts';
import { games } from '../../src/games/index.ts';
import { anyGame } from '../../src/kernel/game.ts';
import { isInBox, lobbyWith, packOf } from '../../src/kernel/packs.ts';
import { checkPack } from '../../src/packs/check-pack.ts';
import { type PackFiles, readPack } from '../../src/packs/read-pack.ts';
import { messagesOf } from '../../src/packs/words.ts';
import { loadLanguages } from '../../src/texts/catalogue.ts';
import { blows, type Fight, fight, results, through } from '../games/adventure/stage.ts';
import { withOtherDecks, withOtherHand } from '../games/adventure/twins.ts';
import { scenario } from '../support/adventure.ts';
import { randomGames } from '../support/random-games.ts';
import { lookedUpBy, seenBy, shownTo } from '../support/shown-to.ts';

const MAP = 'eastern-kingdoms';
const gamesWith = (options: { [option: string]: string }) => randomGames(adventureRules, options);

const nothing = () => {};

/** The beginning of a random game of the box alone. */
const gameOfBox = () =>
  JSON.stringify([adventureRules.content(), gamesWith({}).playGame(3, 3, nothing, nothing, 400)]);
const before = gameOfBox();

function played(files: PackFiles) {
  const checked = checkPack(files, games);
  if ('problems' in checked) throw new Error(JSON.stringify(checked.problems, null, 2));
  return checked;
}

const { pack, digest, warnings } = played(readPack('packs/second-post'));
const isles = `harrow-isles@${played(readPack('packs/harrow-isles')).digest}`;
const own = (id: string): string => `${id}@${digest}`;
const overlay = own('second-post');
const { textsFor } = loadLanguages();

const WITH = { map: MAP, options: { overlay } };
const WITHOUT = { map: MAP, options: {} };

describe('the decks of the Second Post', () => {
  it('W-55: are the box’s without what is left out, with others in the same decks', () => {
    const ids = (list: readonly string[]) => [...list].sort();
    const GONE = ['season-of-grudges', 'perpetual-sandstorm', 'pit-general'];
    const COME = {
      grey: 'postmans-hound',
      green: 'dead-letter',
      yellow: 'air-mail-week',
      red: 'desk-general',
    };
    for (const color of COLORS) {
      const usual = challengeCards(WITHOUT, color).filter((id) => !GONE.includes(id));
      expect(ids(challengeCards(WITH, color))).toEqual(ids([...usual, own(COME[color])]));
    }
    expect(ids(questCards(WITH, 'starting'))).toEqual(
      ids([
        ...questCards(WITHOUT, 'starting').filter((id) => id !== 'letter-in-three-copies'),
        own('letter-by-hand'),
      ]),
    );
    expect(ids(questCards(WITH, 'elite'))).toEqual(
      ids([...questCards(WITHOUT, 'elite'), own('return-to-sender')]),
    );
  });

  it('W-54, W-55: on another pack’s map, what it lacks is left out', () => {
    const there = definitionsOn({ map: isles, options: { overlay } }).map(({ id }) => id);
    expect(there).toEqual(expect.arrayContaining(['postmans-hound', 'dead-letter'].map(own)));
    for (const gone of ['season-of-grudges', own('letter-by-hand'), own('return-to-sender')]) {
      expect(there).not.toContain(gone);
    }
  });

  it('W-55: where too few quests would be left, the cards are as they are without it', () => {
    const files = readPack('packs/second-post');
    const { cards = [] } = BOX;
    const everywhere = definitionsOn({ map: isles, options: {} });
    const without = cards.flatMap((card) =>
      card.type === 'quest' && card.set === 'starting' && everywhere.includes(definition(card.id))
        ? [card.id]
        : [],
    );
    const { adventure: content } = files.value as { adventure: { overlays: object[] } };
    Object.assign(content.overlays[0] as object, {
      without,
      also: ['postmans-hound', 'dead-letter', 'return-to-sender'],
    });
    Object.assign(files.value, { pack: { ...pack.pack, id: 'no-post' } });
    expect(without.length).toBeGreaterThan(0);
    const few = checkPack(files, games);
    if ('problems' in few) throw new Error(JSON.stringify(few.problems, null, 2));
    const strict = `second-post@${few.digest}`;
    const on = (map: string) =>
      definitionsOn({ map, options: { overlay: strict } }).map(({ id }) => id);
    expect(on(MAP)).not.toContain(without[0]);
    expect(on(isles)).toEqual(everywhere.map(({ id }) => id));
  });

  it('are offered only where the pack is', () => {
    const choices = (digests: string[]) =>
      lobbyWith(adventureRules.lobby, digests).options.find(({ id }) => id === 'overlay')?.choices;
    expect(choices([digest])).toEqual(['none', overlay]);
    expect(choices([])).toEqual(['none']);
    expect(() => gamesWith({ overlay: 'second-post@00000000' }).beginGame(2, 1)).toThrow(
      RangeError,
    );
  });

  it('leave every other table as it was', () => {
    expect(gameOfBox()).toBe(before);
    const begun = gamesWith({ overlay: 'none' }).beginGame(3, 3).match;
    expect(begun).toEqual(gamesWith({}).beginGame(3, 3).match);
    // A match from before there were overlays says nothing of them, either.
    expect(begun.state.options).not.toHaveProperty('overlay');
    expect(definitionsOn(WITHOUT).every(({ id }) => isInBox(id))).toBe(true);
  });

  it('have nothing that their author should look at again', () => {
    expect(warnings).toEqual([]);
  });
});

describe('what the cards of the Second Post do', () => {
  const table = { options: { overlay } };
  const against = (card: string, dice: number[], fighter: Fight = {}) =>
    fight(own(card), dice, { table, ...fighter });

  it('the Postman’s Hound bites twice on ★, and leaves a parcel', () => {
    expect(blows(against('postmans-hound', [1, 5], { damage: 2 }))).toEqual([
      'defender melee 5+1/5 1',
      'attacker melee 1+1/5 misses',
    ]);
    // The bite comes before anything is struck.
    const bitten = against('postmans-hound', [5, 6], { damage: 3 });
    expect(results(bitten)).toEqual(['character-defeated']);
    const won = against('postmans-hound', [5, 1]);
    expect(won.character('mage').bag).toEqual([own('postmans-hound')]);
  });

  it('the Dead Letter takes a card on 5 or ★', () => {
    const hand = ['short-cut', 'door-ajar'];
    const taken = through(against('dead-letter', [2, 5], { hand }));
    expect(taken.hand('mage')).toHaveLength(1);
    const kept = through(against('dead-letter', [2, 4], { hand }));
    expect(kept.hand('mage')).toHaveLength(2);
  });

  it('Air Mail Week: a beast ends it', () => {
    const ended = fight('rooting-boar', [4, 1], {
      table: { ...table, global: own('air-mail-week') },
      top: ['short-cut', 'door-ajar', 'cold-feet'],
    });
    expect(ended.state.global).toBeNull();
    expect(ended.hand('mage')).toHaveLength(2);
  });

  it('the General of the Desk hits harder on ★ only', () => {
    expect(blows(against('desk-general', [3, 6]))).toContain('defender melee 6+5/7 3');
    expect(blows(against('desk-general', [3, 5]))).toContain('defender melee 5+5/7 2');
  });

  it('By Hand, This Time asks for two cities and gives two cards', () => {
    const s = scenario({
      characters: {
        mage: {
          space: 'stormwind',
          quests: [{ card: own('letter-by-hand'), progress: [1, 0] }],
          top: ['short-cut', 'door-ajar'],
        },
      },
      options: { overlay },
    }).maintain('mage');
    expect(s.character('mage').log).toEqual([own('letter-by-hand')]);
    expect(s.hand('mage')).toEqual(['short-cut', 'door-ajar']);
  });
});

describe('what people are told of it', () => {
  it.each(['en', 'fr'])('has words in %s, the same as in every other language', (locale) => {
    const texts = textsFor(locale);
    expect([...messagesOf(pack.words[locale] ?? {}).keys()]).toEqual([
      ...messagesOf(pack.words.en ?? {}).keys(),
    ]);
    const cards = definitionsOn(WITH).filter(({ id }) => packOf(id) === digest);
    expect(cards).toHaveLength(6);
    for (const card of cards) {
      for (const { words } of facesOf(card, texts)) {
        expect(`${words.name} ${words.text}`, card.id).not.toMatch(/@|undefined/);
      }
    }
  });

  it('decks, odds and where a card is are of this match’s own decks', () => {
    const texts = textsFor('en');
    const { presentation } = adventure;
    const viewWith = (options: { [option: string]: string }) =>
      adventureRules.view(gamesWith(options).beginGame(2, 1).match, 'table');
    const [now, usual] = [viewWith({ overlay }), viewWith({})];
    const unseen = (view: typeof now, pile: string) =>
      presentation
        .piles?.(view, texts)
        .find(({ id }) => id === pile)
        ?.unseen.map(({ card }) => card);
    expect(unseen(now, 'challenge-grey')).toContain(own('postmans-hound'));
    expect(unseen(usual, 'challenge-grey')).not.toContain(own('postmans-hound'));
    expect(unseen(now, 'challenge-yellow')).not.toContain('season-of-grudges');
    expect(unseen(now, 'elite')).toContain(own('return-to-sender'));
    expect(drawableOf(now, 'red')).toContain(own('desk-general'));
    expect(drawableOf(now, 'red')).not.toContain('pit-general');
    expect(drawableOf(usual, 'red')).toContain('pit-general');
    expect(presentation.isPlayed?.(now, own('desk-general'))).toBe(true);
    expect(presentation.isPlayed?.(now, 'pit-general')).toBe(false);
    const notPlayed = [texts('adventure.whereabouts.not-played')];
    expect(presentation.whereabouts?.(now, 'pit-general', texts)).toEqual(notPlayed);
    expect(presentation.whereabouts?.(now, own('desk-general'), texts)).not.toEqual(notPlayed);
    expect(presentation.whereabouts?.(usual, own('desk-general'), texts)).toEqual(notPlayed);
  });

  it('nobody learns anything of a hand or of the decks', () => {
    const game = anyGame(adventure);
    let compared = 0;
    gamesWith({ overlay }).playGame(
      3,
      4,
      (match) => {
        if (match.inputs % 40 !== 0) return;
        const twins = [
          withOtherHand(match, match.seats[0] as string),
          withOtherDecks(match, match.inputs),
        ];
        for (const twin of twins) {
          if (!twin) continue;
          for (const viewer of [...match.seats, 'table']) {
            if (twin.knowing.includes(viewer)) continue;
            for (const shown of [seenBy, shownTo, lookedUpBy]) {
              expect(shown(game, twin.twin, viewer)).toEqual(shown(game, match, viewer));
            }
            compared += 1;
          }
        }
      },
      nothing,
      200,
    );
    expect(compared).toBeGreaterThan(10);
  });
});

it.each([1, 2, 3, 4])('is sound for a long while, %i players', (players) => {
  gamesWith({ overlay }).playGame(
    players,
    2,
    (match) => {
      if (match.inputs % 20 === 0) expect(adventureRules.broken(match)).toEqual([]);
    },
    nothing,
    800,
  );
});
