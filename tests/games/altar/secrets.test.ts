import { describe, expect, it } from 'vitest';
import { altar } from '../../../src/games/altar/index.ts';
import { altarRules } from '../../../src/games/altar/rules/index.ts';
import { answer } from '../../../src/kernel/engine.ts';
import { eventFor, type Happening, type Viewer } from '../../../src/kernel/event.ts';
import { publicDecision } from '../../../src/table/public.ts';
import { type AltarMatch, playGame } from './random-games.ts';

/** The same table for everybody but one seat: a card of that hand has changed places with the deck's lowest. */
function twinOf(match: AltarMatch, seat: string, index: number) {
  const twin = structuredClone(match);
  const { hand } = twin.state.players.find((player) => player.seat === seat)!;
  const { deck } = twin.state;
  const cards = [hand[index] as string, deck[0] as string];
  hand[index] = cards[1] as string;
  deck[0] = cards[0] as string;
  return { twin, cards };
}

/** Everything that a viewer is shown at a question. */
const shown = (match: AltarMatch, viewer: Viewer) => ({
  view: altarRules.view(match, viewer),
  open: match.open.map((decision) => publicDecision(altar, decision)),
});

const heard = (happenings: Happening[], viewer: Viewer) =>
  happenings.map((happening) => eventFor(happening, viewer));

/** Answers that use no hand and turn nothing unknown up: what they lead to may not depend on what is hidden. */
const OPEN_VERBS = ['draw', 'pass', 'hold', 'done'];

describe('secrets', () => {
  it.each([2, 3, 5])('nobody learns anything of the hands and the deck, %i players', (players) => {
    let compared = 0;
    playGame(players, 7, (match) => {
      const { state } = match;
      const holder = state.players.find(({ hand }) => hand.length > 0);
      if (!holder || state.deck.length < 12) return;
      const { twin } = twinOf(match, holder.seat, 0);
      const viewers = [...match.seats.filter((seat) => seat !== holder.seat), 'table'];
      for (const viewer of viewers) expect(shown(twin, viewer)).toEqual(shown(match, viewer));
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
            expect(heard(b.happenings, viewer)).toEqual(heard(a.happenings, viewer));
            expect(shown(there, viewer)).toEqual(shown(here, viewer));
          }
          compared += 1;
        }
      }
    });
    expect(compared).toBeGreaterThan(50);
  });

  it('what a viewer is shown never names a card that lies face down or in another hand', () => {
    for (let game = 0; game < 4; game++) {
      playGame(4, game, (match) => {
        const { state } = match;
        const everywhere = [...match.seats, 'table'];
        for (const viewer of everywhere) {
          const said = JSON.stringify(shown(match, viewer));
          const hidden = state.players
            .filter(({ seat }) => seat !== viewer)
            .flatMap(({ hand }) => hand)
            .concat(state.deck);
          expect(hidden.filter((card) => said.includes(`"${card}"`))).toEqual([]);
        }
      });
    }
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
        for (const id of ['deck', 'pass']) {
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
