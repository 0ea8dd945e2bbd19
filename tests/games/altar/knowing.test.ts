import { describe, expect, it } from 'vitest';
import { forget } from '../../../src/games/altar/companion/forget.ts';
import { altarRules } from '../../../src/games/altar/rules/index.ts';
import { followerOf } from '../../../src/games/altar/rules/terms.ts';
import { answer } from '../../../src/kernel/engine.ts';
import { eventFor } from '../../../src/kernel/event.ts';
import { knowledgeOf } from '../../../src/kernel/knowledge.ts';
import { seedRandom } from '../../../src/kernel/random.ts';
import { type Scenario, scenario } from '../../support/altar.ts';
import { seedsOf } from '../../support/seeds.ts';
import { playGame } from './random-games.ts';
import { unseenTwin } from './twins.ts';

const worlds = ({ match }: Scenario, seat: string) =>
  Array.from(
    { length: 16 },
    (_, world) =>
      (forget(match, seat, seedRandom((world + 1).toString(16).padStart(32, 'b'))) as typeof match)
        .state,
  );

/** The followers that a seat knows for certain to be in somebody else's hand. */
function certainIn(s: Scenario, seat: string, holder: string): string[] {
  const hands = worlds(s, seat).map(
    ({ players }) => players.find((player) => player.seat === holder)?.hand ?? [],
  );
  const [first = [], ...others] = hands;
  return first.filter((card) => others.every((hand) => hand.includes(card))).map(followerOf);
}

/** The followers that a seat knows for certain to be at the bottom of the deck, lowest first. */
function certainUnder(s: Scenario, seat: string): string[] {
  const [first, ...others] = worlds(s, seat).map(({ deck }) => deck);
  const end = (first ?? []).findIndex((card, index) => others.some((deck) => deck[index] !== card));
  return (first ?? []).slice(0, end).map(followerOf);
}

const GODS = { light: {}, war: { active: 1 }, fear: {} };

describe('what a player knows', () => {
  it('are the cards it has looked at with a Seer and put under the deck', () => {
    const s = scenario({
      realms: GODS,
      hands: { 'seat-1': ['seer'], 'seat-2': ['mason', 'fog'] },
      top: ['amazon', 'zealot', 'healer'],
    });
    s.acts('seat-1').choose('play:seer').choose('keep:zealot');
    expect(certainUnder(s, 'seat-1')).toEqual(s.state.deck.slice(0, 2).map(followerOf));
    expect(certainUnder(s, 'seat-1').sort()).toEqual(['amazon', 'healer']);
    expect(certainUnder(s, 'seat-2')).toEqual([]);
    expect(certainIn(s, 'seat-2', 'seat-1')).toEqual([]);
    s.end();
  });

  it('is the card that another has taken from the row, until it is shown', () => {
    const s = scenario({
      realms: GODS,
      hands: { 'seat-2': ['mason', 'fog', 'healer'] },
      row: ['courier', 'amazon'],
    });
    s.turn('seat-2').choose('row:courier');
    for (const seat of ['seat-1', 'seat-3']) {
      expect(certainIn(s, seat, 'seat-2')).toEqual(['courier']);
    }
    expect(certainIn(s, 'seat-1', 'seat-3')).toEqual([]);
    if (s.options('draw').length > 0) s.choose('deck');
    s.choose('free:courier');
    expect(s.state.known).toEqual({});
    s.end();
  });

  it('is one less when one of several alike is shown', () => {
    const s = scenario({
      realms: GODS,
      hands: { 'seat-2': ['courier.2', 'fog'] },
      row: ['courier.1'],
    });
    s.turn('seat-2').choose('row:courier');
    if (s.options('draw').length > 0) s.choose('deck');
    s.choose('free:courier');
    expect(s.hand('seat-2')).toContain('courier');
    expect(certainIn(s, 'seat-1', 'seat-2')).toEqual([]);
    s.end();
  });

  it.each(['healer', 'fog'])('is what a thief takes: %s; others can’t tell any more', (taken) => {
    const s = scenario({
      realms: GODS,
      hands: { 'seat-1': ['cutpurse'], 'seat-2': ['fog'] },
      row: ['healer'],
    });
    s.turn('seat-2').choose('row:healer');
    s.end();
    const victim = s.state.players.find(({ seat }) => seat === 'seat-2')!;
    victim.hand = victim.hand.filter((card) => ['fog', 'healer'].includes(followerOf(card)));
    expect(certainIn(s, 'seat-3', 'seat-2')).toEqual(['healer']);
    const index = victim.hand.findIndex((card) => followerOf(card) === taken);
    s.match.random.stacked = [index];
    s.acts('seat-1').choose(s.options('play').find((id) => id.includes('war'))!);
    expect(s.hand('seat-1')).toEqual([taken]);
    expect(certainIn(s, 'seat-2', 'seat-1')).toEqual([taken]);
    for (const holder of ['seat-1', 'seat-2']) expect(certainIn(s, 'seat-3', holder)).toEqual([]);
    expect(certainIn(s, 'seat-1', 'seat-2')).toEqual(taken === 'healer' ? [] : ['healer']);
    s.end();
  });

  it('AL-046: is gone from a deck that is shuffled', () => {
    const s = scenario({
      realms: GODS,
      hands: { 'seat-1': ['seer'] },
      top: ['amazon', 'zealot', 'healer'],
      influences: { 'seat-2': ['eclipse'] },
    });
    s.acts('seat-1').choose('play:seer').choose('keep:zealot');
    s.end();
    expect(Object.keys(s.state.known ?? {})).toHaveLength(2);
    s.turn('seat-2').choose('renew');
    expect(s.state.known).toEqual({});
    s.end();
  });

  it.each(seedsOf([3, 2, 5], 1))(
    'does not depend on anything that it can’t see, %i players',
    (players) => {
      let compared = 0;
      let known = 0;
      playGame(players, 11, (match) => {
        for (const viewer of match.seats) {
          const twin = unseenTwin(match, viewer, ++compared);
          for (const decision of match.open) {
            for (const [index, option] of decision.options.entries()) {
              const seat = decision.seats[0] as string;
              if (seat !== viewer && option.verb !== 'draw') continue;
              const chosen = decision.options.slice(index, index + decision.choose.min);
              if (chosen.length < decision.choose.min) continue;
              const choice = { seat, decision: decision.id, options: chosen.map(({ id }) => id) };
              const told = [match, twin].map((one) => {
                const after = structuredClone(one);
                after.random.words = [1, 2, 3, 4];
                const result = answer(altarRules.procedures, after, choice);
                if (!result.accepted) throw new Error('A legal choice was refused.');
                const heard = result.happenings.map((happening) => eventFor(happening, viewer));
                return { seen: { heard, view: altarRules.view(after, viewer) }, after };
              });
              if (JSON.stringify(told[0]?.seen) !== JSON.stringify(told[1]?.seen)) continue;
              const [a, b] = told.map(({ after }) => knowledgeOf(after.state.known ?? {}, viewer));
              expect(b).toEqual(a);
              known += Object.keys(a ?? {}).length;
            }
          }
        }
      });
      expect(known).toBeGreaterThan(100);
    },
  );
});
