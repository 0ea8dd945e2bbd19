import type { JsonObject } from '../../../../kernel/json.ts';
import { definition } from '../cards/library.ts';
import { takeFromHand } from '../changes/knowing.ts';
import { answerDeed, tellPower } from '../changes/powers.ts';
import { addressOf } from '../effects/resolving/address.ts';
import { pickOf } from '../picks.ts';
import { mustDiffer } from '../queries/actions.ts';
import { godsOf, isProtected, piercer, playerOf, realmOf, worthOf } from '../queries/realms.ts';
import { ritualCards } from '../queries/rituals.ts';
import { RULINGS } from '../rulings.ts';
import type { AltarRun, Player, Realm, Turn } from '../state.ts';
import { type CardId, type FollowerId, type GodId, type MainAction, takeCard } from '../terms.ts';
import type { AltarOption, OptionAmong } from '../verbs.ts';

/** The effect that an action continues with. */
export interface Follow {
  procedure: string;
  data: JsonObject;
}

/** Does what an option of the turn's question says; returns the effect still to resolve. */
export function carryOut(run: AltarRun, turn: Turn, option: AltarOption): Follow | null {
  const player = playerOf(run.state, turn.seat);
  switch (option.verb) {
    case 'pass':
      pass(run, turn);
      return null;
    case 'free':
      turn.acted = true;
      return use(run, player, option);
    case 'play':
      spend(turn, 'ability');
      return use(run, player, option);
    case 'discard':
      spend(turn, 'ability');
      throwAway(run, player, option.args.card);
      return null;
    case 'ritual':
      spend(turn, 'ritual');
      performRitual(run, player, option);
      return null;
    case 'worship':
      spend(turn, 'worship');
      worship(run, player, option);
      return null;
    default:
      throw new Error(`Nobody can ${option.verb} in a turn.`);
  }
}

function spend(turn: Turn, action: MainAction): void {
  begin(turn, action);
  turn.acted = true;
}

function begin(turn: Turn, action: MainAction): void {
  turn.actions -= 1;
  turn.taken.push(action);
  delete turn.drew;
}

/** AL-031. Takes one of two actions if they have to differ (L-22), else gives up all of them (L-23). */
function pass(run: AltarRun, turn: Turn): void {
  begin(turn, 'pass');
  if (RULINGS.passEndsActions && !mustDiffer(run.state)) turn.actions = 0;
  run.emit('passed', { gods: godsOf(run.state, turn.seat) });
}

/** AL-028, AL-032, AL-044. */
function use(run: AltarRun, player: Player, option: OptionAmong<'play' | 'free'>): Follow | null {
  const { state } = run;
  const card = takeFromHand(state, player.seat, option.args.card);
  const gods = godsOf(state, player.seat);
  const { ability, denies, freeAction } = definition(card);
  if (denies) {
    player.influences.push(card);
    run.emit('influence-began', { gods, card });
    return null;
  }
  run.emit('card-played', { gods, card, free: `${freeAction ?? false}` });
  tellPiercing(run, player, card, option.args.target);
  if (!ability) throw new Error(`${card} has no ability.`);
  state.playing = card;
  const scope = { seat: player.seat, card, pick: pickOf(option) };
  return { procedure: `effect.${ability.kind}`, data: { at: addressOf(card), scope } };
}

/** Says whose power it is when a protector doesn't stop a card. */
function tellPiercing(run: AltarRun, { seat }: Player, card: CardId, target?: GodId): void {
  const { kind } = definition(card);
  if (kind === undefined || target === undefined) return;
  if (!isProtected(run.state, realmOf(run.state, target), kind)) return;
  const god = piercer(run.state, seat, kind)?.god;
  if (god !== undefined) tellPower(run, god, 'pierces');
}

/** L-06. */
function throwAway(run: AltarRun, player: Player, follower: FollowerId): void {
  const card = takeFromHand(run.state, player.seat, follower);
  run.state.discard.push(card);
  run.emit('cards-discarded', { gods: godsOf(run.state, player.seat), cards: [card] });
}

/** AL-029, AL-035: the cards are discarded and a Shrine is built from the common stack. */
function performRitual(run: AltarRun, player: Player, { args }: OptionAmong<'ritual'>): void {
  const { state } = run;
  const realm = realmOf(state, args.realm);
  const ritual = ritualCards(args.cards);
  const cards = [
    ...ritual.worshippers.map((follower) => takeCard(realm.worshippers, follower)),
    ...ritual.hand.map((follower) => takeFromHand(state, player.seat, follower)),
  ];
  state.discard.push(...cards);
  state.shrines -= 1;
  state.built += 1;
  realm.shrines += 1;
  realm.lastShrine = state.built;
  run.emit('shrine-built', {
    god: realm.god,
    cards,
    shrines: realm.shrines,
    left: state.shrines,
    score: worthOf(realm),
  });
  answerDeed(run, 'shrine-built', realm);
}

/** AL-030. */
function worship(run: AltarRun, player: Player, { args }: OptionAmong<'worship'>): void {
  const realm: Realm = realmOf(run.state, args.realm);
  const card = takeFromHand(run.state, player.seat, args.card);
  realm.worshippers.push(card);
  run.emit('worshipper-placed', { god: realm.god, card });
  answerDeed(run, 'worshipped', realm);
}
