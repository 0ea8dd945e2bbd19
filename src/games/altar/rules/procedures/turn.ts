import { argumentOf, onlyAnswer } from '../../../../kernel/answers.ts';
import { ask, call, finish, goto, procedure } from '../../../../kernel/procedure.ts';
import {
  drawFromDeck,
  refillRow,
  renewRow,
  type Sources,
  sourcesFor,
  takeFromDiscard,
  takeFromRow,
} from '../changes/draws.ts';
import { noteEnding } from '../changes/ends.ts';
import { takeFromHand } from '../changes/knowing.ts';
import { newTurn } from '../changes/new-turn.ts';
import { tellPower } from '../changes/powers.ts';
import { godsOf, playerOf, playsWith } from '../queries/realms.ts';
import { LIMITS } from '../rulings.ts';
import type { Altar, AltarRun, Turn } from '../state.ts';
import { type CardId, distinct, type FollowerId, followerOf } from '../terms.ts';
import type { AltarOption, OptionAmong } from '../verbs.ts';
import { actOptions } from './act-options.ts';
import { carryOut } from './actions.ts';

/** One player's turn: draw, act, discard down to six (AL-025, AL-034). */
export const turn = procedure<Altar, { seat: string }>(
  'turn',
  {
    begin: (run, { seat }) => {
      const { state } = run;
      const gods = godsOf(state, seat);
      run.beginChapter({
        id: `r${state.round}-${seat}`,
        title: { key: 'chapter.turn', args: { gods } },
      });
      state.turn = newTurn(state, seat);
      const discarded = discardInfluences(run, seat);
      if (discarded > 0 && state.deck.length > 0) state.turn.renewals = discarded;
      return goto('draw');
    },

    /** AL-026: mandatory as long as there is a card to draw (L-13). */
    draw: (run) => {
      const now = turnOf(run);
      const { seat, draws, renewals = 0 } = now;
      const sources = sourcesFor(run.state, seat);
      const options = drawOptions(sources);
      if (draws === 0 || options.length === 0) {
        refillRow(run);
        delete now.drew;
        return goto('act');
      }
      if (renewals > 0) options.push({ id: 'renew', verb: 'renew' });
      return ask(
        {
          seats: [seat],
          visibility: 'public',
          prompt: { key: 'prompt.draw', args: { draws, renew: `${renewals > 0}` } },
          options,
          rest: true,
        },
        'drawn',
      );
    },

    drawn: (run, _data, { reply }) => {
      const now = turnOf(run);
      const chosen = onlyAnswer(reply.answer);
      if (chosen.verb === 'renew') {
        // Once for each card that was discarded (AL-046).
        now.renewals = (now.renewals ?? 1) - 1;
        renewRow(run, now.seat);
        return goto('draw');
      }
      // The row is renewed before the first draw, or not at all (L-19).
      delete now.renewals;
      now.draws -= 1;
      const card = argumentOf(chosen, 'draw', 'card');
      if (chosen.id === 'deck') drawFromDeck(run, now.seat, 1);
      else if (chosen.id.startsWith('discard:')) {
        const darkness = playsWith(run.state, now.seat, 'draws-discard');
        if (darkness) tellPower(run, darkness, 'draws-discard');
        takeFromDiscard(run, now.seat, card);
      } else takeFromRow(run, now.seat, card);
      // Two players fill the row when both cards are drawn (AL-023); others at once (AL-027).
      if (run.state.players.length > 2) refillRow(run);
      return goto('draw');
    },

    /**
     * Everything in one question. It is asked again after the last main action, for free actions (AL-032), of
     * everyone who holds a card, whatever it is: otherwise the question would tell what a hand holds (L-03).
     */
    act: (run) => {
      const { state } = run;
      const now = turnOf(run);
      const { hand } = playerOf(state, now.seat);
      if (now.actions === 0 && hand.length === 0) return goto('discard');
      const options = actOptions(state, now);
      const last = options.find(({ verb }) => verb === 'pass' || verb === 'done');
      return ask(
        {
          seats: [now.seat],
          // What a player can't do is a secret too, as long as they hold cards.
          visibility: hand.length > 0 ? 'secret' : 'public',
          prompt: {
            key: 'prompt.act',
            args: { actions: now.actions, drew: `${now.drew ?? false}` },
          },
          options,
          fallback: last ? [last.id] : [],
          // No further action begins here, so standing answers apply.
          ...(now.actions > 0 ? { rest: true as const } : {}),
        },
        'decided',
      );
    },

    decided: (run, _data, { reply }) => {
      const chosen = onlyAnswer(reply.answer);
      if (chosen.verb === 'done') return goto('discard');
      const effect = carryOut(run, turnOf(run), chosen);
      return effect ? call(effect.procedure, effect.data, 'resolved') : goto('resolved');
    },

    /** A follower whose ability has been used is discarded (AL-028). */
    resolved: (run) => {
      const { state } = run;
      if (state.playing !== null) state.discard.push(state.playing);
      state.playing = null;
      noteEnding(run);
      return goto('act');
    },

    discard: (run) => {
      const { state } = run;
      const { seat } = turnOf(run);
      const { hand } = playerOf(state, seat);
      const surplus = hand.length - LIMITS.hand;
      if (surplus <= 0) return goto('end');
      return ask(
        {
          seats: [seat],
          visibility: 'secret',
          prompt: { key: 'prompt.discard', args: { amount: surplus } },
          options: surplus === 1 ? distinct(hand).map(discardOption) : discardOptions(hand),
          choose: { min: surplus, max: surplus },
        },
        'discarded',
      );
    },

    discarded: (run, _data, { reply }) => {
      const { state } = run;
      const { seat } = turnOf(run);
      const cards = (reply.answer ?? []).map((option) =>
        takeFromHand(state, seat, argumentOf(option, 'discard', 'card')),
      );
      state.discard.push(...cards);
      run.emit('cards-discarded', { gods: godsOf(state, seat), cards });
      return goto('end');
    },

    end: (run) => {
      const { state } = run;
      const nothingLeft = state.deck.length === 0 && state.row.length === 0;
      state.passes = nothingLeft && !turnOf(run).acted ? state.passes + 1 : 0;
      state.turn = null;
      return finish();
    },
  },
  { acted: 'act', drawn: 'draw' },
);

