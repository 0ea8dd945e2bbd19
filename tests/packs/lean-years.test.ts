import { describe, expect, it } from 'vitest';
import { altar } from '../../src/games/altar/index.ts';
import { symbolsOf } from '../../src/games/altar/rules/cards/definition.ts';
import { definition } from '../../src/games/altar/rules/cards/library.ts';
import { altarRules } from '../../src/games/altar/rules/index.ts';
import { followerDeck } from '../../src/games/altar/rules/setup.ts';
import { followerOf } from '../../src/games/altar/rules/terms.ts';
import { games } from '../../src/games/index.ts';
import { anyGame } from '../../src/kernel/game.ts';
import type { Match } from '../../src/kernel/match.ts';
import { lobbyWith, packOf } from '../../src/kernel/packs.ts';
import { checkPack } from '../../src/packs/check-pack.ts';
import { readPack } from '../../src/packs/read-pack.ts';
import { messagesOf } from '../../src/packs/words.ts';
import { loadLanguages } from '../../src/texts/catalogue.ts';
import { type Layout, scenario } from '../support/altar.ts';
import { altarTwins } from '../support/altar-twins.ts';
import { randomGames } from '../support/random-games.ts';
import { lookedUpBy, seenBy, shownTo } from '../support/shown-to.ts';

/** Whole random games of the box alone. */
const gamesOfBox = () =>
  JSON.stringify([
    altarRules.content(),
    ...[2, 3, 4, 5].map((players) => gamesWith({}).playGame(players, 3, () => {})),
  ]);

const gamesWith = (options: { [option: string]: string }) => randomGames(altarRules, options);

const before = gamesOfBox();

const checked = checkPack(readPack('packs/lean-years'), games);
if ('problems' in checked) throw new Error(JSON.stringify(checked.problems, null, 2));
const { pack, digest, warnings } = checked;
const overlay = `lean-years@${digest}`;
const own = (id: string): string => `${id}@${digest}`;
const { textsFor } = loadLanguages();

/** How many cards of each follower are in the deck, by the pack's or the box's own ids. */
function counts(players: number, options: { overlay?: string }): { [follower: string]: number } {
  const found: { [follower: string]: number } = {};
  for (const card of followerDeck(players, { options })) {
    const id = followerOf(card).replace(`@${digest}`, '');
    found[id] = (found[id] ?? 0) + 1;
  }
  return found;
}

const REALMS = { light: {}, war: {}, sorrow: {} };

/** A table that plays with the overlay. */
const lean = (layout: Omit<Layout, 'options'>) => scenario({ ...layout, options: { overlay } });

/** The first player's action of a turn, with these cards in hand. */
const using = (cards: string[], realms: object = REALMS, more: object = {}) =>
  lean({ realms: { ...REALMS, ...realms }, hands: { 'seat-1': cards }, ...more }).acts('seat-1');

/** What these cards could be played for. */
function offeredTo(cards: string[], realms: object): string[] {
  const s = using(cards, realms);
  const offered = s.options('play');
  s.end();
  return offered;
}

