import { describe, expect, it } from 'vitest';
import '../../../src/games/altar/box.ts';
import { GODS } from '../../../src/games/altar/cards/gods.ts';
import { legendSections } from '../../../src/games/altar/picture/boards/legend.ts';
import { faceOf } from '../../../src/games/altar/picture/face.ts';
import { godFaceOf } from '../../../src/games/altar/picture/faces.ts';
import { artOf, SYMBOL_MARKS } from '../../../src/games/altar/picture/looks.ts';
import { portraitOf } from '../../../src/games/altar/picture/portrait.ts';
import { endingScene } from '../../../src/games/altar/presentation/ending.ts';
import { presentation } from '../../../src/games/altar/presentation/index.ts';
import { allFollowers, definition } from '../../../src/games/altar/rules/cards/library.ts';
import { altarRules } from '../../../src/games/altar/rules/index.ts';
import type { AltarView } from '../../../src/games/altar/rules/view.ts';
import { hasIcon } from '../../../src/picture/icons.ts';
import { wordsCutOff } from '../../../src/picture/legend.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import { drawnEntries } from '../../picture/legend.ts';
import { contrast, onPhone } from '../../picture/phone.ts';
import { type AltarMatch, beginGame } from './random-games.ts';

const texts = loadTexts();

/** A fresh match whose first player holds these followers' first copies. */
function holding(...cards: string[]): { match: AltarMatch; seat: string } {
  const { match } = beginGame(3, 1);
  const [first] = match.state.players;
  if (!first) throw new Error('Nobody plays.');
  const taken = cards.map((id) => match.state.deck.find((card) => definition(card).id === id));
  first.hand = taken.filter((card) => card !== undefined);
  match.state.deck = match.state.deck.filter((card) => !first.hand.includes(card));
  return { match, seat: first.seat };
}

const picture = (match: AltarMatch, viewer: string, kind: 'table' | 'hand') =>
  presentation.picture(altarRules.view(match, viewer), { kind }, texts);

describe('pictures', () => {
  it('show the hand to the one who holds it, in words as well', async () => {
    const { match, seat } = holding('courier', 'wolves');
    const hand = await picture(match, seat, 'hand');
    expect(hand?.altText.split('\n')).toEqual([
      '2 cards in hand',
      'Courier (Free Action): Draw 2 cards from the deck.',
      'Wolves (Beast): Destroy an inactive Altar of an opposing god; or discard a worshipper of an opposing god.',
    ]);
    expect(hand?.width).toBeGreaterThanOrEqual(1000);
  });

  it('show no hand to the table, and none that is empty', async () => {
    const { match, seat } = holding();
    expect(await picture(match, 'table', 'hand')).toBeNull();
    expect(await picture(match, seat, 'hand')).toBeNull();
  });

  it('are the table wherever one looks, the hand above one’s own cards, and at last the ending', () => {
    const { match, seat } = holding('courier');
    const view = altarRules.view(match, seat);
    const places = ['round', 'look', 'hand', 'ending'] as const;
    expect(places.map((place) => presentation.pictureAt(view, place, null)?.kind)).toEqual([
      'table',
      'table',
      'hand',
      'ending',
    ]);
    expect(presentation.pictures(view, texts)).toEqual([
      { kind: 'table', label: 'The table' },
      { kind: 'legend', label: 'Legend', title: 'What the table’s symbols mean' },
    ]);
  });

  it('of the table are the same, to the last pixel, whatever somebody holds', async () => {
    const [one, other] = [holding('courier', 'wolves'), holding('amazon', 'raider')];
    const viewers = [...one.match.seats.filter((seat) => seat !== one.seat), 'table'];
    for (const viewer of viewers) {
      const [here, there] = [
        await picture(one.match, viewer, 'table'),
        await picture(other.match, viewer, 'table'),
      ];
      expect(here?.altText).toBe(there?.altText);
      expect(here?.buffer.equals(there?.buffer as Buffer)).toBe(true);
    }
  });
});

