import { capitalised } from '../../../texts/capitalised.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { Deed } from '../rules/odds/deeds.ts';
import type { Foreseen, Odds } from '../rules/odds/odds.ts';
import { positionOf } from '../rules/position.ts';
import { sideOf } from '../rules/queries/cards.ts';
import { characterOf } from '../rules/queries/characters.ts';
import type { AdventureState, Combat, Opponent } from '../rules/state.ts';
import { type Color, type Combatant, otherThan, type SpaceId } from '../rules/terms.ts';
import type { AdventureView } from '../rules/view.ts';
import { faceText, namesIn } from './names.ts';
import { type Outlook, oddsAgainst, oddsOfDeck, outlook, outlookAfter } from './odds-shown.ts';

/** A chance as a percentage. Never 0 or 100 for something that isn't certain. */
export function percent(chance: number): number {
  const isCertain = chance < 1e-9 || chance > 1 - 1e-9;
  const rounded = Math.round(chance * 100);
  return isCertain ? rounded : Math.min(99, Math.max(1, rounded));
}

/** "62% to defeat it, 35% to be hit": the chances of an attack. */
export const fightOdds = (
  view: AdventureView,
  seat: string,
  opponent: Opponent,
  texts: Texts,
): string =>
  chances(positionOf(view), opponent, 'attacker', oddsAgainst(view, seat, opponent), texts);

/** The chance to defeat somebody, from the character's space or another one. */
export const winChance = (
  view: AdventureView,
  seat: string,
  opponent: Opponent,
  at?: SpaceId,
): number => percent(oddsAgainst(view, seat, opponent, at).fallen.defender);

/** The overall chances of drawing a card from a deck. */
export function deckOdds(view: AdventureView, seat: string, color: Color, texts: Texts): string {
  const { hurt, fallen } = oddsOfDeck(view, seat, color);
  return texts('adventure.odds.deck', {
    wins: percent(fallen.defender),
    hurt: percent(hurt.attacker),
    falls: percent(fallen.attacker),
  });
}

export const deckChance = (view: AdventureView, seat: string, color: Color, at?: SpaceId): number =>
  percent(oddsOfDeck(view, seat, color, at).fallen.defender);

/** How the fight stands for one side: chances before the dice, what will happen after them. */
export function combatWords(view: AdventureView, seat: string, texts: Texts): string {
  const now = outlook(view);
  return now ? outlookWords(view, now, seat, texts) : '';
}

/** How the fight would stand if somebody did something now. Empty if nothing changes or it can't be told. */
export function oddsAfter(view: AdventureView, seat: string, deed: Deed, texts: Texts): string {
  const then = outlookAfter(view, seat, deed);
  if (!then) return '';
  const odds = outlookWords(view, then, seat, texts);
  return odds === combatWords(view, seat, texts) ? '' : texts('adventure.odds.then', { odds });
}

function outlookWords(view: AdventureView, shown: Outlook, seat: string, texts: Texts): string {
  const state = positionOf(view);
  const { combat } = view;
  if (!combat) return '';
  const side = sideOf(state, seat) ?? 'attacker';
  return shown.is === 'certain'
    ? forecastWords(shown.forecast, side, combat.opponent.is === 'character', texts)
    : chances(state, opponentOf(combat, side), side, shown.odds, texts);
}

/** Whom a side fights against. */
const opponentOf = ({ opponent, attacker }: Combat, side: Combatant): Opponent =>
  side === 'attacker' ? opponent : { is: 'character', seat: attacker };

function chances(
  state: AdventureState,
  opponent: Opponent,
  side: Combatant,
  { hurt, fallen, isOpen }: Odds,
  texts: Texts,
): string {
  const other = otherThan(side);
  const words = {
    wins: percent(fallen[other]),
    hurt: percent(hurt[side]),
    falls: percent(fallen[side]),
    open: String(isOpen),
  };
  return opponent.is === 'character'
    ? texts('adventure.odds.character', {
        ...words,
        who: namesIn(texts).character(characterOf(state, opponent.seat).id),
        hit: percent(hurt[other]),
      })
    : texts('adventure.odds.win', words);
}

/** "You hit (⚃ 4 + 3 ≥ 6), it misses (⚁ 2 + 2 < 5)." */
function forecastWords(forecast: Foreseen, side: Combatant, isDuel: boolean, texts: Texts): string {
  const { blows, held, fallen, hurt, canceled } = forecast;
  const open = String(forecast.isOpen);
  if (canceled) return texts('adventure.odds.off', { open });
  if (blows.length === 0 && held.length === 0) {
    const who = fallen[side] ? (fallen[otherThan(side)] ? 'both' : 'own') : 'other';
    return texts('adventure.odds.at-once', { who, duel: String(isDuel), open });
  }
  const told = (of: Combatant): string => {
    const blow = blows.find((one) => one.side === of);
    const hits = blow !== undefined && blow.die + blow.attack >= blow.defense;
    const struck = hits ? (blow.damage > 0 ? 'hits' : 'harmless') : 'misses';
    const how = held.includes(of) ? 'held' : blow ? struck : 'late';
    return texts(`adventure.odds.${of === side ? 'own' : 'other'}`, {
      how,
      damage: hurt[otherThan(of)],
      duel: String(isDuel),
      blow: blow
        ? texts('adventure.told.blow', {
            die: faceText(blow.die, texts),
            value: blow.die,
            attack: Math.abs(blow.attack),
            below: String(blow.attack < 0),
            defense: blow.defense,
            hits: String(hits),
          })
        : '',
    });
  };
  return capitalised(
    texts('adventure.odds.now', {
      own: told(side),
      other: told(otherThan(side)),
      falls: String(fallen[side]),
      open,
    }),
  );
}