describe('the deck of the Lean Years', () => {
  it('L-30: is the box’s without the Locusts, with a mule for the Courier and five more', () => {
    const { locusts, courier, ...rest } = counts(5, {});
    expect([locusts, courier]).toEqual([2, 2]);
    expect(counts(5, { overlay })).toEqual({
      ...rest,
      'pack-mule': 2,
      gleaner: 2,
      famine: 2,
      'night-watch': 2,
      'granary-keeper': 2,
      'hedge-priest': 2,
    });
    for (const [players, priestesses] of [
      [2, 10],
      [3, 11],
      [4, 10],
      [5, 12],
    ] as const) {
      expect(counts(players, { overlay }).priestess).toBe(priestesses);
    }
  });

  it('is offered only where the pack is, and without a pack there is nothing to choose', () => {
    const choices = (digests: string[]) =>
      lobbyWith(altarRules.lobby, digests).options.find(({ id }) => id === 'overlay')?.choices;
    expect(choices([digest])).toEqual(['none', overlay]);
    expect(choices([])?.length ?? 0).toBeLessThan(2);
  });

  it('leaves every other table as it was', () => {
    expect(gamesOfBox()).toBe(before);
    const begun = gamesWith({ overlay: 'none' }).beginGame(3, 3).match;
    expect(begun).toEqual(gamesWith({}).beginGame(3, 3).match);
    // A match from before there were overlays says nothing of them, either.
    expect(begun.state.options).not.toHaveProperty('overlay');
  });

  it('is refused if it isn’t there', () => {
    const { beginGame } = gamesWith({ overlay: 'lean-years@00000000' });
    expect(() => beginGame(3, 1)).toThrow(RangeError);
  });

  it('has nothing that its author should look at again', () => {
    expect(warnings).toEqual([]);
  });

  it.each([2, 3, 4, 5])('is played to the end with nothing broken, %i players', (players) => {
    for (const number of [1, 2, 3]) {
      const match = gamesWith({ overlay }).playGame(players, number, (now) => {
        if (now.inputs % 20 === 0) expect(altarRules.broken(now)).toEqual([]);
      });
      const cards = JSON.stringify(match.state);
      expect(cards).toContain(own('gleaner'));
      expect(cards).not.toMatch(/"(locusts|courier)[."]/);
    }
  });
});

describe('what its followers do', () => {
  it('a Gleaner takes back whoever worships, and draws when somebody begins to worship', () => {
    const discard = ['amazon.1', 'priestess.5', own('night-watch')];
    const s = using([own('gleaner')], REALMS, { discard });
    expect(s.options('play')).toEqual([`play:${own('gleaner')}`]);
    s.choose(`play:${own('gleaner')}`);
    expect(s.options()).toEqual(['take:amazon', `take:${own('night-watch')}`]);
    s.choose('take:amazon');
    expect(s.hand('seat-1')).toEqual(['amazon']);

    const watched = using(
      ['amazon'],
      { light: { worshippers: [own('gleaner')] } },
      { top: ['seer'] },
    );
    watched.choose('worship:amazon:light');
    expect(watched.hand('seat-1')).toEqual(['seer']);
  });

  it('a Famine puts out an Altar, or every opponent loses a card; Healers stop it, Amazons don’t', () => {
    const realms = {
      war: { active: 1, worshippers: ['healer'] },
      sorrow: { active: 1, worshippers: ['amazon'] },
    };
    const hands = { 'seat-1': [own('famine')], 'seat-2': ['seer'], 'seat-3': ['seer'] };
    const s = lean({ realms: { ...REALMS, ...realms }, hands }).acts('seat-1');
    expect(s.options('play')).toEqual([
      `play:${own('famine')}:0:sorrow`,
      `play:${own('famine')}:1`,
    ]);
    const other = s.choose(`play:${own('famine')}:0:sorrow`);
    expect(other.realm('sorrow')).toMatchObject({ active: 0, inactive: 1 });
  });

  it('a Night Watch stops beasts and thieves, and nobody else', () => {
    const realms = {
      war: { inactive: 1, worshippers: [own('night-watch')] },
      sorrow: { inactive: 1 },
    };
    expect(offeredTo(['grave-robber'], realms)).toEqual(['play:grave-robber:sorrow:light']);
    expect(offeredTo(['wolves'], realms)).toEqual(['play:wolves:0:inactive:sorrow']);
    expect(offeredTo(['raider'], realms)).toEqual([
      'play:raider:inactive:war',
      'play:raider:inactive:sorrow',
    ]);
  });

  it('a Granary Keeper draws and ends omens; where it worships, nobody is lured away', () => {
    const s = using([own('granary-keeper')], REALMS, {
      influences: { 'seat-2': ['fog'] },
      top: ['seer'],
    });
    s.choose(`play:${own('granary-keeper')}`);
    expect(s.hand('seat-1')).toEqual(['seer']);
    expect(s.discarded).toEqual(
      ['fog', 'granary-keeper'].map((id) => (id === 'fog' ? id : own(id))),
    );

    const realms = {
      war: { worshippers: [own('granary-keeper'), 'amazon'] },
      sorrow: { worshippers: ['amazon'] },
    };
    expect(offeredTo(['siren'], realms)).toEqual(['play:siren:0:amazon:sorrow', 'play:siren:1']);
  });

  it('L-18: a Hedge Priest wakes an Altar only for a god who is behind, and has the Activation symbol', () => {
    const play = `play:${own('hedge-priest')}:light`;
    const behind = using([own('hedge-priest')], { light: { inactive: 1 }, war: { active: 1 } });
    expect(behind.options('play')).toEqual([play]);
    expect(behind.choose(play).realm('light')).toMatchObject({ active: 1, inactive: 0 });
    const level = using([own('hedge-priest')], { light: { inactive: 1 } });
    expect(level.choose(play).realm('light')).toMatchObject({ active: 0, inactive: 2 });
    expect(offeredTo([own('hedge-priest')], { war: { active: 1 } })).toEqual([]);
    expect(symbolsOf(definition(own('hedge-priest')))).toEqual(['activation']);
  });

  it('a Pack Mule, for free, keeps one of the top four cards', () => {
    const top = ['amazon.1', 'mason.1', own('gleaner'), 'fog'];
    const s = using([own('pack-mule'), 'seer'], REALMS, { top });
    expect(s.options('free')).toEqual([`free:${own('pack-mule')}`]);
    s.choose(`free:${own('pack-mule')}`);
    expect(s.options()).toEqual([
      'keep:amazon',
      'keep:mason',
      `keep:${own('gleaner')}`,
      'keep:fog',
    ]);
    s.choose('keep:fog');
    expect(s.hand('seat-1')).toEqual(['seer', 'fog']);
    s.end();
  });
});

