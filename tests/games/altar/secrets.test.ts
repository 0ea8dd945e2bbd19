import { describe, expect, it } from 'vitest';
import { encodeAddress } from '../../../src/discord/address.ts';
import { optionReference, resolveReference } from '../../../src/discord/components/references.ts';
import { altar } from '../../../src/games/altar/index.ts';
import { altarRules } from '../../../src/games/altar/rules/index.ts';
import { followerOf } from '../../../src/games/altar/rules/terms.ts';
import { publicForm } from '../../../src/kernel/decision.ts';
import { answer } from '../../../src/kernel/engine.ts';
import { anyGame } from '../../../src/kernel/game.ts';
import { scenario } from '../../support/altar.ts';
import { askAlike } from '../../support/questions-shown.ts';
import { seedsOf } from '../../support/seeds.ts';
import { lookedUpBy, seenBy, shownTo, toldTo } from '../../support/shown-to.ts';
import { type AltarMatch, playGame } from './random-games.ts';

/** The same table for everybody but one seat: a card of that hand is swapped with the deck's lowest. */
function twinOf(match: AltarMatch, seat: string, index: number) {
  const twin = structuredClone(match);
  const { hand } = twin.state.players.find((player) => player.seat === seat)!;
  const { deck } = twin.state;
  const cards = [hand[index] as string, deck[0] as string];
  hand[index] = cards[1] as string;
  deck[0] = cards[0] as string;
  return { twin, cards };
}

/** The same table with the next card of the deck swapped with the lowest. */
function toppedAnew(match: AltarMatch) {
  const twin = structuredClone(match);
  const { deck } = twin.state;
  const cards = [deck.pop() as string, deck.shift() as string];
  deck.unshift(cards[0] as string);
  deck.push(cards[1] as string);
  return { twin, cards };
}

const ALTAR = anyGame(altar);

/** Answers that use no hand and reveal nothing: what they lead to may not depend on what is hidden. */
const OPEN_VERBS = ['draw', 'pass', 'done'];

