import { call, finish, goto, procedure } from '../../../../kernel/procedure.ts';
import { abilityDefinition } from '../cards/library.ts';
import { takeFromHand } from '../changes/knowing.ts';
import { payEnergy } from '../changes/purse.ts';
import { begin } from '../effects/resolving/perform.ts';
import { sideOf } from '../queries/cards.ts';
import { characterOf, turnOf } from '../queries/characters.ts';
import { costOf, purseOf, scopeOf } from '../queries/playing.ts';
import type { Adventure, AdventureRun } from '../state.ts';
import { type CardId, type Level, printedOn, rankOf } from '../terms.ts';
import { beginWork, endWork } from '../undoing/canceling.ts';

interface Playing {
  seat: string;
  card: CardId;
  /** Parts of the card that are still to be resolved. */
  parts?: string[];
  [note: string]: string | string[] | undefined;
}

/** An ability card is paid for, played, resolved and discarded (AD-107, AD-108, AD-111, AD-115). */
export const playAbility = procedure<Adventure, Playing>('play-ability', {
  begin: (run, data) => {
    const { seat, card } = data;
    const { state } = run;
    const ability = abilityDefinition(card);
    const cost = pay(run, seat, card);
    takeFromHand(state, seat, card);
    state.playing.push(card);
    const turn = turnOf(state);
    turn.played[seat] = [...(turn.played[seat] ?? []), ability.id];
    const parts = partsFor(run, seat, card);
    run.emit('ability-played', {
      character: characterOf(state, seat).id,
      card,
      cost,
      improved: parts.level,
    });
    if (sideOf(state, seat)) beginWork(state, card);
    noteInCombat(run, seat, card);
    data.parts = parts.paths;
    return goto('next');
  },

  next: (run, data) => {
    const part = data.parts?.shift();
    if (part === undefined) return goto('discard');
    const at = { card: printedOn(data.card), path: part };
    return begin(at, scopeOf(run.state, data.seat, data.card), 'next');
  },

  /** A card that has been attached lies elsewhere by now (AD-114). */
  discard: (run, { seat, card }) => {
    const { state } = run;
    endWork(state, card);
    if (state.playing.includes(card)) {
      state.playing = state.playing.filter((one) => one !== card);
      characterOf(state, seat).abilities.discard.push(card);
    }
    return finish();
  },
});

/** AD-103, AD-108 @returns energy paid */
function pay(run: AdventureRun, seat: string, card: CardId): number {
  const ability = abilityDefinition(card);
  const energy = costOf(purseOf(run.state, seat), ability);
  payEnergy(run, seat, { printed: ability.cost, energy });
  return energy;
}

function partsFor(
  run: AdventureRun,
  seat: string,
  card: CardId,
): { paths: string[]; level: Level | 'none' } {
  const { effect, improved = [] } = abilityDefinition(card);
  const own = rankOf(characterOf(run.state, seat).level);
  const better = improved.flatMap(({ level }, index) =>
    rankOf(level) <= own ? [{ level, path: `improved.${index}.effect` }] : [],
  );
  return {
    paths: [...(effect ? ['effect'] : []), ...better.map(({ path }) => path)],
    level: better.at(-1)?.level ?? 'none',
  };
}

function noteInCombat({ state }: AdventureRun, seat: string, card: CardId): void {
  const side = sideOf(state, seat);
  if (!state.combat || !side) return;
  state.combat.played.push({ side, card });
  // AD-116
  if (abilityDefinition(card).weapon) state.combat.spells[side] = card;
}

/** Plays a card from a window, and returns to it. */
export const play = (seat: string, card: CardId, step: string) =>
  call('play-ability', { seat, card }, step);

export const abilityProcedures = [playAbility];
