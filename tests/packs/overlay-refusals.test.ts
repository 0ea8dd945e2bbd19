import { describe, expect, it } from 'vitest';
import { BOX } from '../../src/games/adventure/box.ts';
import { games } from '../../src/games/index.ts';
import { checkPack } from '../../src/packs/check-pack.ts';
import { readPack } from '../../src/packs/read-pack.ts';
import { inEnglish } from './villain.ts';

interface Overlay {
  id: string;
  without?: string[];
  instead?: { [card: string]: string };
  also?: string[];
}

/** What is said of a pack that comes with the bot, with something changed in it. */
function saidOf(folder: string, change: (content: never) => void): string[] {
  const { value, sources } = readPack(`packs/${folder}`);
  change(value as never);
  const result = checkPack({ value, sources }, games);
  return ('problems' in result ? result.problems : result.warnings)
    .map(inEnglish)
    .map((line) => line.slice(line.indexOf(': ') + 2));
}

describe('an overlay of followers', () => {
  const saidOfLean = (overlay: Omit<Overlay, 'id'>, more: object[] = []) =>
    saidOf('lean-years', ({ altar }: { altar: { overlays: Overlay[]; followers: object[] } }) => {
      altar.overlays = [{ id: 'lean-years', ...overlay }];
      altar.followers.push(...more);
    });

  it.each<[string, Omit<Overlay, 'id'>, string]>([
    [
      'that changes nothing',
      {},
      'lean-years changes nothing. It needs one of without, instead, also.',
    ],
    [
      'of a follower whom the box hasn’t',
      { without: ['locust'] },
      'lean-years changes locust, which is no card of the box that can be changed. Did you mean locusts?',
    ],
    [
      'with a follower of the box in the place of another',
      { instead: { locusts: 'wolves' } },
      'lean-years plays wolves, which is no card of this pack for an overlay.',
    ],
    [
      'with one in the place of two',
      { instead: { locusts: 'famine', wolves: 'famine' } },
      'famine is played in place of two cards. Write it twice, under two ids.',
    ],
    [
      'with one added that already replaces another',
      { instead: { locusts: 'famine' }, also: ['famine'] },
      'lean-years names famine twice.',
    ],
  ])('%s is refused', (_name, overlay, said) => {
    expect(saidOfLean(overlay)).toContain(said);
  });

  it('is refused if five players could not be dealt their cards', () => {
    const without = ['priestess', 'pilgrim', 'mason', 'prophet', 'seer', 'scribe', 'alchemist'];
    const more = ['amazon', 'shepherd', 'healer', 'gatekeeper', 'exorcist', 'zealot', 'vestal'];
    expect(saidOfLean({ without: [...without, ...more] })).toContain(
      'With lean-years, the deck has 28 cards, and five players are dealt 36. Leave out fewer, or add more.',
    );
  });

  it('is refused if nobody could complete a board with its deck', () => {
    const said =
      'With lean-years, nobody can complete a board: the deck wakes 0 Altars, discovers 16, and is worth 29 in Rituals. Add followers for what is lacking.';
    expect(saidOfLean({ without: ['priestess'] })).toContain(said);
    const wakes = { id: 'lamp-lighter', copies: 4, ability: { kind: 'activate' } };
    expect(saidOfLean({ instead: { priestess: 'lamp-lighter' } }, [wakes])).not.toContain(said);
  });

  it('that leaves a deck much unlike the box’s is played, and said to be', () => {
    const said = saidOfLean({ without: ['prophet', 'wolves'], also: ['gleaner'] });
    expect(said).toContain('With lean-years, 9 cards discover Altars; in the box, 16.');
    expect(said).toContain(
      'With lean-years, no follower is left of the kind beast, which cards and gods speak of.',
    );
    expect(said).toContain('No game uses it: no overlay of this pack names it.');
  });

  it('needs a name', () => {
    const said = saidOf('lean-years', (content: { words: { en: { altar?: object } } }) => {
      delete content.words.en.altar;
    });
    expect(said[0]).toBe('Its words are missing: altar.lobby.option.overlay.choice.lean-years.');
  });
});

const { cards = [] } = BOX;
const ENCOUNTERS = cards
  .filter((card) => card.type === 'challenge' && card.color === 'grey')
  .filter((card) => card.type === 'challenge' && card.front.face === 'encounter')
  .map(({ id }) => id);
const questsOf = (set: string) =>
  cards.filter((card) => card.type === 'quest' && card.set === set).map(({ id }) => id);
const QUESTS = { starting: questsOf('starting'), elite: questsOf('elite') };

describe('an overlay of challenge cards and quests', () => {
  const saidOfPost = (overlay: Omit<Overlay, 'id'>) =>
    saidOf('second-post', ({ adventure }: { adventure: { overlays: Overlay[] } }) => {
      adventure.overlays = [{ id: 'second-post', ...overlay }];
    });

  it('is refused for a character’s card, and for what is printed on a map', () => {
    for (const card of ['toll-captain', 'hunter']) {
      expect(saidOfPost({ without: [card] })[0]).toMatch(
        `second-post changes ${card}, which is no card of the box that can be changed.`,
      );
    }
  });

  it('is refused for a card in the place of one of another deck', () => {
    expect(saidOfPost({ instead: { 'granary-rat': 'dead-letter' } })).toEqual([
      'second-post plays dead-letter in the place of granary-rat, but granary-rat belongs to grey and dead-letter to green. A card takes the place of one of its own deck.',
    ]);
  });

  it('is refused if too few quests are left for four players', () => {
    const { starting, elite } = QUESTS;
    expect(saidOfPost({ without: starting.slice(0, 11) })).toEqual([
      'With second-post, 7 starting quests fit the map eastern-kingdoms, and four players need 8. Leave out fewer, or add some.',
    ]);
    expect(saidOfPost({ without: elite })[0]).toBe(
      'With second-post, elite quests and trophies on the map eastern-kingdoms are worth 28 valor, and four players need 29. Leave out fewer, or add some.',
    );
  });

  it('is refused if a deck has nobody left to fight', () => {
    expect(saidOfPost({ without: ENCOUNTERS })).toEqual([
      'With second-post, no encounter is left in the grey deck on the map eastern-kingdoms. Leave out fewer, or add one.',
    ]);
  });

  it('is refused for a card that fits no map', () => {
    const said = saidOf(
      'second-post',
      ({ adventure }: { adventure: { cards: { id: string; tasks?: object[] }[] } }) => {
        const quest = adventure.cards.find(({ id }) => id === 'letter-by-hand');
        if (quest) quest.tasks = [{ task: 'travel', to: 'atlantis' }];
      },
    );
    expect(said).toContain('letter-by-hand fits no map that it could be played on.');
  });

  it('that leaves a deck much unlike the box’s is played, and said to be', () => {
    const said = saidOfPost({
      without: ENCOUNTERS.slice(0, 10),
      also: ['letter-by-hand', 'return-to-sender'],
    });
    expect(said).toContain('With second-post, the grey deck has 20 encounters; without, 30.');
    expect(said).toContain(
      'No game uses it yet: a pack’s cards are played on a map of the same pack, or by an overlay.',
    );
  });
});
