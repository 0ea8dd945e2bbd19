import { onceFor } from '../../../kernel/once-for.ts';
import type { Texts } from '../../../texts/texts.ts';
import { abilityDefinition, allOf, itemOf } from '../rules/cards/library.ts';
import { newCombat } from '../rules/changes/new-combat.ts';
import type { Effect } from '../rules/effects/language/effect.ts';
import type { Forecast } from '../rules/odds/attacks.ts';
import { afterEffects, forecastOf, type Odds, oddsOf } from '../rules/odds/odds.ts';
import { positionOf, standingAt } from '../rules/position.ts';
import { sideOf } from '../rules/queries/cards.ts';
import { characterOf } from '../rules/queries/characters.ts';
import { effectsOf } from '../rules/queries/playing.ts';
import type { AdventureState, Combat, Opponent } from '../rules/state.ts';
import {
  type CardId,
  type Color,
  type Combatant,
  otherThan,
  type SpaceId,
} from '../rules/terms.ts';
import type { AdventureView } from '../rules/view.ts';
import { cardsInSight } from './cards-in-sight.ts';
import { capitalised, faceText, namesIn } from './names.ts';

/** A chance as a number of per cent. Never 0 or 100 for what is not certain. */
export function percent(chance: number): number {
  const isCertain = chance < 1e-9 || chance > 1 - 1e-9;
  const rounded = Math.round(chance * 100);
  return isCertain ? rounded : Math.min(99, Math.max(1, rounded));
}

/** What has been worked out of one view: the same is asked for button after button. */
const workedOut = onceFor((_view: AdventureView) => new Map<string, Odds>());

function keptOdds(view: AdventureView, key: string, workOut: () => Odds): Odds {
  const known = workedOut(view);
  const odds = known.get(key) ?? workOut();
  known.set(key, odds);
  return odds;
}

/** Chances of attacking somebody in a space, whatever hands hold. */
function oddsAgainst(view: AdventureView, seat: string, opponent: Opponent, at?: SpaceId): Odds {
  return keptOdds(view, JSON.stringify([seat, opponent, at]), () => {
    const here = positionOf(view);
    const state = at === undefined ? here : standingAt(here, seat, at);
    return oddsOf(state, newCombat(state, seat, opponent));
  });
}

/** "62 % to defeat it, 35 % to be hit": what attacking somebody would come to. */
export const fightOdds = (
  view: AdventureView,
  seat: string,
  opponent: Opponent,
  texts: Texts,
): string =>
  chances(positionOf(view), opponent, 'attacker', oddsAgainst(view, seat, opponent), texts);

/** The chance to defeat somebody, from the own space or another. */
export const winChance = (
  view: AdventureView,
  seat: string,
  opponent: Opponent,
  at?: SpaceId,
): number => percent(oddsAgainst(view, seat, opponent, at).fallen.defender);

/** What the encounters of a deck would come to on the whole, as far as they are not in sight. */
function oddsOfDeck(view: AdventureView, seat: string, color: Color): Odds {
  return keptOdds(view, `${seat} ${color}`, () => {
    const state = positionOf(view);
    const seen = new Set(cardsInSight(view));
    const all = allOf('challenge').filter(
      (card) => card.color === color && card.front.face === 'encounter',
    );
    const unseen = all.filter(({ id }) => !seen.has(id));
    const drawn = unseen.length > 0 ? unseen : all;
    const each = drawn.map(({ id }) =>
      oddsOf(state, newCombat(state, seat, { is: 'card', card: id, slot: null })),
    );
    const mean = (measure: (odds: Odds) => number) =>
      each.reduce((sum, odds) => sum + measure(odds), 0) / Math.max(1, each.length);
    return {
      hurt: {
        attacker: mean(({ hurt }) => hurt.attacker),
        defender: mean(({ hurt }) => hurt.defender),
      },
      fallen: {
        attacker: mean(({ fallen }) => fallen.attacker),
        defender: mean(({ fallen }) => fallen.defender),
      },
    };
  });
}

export function deckOdds(view: AdventureView, seat: string, color: Color, texts: Texts): string {
  const { hurt, fallen } = oddsOfDeck(view, seat, color);
  return texts('adventure.odds.deck', {
    wins: percent(fallen.defender),
    hurt: percent(hurt.attacker),
    falls: percent(fallen.attacker),
  });
}

export const deckChance = (view: AdventureView, seat: string, color: Color): number =>
  percent(oddsOfDeck(view, seat, color).fallen.defender);

/** How the fight stands for one side: chances before the dice, what will happen after them. */
export const combatWords = (view: AdventureView, seat: string, texts: Texts): string =>
  view.combat ? standing(positionOf(view), view.combat, seat, texts) : '';

/** How the fight would stand if somebody played a card now. Empty where it can't be reckoned. */
export function oddsWithCard(
  view: AdventureView,
  seat: string,
  card: CardId,
  texts: Texts,
): string {
  const state = positionOf(view);
  const ability = abilityDefinition(card);
  const spell = ability.weapon ? card : null;
  return oddsWith(state, seat, effectsOf(state, seat, ability), spell, texts);
}

/** How the fight would stand if somebody used an item now. */
export function oddsWithItem(
  view: AdventureView,
  seat: string,
  item: CardId,
  texts: Texts,
): string {
  const { use } = itemOf(item);
  return use ? oddsWith(positionOf(view), seat, [use.effect], null, texts) : '';
}

/** How the fight would stand if somebody rolled the own die again. */
export function oddsRolledAgain(view: AdventureView, seat: string, texts: Texts): string {
  const reroll: Effect = { kind: 'reroll', side: 'own' };
  return oddsWith(positionOf(view), seat, [reroll], null, texts);
}

function oddsWith(
  state: AdventureState,
  seat: string,
  effects: readonly Effect[],
  spell: CardId | null,
  texts: Texts,
): string {
  const side = sideOf(state, seat);
  if (!state.combat || !side) return '';
  const now = standing(state, state.combat, seat, texts);
  const combat = afterEffects(state, state.combat, side, effects, spell);
  const then = standing({ ...state, combat }, combat, seat, texts);
  return then === now ? '' : texts('adventure.odds.then', { odds: then });
}

function standing(state: AdventureState, combat: Combat, seat: string, texts: Texts): string {
  const side = sideOf(state, seat) ?? 'attacker';
  if (combat.canceled) return texts('adventure.odds.off');
  const { attacker, defender } = combat.dice;
  if (attacker === null || defender === null) {
    return chances(state, opponentOf(combat, side), side, oddsOf(state, combat), texts);
  }
  const forecast = forecastOf(state, combat);
  return forecast
    ? forecastWords(forecast, side, combat.opponent.is === 'character', texts)
    : chances(state, opponentOf(combat, side), side, oddsOf(state, combat), texts);
}

/** Whom a side fights against. */
const opponentOf = ({ opponent, attacker }: Combat, side: Combatant): Opponent =>
  side === 'attacker' ? opponent : { is: 'character', seat: attacker };

function chances(
  state: AdventureState,
  opponent: Opponent,
  side: Combatant,
  { hurt, fallen }: Odds,
  texts: Texts,
): string {
  const other = otherThan(side);
  const words = {
    wins: percent(fallen[other]),
    hurt: percent(hurt[side]),
    falls: percent(fallen[side]),
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
function forecastWords(forecast: Forecast, side: Combatant, isDuel: boolean, texts: Texts): string {
  const { blows, held, fallen, hurt } = forecast;
  if (blows.length === 0 && held.length === 0 && !fallen.attacker && !fallen.defender) {
    return texts('adventure.odds.off');
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
    }),
  );
}