describe('faces of the gods', () => {
  it('are one for each god, no two alike, and none for a homemade god', () => {
    const faces = GODS.map(({ id }) => JSON.stringify(godFaceOf(id)));
    expect(new Set(faces).size).toBe(GODS.length);
    expect(faces).not.toContain(undefined);
    expect(godFaceOf('homemade')).toBeUndefined();
  });

  it('are on the cards that the lobby shows', async () => {
    const [love, war] = await Promise.all(
      (['love', 'war'] as const).map((god) => portraitOf(god, texts)),
    );
    expect(love?.altText).toContain('Love');
    expect(love?.buffer.equals(war?.buffer ?? Buffer.of())).toBe(false);
  });
});

describe('pictures of cards', () => {
  it('show every follower with a picture of its own', () => {
    const icons = allFollowers().map((follower) => artOf(follower).icon);
    for (const icon of icons) expect(hasIcon(icon), icon).toBe(true);
    expect(new Set(icons).size).toBe(icons.length);
  });

  it('show the symbols of a card as they are drawn on all others', () => {
    const amazon = faceOf(definition('amazon'), texts);
    expect(amazon.marks).toEqual([
      SYMBOL_MARKS.worship,
      SYMBOL_MARKS.ritual,
      SYMBOL_MARKS.protection,
    ]);
    for (const { icon, face, ink } of Object.values(SYMBOL_MARKS)) {
      expect(hasIcon(icon), icon).toBe(true);
      expect(contrast(face, ink), icon).toBeGreaterThan(3);
    }
  });

  it('are drawn for every card that can be read, gods as well', async () => {
    for (const { id, text } of presentation.cards(texts).filter((_, index) => index % 4 === 0)) {
      const drawn = await presentation.cardPicture?.(id, texts);
      expect(drawn?.altText).toContain(text.replaceAll('\n', ' '));
    }
    expect((await presentation.cardPicture?.('god-love', texts))?.altText).toContain('God');
    expect(await presentation.cardPicture?.('nothing', texts)).toBeNull();
  });
});