describe('secrets', () => {
  it.each(seedsOf([3, 2, 5], 1))(
    'nobody learns anything of the hands and the deck, %i players',
    (players) => {
      let compared = 0;
      playGame(players, 7, (match) => {
        const { state } = match;
        const holder = state.players.find(({ hand }) => hand.length > 0);
        if (!holder || state.deck.length < 12) return;
        const { twin } = twinOf(match, holder.seat, 0);
        const viewers = [...match.seats.filter((seat) => seat !== holder.seat), 'table'];
        for (const viewer of viewers)
          expect(seenBy(ALTAR, twin, viewer)).toEqual(seenBy(ALTAR, match, viewer));
        if (match.inputs % 10 === 0) {
          for (const viewer of viewers) {
            expect(lookedUpBy(ALTAR, twin, viewer)).toEqual(lookedUpBy(ALTAR, match, viewer));
            expect(shownTo(ALTAR, twin, viewer)).toEqual(shownTo(ALTAR, match, viewer));
          }
        }
        for (const decision of match.open) {
          for (const option of decision.options) {
            if (!OPEN_VERBS.includes(option.verb)) continue;
            const choice = {
              seat: decision.seats[0] as string,
              decision: decision.id,
              options: [option.id],
            };
            const [here, there] = [structuredClone(match), structuredClone(twin)];
            const [a, b] = [here, there].map((one) => answer(altarRules.procedures, one, choice));
            if (!a?.accepted || !b?.accepted) throw new Error('An open answer was refused.');
            for (const viewer of viewers) {
              expect(toldTo(b.happenings, viewer)).toEqual(toldTo(a.happenings, viewer));
              expect(seenBy(ALTAR, there, viewer)).toEqual(seenBy(ALTAR, here, viewer));
            }
            compared += 1;
          }
        }
      });
      expect(compared).toBeGreaterThan(50);
    },
  );

  it('no question shows others a hand or the deck, nor whether there is something to choose', () => {
    const hidden = new Set<string>();
    for (const players of [2, 4]) {
      playGame(players, 11, (match) => {
        const { state } = match;
        if (state.deck.length < 12) return;
        const acting = state.turn?.seat ?? '';
        const others = [...match.seats.filter((seat) => seat !== acting), 'table'];
        const { hand } = state.players.find(({ seat }) => seat === acting)!;
        const hands = hand.slice(0, 2).map((_, index) => twinOf(match, acting, index));
        for (const decision of match.open) {
          for (const { id, verb } of decision.options) {
            // A Seer looks at what comes next in the deck.
            const looks = id.startsWith('play:seer');
            if (!looks && !OPEN_VERBS.includes(verb)) continue;
            const worlds = looks ? [toppedAnew(match)] : hands;
            for (const { twin, cards } of worlds) {
              if (cards.some((card) => id.includes(followerOf(card)))) continue;
              const choice = { seat: acting, decision: decision.id, options: [id] };
              for (const key of askAlike(altar, [match, twin], choice, others)) hidden.add(key);
            }
          }
        }
      });
    }
    expect([...hidden].sort()).toEqual(['prompt.act', 'prompt.discard', 'prompt.look']);
  });

  it.each(seedsOf([3, 2, 5], 1))(
    'AL-032 and L-03: the same is asked of everybody, whatever one card of a hand or of the deck is, %i players',
    (players) => {
      const verbs = new Set<string>();
      const asked = new Set<string>();
      for (const game of [3, 4]) {
        playGame(players, game, (match) => {
          const { state } = match;
          if (state.deck.length < 12) return;
          const acting = state.turn?.seat ?? '';
          const others = [...match.seats.filter((seat) => seat !== acting), 'table'];
          const { hand } = state.players.find(({ seat }) => seat === acting)!;
          const worlds = [
            twinOf(match, acting, match.inputs % Math.max(1, hand.length)),
            toppedAnew(match),
          ];
          for (const decision of match.open) {
            for (const { id, verb } of decision.options.slice(0, 6)) {
              for (const { twin, cards } of hand.length > 0 ? worlds : worlds.slice(1)) {
                // What is shown may differ: only if the card stays hidden are both the same to the others.
                if (cards.some((card) => id.includes(followerOf(card)))) continue;
                const choice = { seat: acting, decision: decision.id, options: [id] };
                const told = [match, twin].map((one) => {
                  const result = answer(altarRules.procedures, structuredClone(one), choice);
                  return result.accepted
                    ? others.map((viewer) => toldTo(result.happenings, viewer))
                    : null;
                });
                if (!told[0] || JSON.stringify(told[0]) !== JSON.stringify(told[1])) continue;
                for (const key of askAlike(altar, [match, twin], choice, others)) asked.add(key);
                verbs.add(verb);
              }
            }
          }
        });
      }
      expect([...verbs]).toEqual(
        expect.arrayContaining(['draw', 'play', 'free', 'worship', 'ritual', 'pass', 'done']),
      );
      expect([...asked]).toContain('prompt.act');
    },
  );

  it.each(['alchemist', 'beggar', 'priestess', 'fog', 'wolves'])(
    'L-03: nobody learns from what is asked that the last main action has drawn a %s',
    (card) => {
      const drawing = (top: string) => {
        const s = scenario({
          realms: { light: {}, war: {}, fear: {} },
          hands: { 'seat-1': ['scribe'] },
          discard: ['amazon'],
          top: [top, 'mason'],
          asksAtEnd: true,
        });
        s.acts('seat-1');
        return s;
      };
      const [one, other] = [drawing(card), drawing('courier')];
      const choice = { seat: 'seat-1', decision: one.question().id, options: ['play:scribe'] };
      const viewers = ['seat-2', 'seat-3', 'table'];
      expect(askAlike(altar, [one.match, other.match], choice, viewers)).toEqual(['prompt.act']);
      one.choose('play:scribe');
      const shown = publicForm(one.question());
      expect([shown.options, shown.fallback]).toEqual([[], []]);
      for (const s of [one, other]) s.end();
    },
  );

  it('what a viewer is shown never names a card that lies face down or in another hand', () => {
    for (let game = 0; game < 4; game++) {
      playGame(4, game, (match) => {
        const { state } = match;
        const everywhere = [...match.seats, 'table'];
        for (const viewer of everywhere) {
          const said = JSON.stringify(seenBy(ALTAR, match, viewer));
          const hidden = state.players
            .filter(({ seat }) => seat !== viewer)
            .flatMap(({ hand }) => hand)
            .concat(state.looking?.seat === viewer ? state.deck.slice(0, -3) : state.deck);
          expect(hidden.filter((card) => said.includes(`"${card}"`))).toEqual([]);
        }
      });
    }
  });

  it('no option says which copy of a card it is, each has an address of its own, and none is too long', () => {
    let several = 0;
    for (let game = 0; game < 8; game++) {
      playGame(2 + (game % 4), game, (match) => {
        for (const decision of match.open) {
          const ids = decision.options.map(({ id, args }) => `${id} ${args?.card} ${args?.cards}`);
          expect(ids.filter((id) => /\.\d/.test(id))).toEqual([]);
          const addresses = decision.options.map((option) =>
            encodeAddress('pick', {
              table: 'abcdefghij',
              decision: decision.id,
              option: optionReference(option),
            }),
          );
          expect(new Set(addresses).size).toBe(addresses.length);
          expect(Math.max(...addresses.map(({ length }) => length))).toBeLessThanOrEqual(100);
          if (decision.options.some(({ id }) => id.endsWith(':2'))) several += 1;
          for (const option of decision.options) {
            expect(resolveReference(decision, optionReference(option))).toBe(option.id);
          }
        }
      });
    }
    expect(several).toBeGreaterThan(0);
  });

  it('of cards that are alike as many are discarded as were marked, and the others stay', () => {
    const s = scenario({
      realms: {
        light: { seat: 'seat-1' },
        war: { seat: 'seat-1' },
        fear: { seat: 'seat-2' },
        anger: { seat: 'seat-2' },
      },
      hands: {
        'seat-1': ['seer.3', 'mason', 'seer.1', 'seer.4', 'fog', 'eclipse', 'curfew', 'amazon'],
      },
    });
    s.acts('seat-1', { actions: 1 }).choose('pass');
    expect(s.options().filter((id) => id.includes('seer'))).toEqual([
      'discard:seer',
      'discard:seer:2',
      'discard:seer:3',
    ]);
    s.choose('discard:seer:3', 'discard:seer:2');
    expect(s.hand('seat-1')).toEqual(['mason', 'seer', 'fog', 'eclipse', 'curfew', 'amazon']);
    expect(s.discarded).toEqual(['seer', 'seer']);
  });

  it('events name a secret card only to those who may know it', () => {
    for (let game = 0; game < 4; game++) {
      let before: AltarMatch['state'] | null = null;
      playGame(
        3,
        game,
        (match) => {
          before = structuredClone(match.state);
        },
        (happenings) => {
          for (const { event, seats, otherwise } of happenings) {
            const secret = event.type.endsWith('-by-you') || event.type.endsWith('-known');
            expect(secret).toBe(seats !== 'everyone');
            if (otherwise) {
              expect(otherwise.args).not.toHaveProperty('card');
              expect(otherwise.args).not.toHaveProperty('cards');
            }
          }
        },
      );
      expect(before).not.toBeNull();
    }
  });

  it('a turn asks the same whatever is in the hand', () => {
    const asked = (hand: string[]) => {
      const prompts: string[] = [];
      playGame(3, 2, (match) => {
        if (prompts.length > 0) return;
        const seat = match.open[0]?.seats[0] as string;
        const player = match.state.players.find((one) => one.seat === seat)!;
        const taken = player.hand.splice(0);
        match.state.deck.unshift(...taken);
        match.state.deck = match.state.deck.filter((card) => !hand.includes(card));
        match.state.row = match.state.row.filter((card) => !hand.includes(card));
        player.hand.push(...hand);
        const twin = structuredClone(match);
        for (const id of ['deck', 'pass', 'done']) {
          const decision = twin.open[0]!;
          prompts.push(`${decision.seats[0]} ${decision.prompt.key}`);
          const choice = {
            seat: decision.seats[0] as string,
            decision: decision.id,
            options: [id],
          };
          expect(answer(altarRules.procedures, twin, choice).accepted).toBe(true);
        }
        prompts.push(`${twin.open[0]?.seats[0]} ${twin.open[0]?.prompt.key}`);
      });
      return prompts;
    };
    const empty = asked(['champion.1', 'champion.2', 'siren.1', 'siren.2']);
    expect(asked(['courier.1', 'alchemist.1', 'beggar.1', 'zealot.1'])).toEqual(empty);
  });
});