function turnOf({ state }: AltarRun): Turn {
  if (!state.turn) throw new Error('It is nobody’s turn.');
  return state.turn;
}

/** AL-045. Returns how many there were. */
function discardInfluences(run: AltarRun, seat: string): number {
  const { state } = run;
  const player = playerOf(state, seat);
  const cards = player.influences;
  if (cards.length === 0) return 0;
  player.influences = [];
  state.discard.push(...cards);
  run.emit('influence-ended', { gods: godsOf(state, seat), cards });
  return cards.length;
}

const drawOptions = ({ deck, row, discard }: Sources): AltarOption[] => [
  ...(deck ? [{ id: 'deck', verb: 'draw' as const, args: { card: 'deck' } }] : []),
  ...distinct(row).map((card) => ({ id: `row:${card}`, verb: 'draw' as const, args: { card } })),
  ...(discard
    ? [{ id: `discard:${discard}`, verb: 'draw' as const, args: { card: discard } }]
    : []),
];

const discardOption = (card: FollowerId): OptionAmong<'discard'> => ({
  id: `discard:${card}`,
  verb: 'discard',
  args: { card },
});

/** Every card of a hand, copies counted: `discard:seer`, `discard:seer:2`. */
function discardOptions(hand: readonly CardId[]): OptionAmong<'discard'>[] {
  const counts = new Map<FollowerId, number>();
  return hand.map(followerOf).map((card) => {
    const count = (counts.get(card) ?? 0) + 1;
    counts.set(card, count);
    const option = discardOption(card);
    return count === 1 ? option : { ...option, id: `${option.id}:${count}` };
  });
}