describe('the picture of the ending', () => {
  /** How things are when nothing is left to build. */
  function ended(boards: { shrines: number; active: number }[], winner = ''): AltarView {
    const { match } = beginGame(3, 1);
    const view = altarRules.view(match, 'table');
    return {
      ...view,
      realms: view.realms.map((realm, index) => ({ ...realm, ...boards[index] })),
      outcome: { winners: [winner], reason: 'shrines' },
    };
  }
  const seats = beginGame(3, 1).match.state.realms.map(({ seat }) => seat);

  it('shows the winner’s god, and everybody’s score from the best', async () => {
    const view = ended(
      [
        { shrines: 1, active: 0 },
        { shrines: 2, active: 2 },
        { shrines: 1, active: 2 },
      ],
      seats[1],
    );
    const scene = endingScene(view, texts);
    expect(scene.winners).toEqual([view.realms[1]?.god]);
    expect(scene.players.map(({ score }) => score)).toEqual(['4 of 5', '3 of 5', '1 of 5']);
    expect(scene.players.map(({ hasWon }) => hasWon)).toEqual([true, false, false]);
    const drawn = await presentation.picture(view, { kind: 'ending' }, texts);
    expect(drawn?.altText.split('\n')[0]).toBe(scene.title);
    expect(drawn?.altText).toContain('4 of 5');
    expect(onPhone(48, drawn?.width ?? 0)).toBeGreaterThan(14);
  });

  describe('with the move that decided it', () => {
    const scores = [
      { shrines: 1, active: 0 },
      { shrines: 3, active: 2 },
      { shrines: 1, active: 2 },
    ];
    const view = ended(scores, seats[1]);
    const [loser, winner] = view.realms.map(({ god }) => god) as [string, string, string];
    const played = (god: string, card: string) =>
      ({ type: 'card-played', args: { gods: [god], card, free: 'false' } }) as const;
    const activated = (god: string, score: number) =>
      ({ type: 'altar-activated', args: { god, active: 2, score } }) as const;
    const shrine = {
      type: 'shrine-built',
      args: { god: winner, cards: ['scribe', 'seer'], shrines: 3, left: 4, score: 5 },
    } as const;
    const occasion = (...told: unknown[]) =>
      ({
        players: {},
        startedAt: null,
        endedAt: null,
        told,
        campaign: null,
      }) as unknown as Parameters<typeof endingScene>[2];
    const line = (...told: unknown[]) => endingScene(view, texts, occasion(...told)).moment?.line;

    it('names what a winner has built last, and by which cards', async () => {
      expect(line(activated(winner, 4), shrine, activated(loser, 1))).toMatch(
        /gains a Shrine, built by Scribe and Seer: 5 of 5\.$/,
      );
      expect(line(shrine, played(winner, 'priestess'), activated(winner, 5))).toMatch(
        /activates an Altar with Priestess: 5 of 5\.$/,
      );
      expect(line(played(loser, 'priestess'), activated(winner, 5))).toMatch(
        /activates an Altar: 5 of 5\.$/,
      );
      expect(endingScene(view, texts, occasion(shrine)).moment?.cards).toHaveLength(2);
      const shown = { kind: 'ending' };
      const [plain, decided] = await Promise.all([
        presentation.picture(view, shown, texts),
        presentation.picture(view, shown, texts, 'full', occasion(shrine)),
      ]);
      expect(decided?.height).toBeGreaterThan(plain?.height ?? 0);
      expect(decided?.altText).toContain('The move that decided it: ');
      expect(plain?.altText).not.toContain('The move that decided it');
    });

    it('shows none where nothing that a winner built was in the last round', () => {
      const old = { type: 'altar-activated', args: { god: winner, active: 2 } };
      expect(line(activated(loser, 1))).toBeUndefined();
      expect(line(old)).toBeUndefined();
      expect(line()).toBeUndefined();
    });
  });

  it('AL-062: says what has settled a tie', () => {
    const tied = ended(
      [
        { shrines: 1, active: 0 },
        { shrines: 3, active: 1 },
        { shrines: 1, active: 3 },
      ],
      seats[1],
    );
    expect(endingScene(tied, texts).text).toContain('There was a tie');
  });

  it('AL-060: says why somebody with more has not won', () => {
    const lacking = ended(
      [
        { shrines: 1, active: 0 },
        { shrines: 2, active: 1 },
        { shrines: 0, active: 4 },
      ],
      seats[1],
    );
    expect(endingScene(lacking, texts).text).toContain('has no Shrine');
  });

  it('is there for a match that nobody has won, and for none that goes on', async () => {
    const view = { ...ended([], seats[0]), outcome: { winners: [], reason: 'nobody' } };
    expect(endingScene(view, texts).winners).toEqual([]);
    expect(await presentation.picture(view, { kind: 'ending' }, texts)).not.toBeNull();
    const playing = { ...view, outcome: null };
    expect(await presentation.picture(playing, { kind: 'ending' }, texts)).toBeNull();
  });
});

describe('the legend', () => {
  it('draws something else for every symbol and kind of follower that it names', async () => {
    const entries = drawnEntries(legendSections(texts));
    const looks = entries.map((entry) => entry.looks);
    expect(looks).not.toContain('');
    expect(new Set(looks).size).toBe(looks.length);
    expect(wordsCutOff(legendSections(texts))).toEqual([]);
    const { match } = beginGame(3, 1);
    const view = altarRules.view(match, 'table');
    const drawn = await presentation.picture(view, { kind: 'legend' }, texts);
    for (const { words } of entries) expect(drawn?.altText).toContain(words);
  });
});