describe('what people are told of it', () => {
  it.each(['en', 'fr'])('has words in %s, the same as in every other language', (locale) => {
    const texts = textsFor(locale);
    expect([...messagesOf(pack.words[locale] ?? {}).keys()]).toEqual([
      ...messagesOf(pack.words.en ?? {}).keys(),
    ]);
    const cards = altar.presentation.cards(texts).filter(({ id }) => packOf(id) === digest);
    expect(cards).toHaveLength(6);
    for (const { name, text } of cards) expect(`${name} ${text}`).not.toMatch(/@|undefined/);
  });

  it('the deck, where cards are and how to win are of this match’s own deck', () => {
    const texts = textsFor('en');
    const match = gamesWith({ overlay }).beginGame(3, 2).match;
    const view = altarRules.view(match, 'table');
    const [pile] = altar.presentation.piles?.(view, texts) ?? [];
    const unseen = new Map(pile?.unseen.map(({ card, count }) => [card, count]));
    expect([...unseen.keys()]).not.toContain('locusts');
    const sum = [...unseen.values()].reduce((all, count) => all + count, 0);
    expect(sum).toBe(followerDeck(3, { options: { overlay } }).length - match.state.row.length);
    expect(altar.presentation.whereabouts?.(view, 'locusts', texts)).toEqual([
      texts('altar.whereabouts.not-played'),
    ]);
    expect(altar.presentation.goal(view, texts).steps[0]).toContain(
      'until a Priestess or a Hedge Priest makes it active',
    );
    expect(altar.presentation.isPlayed?.(view, own('gleaner'))).toBe(true);
    expect(altar.presentation.isPlayed?.(view, 'locusts')).toBe(false);
    const usual = altarRules.view(gamesWith({}).beginGame(3, 2).match, 'table');
    expect(altar.presentation.whereabouts?.(usual, own('gleaner'), texts)).toEqual([
      texts('altar.whereabouts.not-played'),
    ]);
    expect(altar.presentation.goal(usual, texts).steps[0]).toContain(
      'until a Priestess makes it active',
    );
  });

  it('nobody learns anything of a hand or the deck', () => {
    const game = anyGame(altar);
    for (const players of [2, 3]) {
      const { record, other, holder } = altarTwins(players, 5, 60, { overlay });
      expect(record.stored.state).not.toEqual(other.stored.state);
      for (const viewer of ['table', ...record.stored.seats.map(({ seat }) => seat)].filter(
        (seat) => seat !== holder,
      )) {
        for (const shown of [seenBy, shownTo, lookedUpBy]) {
          expect(shown(game, other.stored.state as Match, viewer)).toEqual(
            shown(game, record.stored.state as Match, viewer),
          );
        }
      }
    }
  });
});
