import type { OrderRules } from '../../kernel/orders.ts';
import { oddsAgainst, oddsOfDeck } from './presentation/odds-shown.ts';
import { definition } from './rules/cards/library.ts';
import type { Odds } from './rules/odds/odds.ts';
import { positionOf } from './rules/position.ts';
import { characterNamed } from './rules/queries/characters.ts';
import type { Adventure, Opponent } from './rules/state.ts';
import type { AdventureView } from './rules/view.ts';

/** What orders for a turn of The Adventure Game rest on: the odds of its fights. */
export const adventureOrders: OrderRules<AdventureView, Adventure> = {
  chances(view, _decision, option, seat) {
    switch (option.verb) {
      case 'fight': {
        const opponent = opponentHere(view, option.args.encounter);
        return opponent ? chancesOf(oddsAgainst(view, seat, opponent)) : [];
      }
      case 'attack': {
        const other = characterNamed(positionOf(view), option.args.character);
        return chancesOf(oddsAgainst(view, seat, { is: 'character', seat: other.seat }));
      }
      case 'draw':
        return chancesOf(oddsOfDeck(view, seat, option.args.color));
      default:
        return [];
    }
  },
  places: ({ characters }, seat) =>
    characters.filter((one) => one.seat === seat).map(({ id, space }) => `${id} ${space}`),
};

/** To bring the other down, and to stay on one's feet. */
const chancesOf = ({ fallen }: Odds): number[] => [fallen.defender, 1 - fallen.attacker];

/** Whom one fights by that name; null for an event, which is looked into. */
function opponentHere(view: AdventureView, encounter: string): Opponent | null {
  const slot = view.track.findIndex((tracked) => tracked?.card === encounter);
  if (slot >= 0) return { is: 'card', card: encounter, slot };
  return definition(encounter).type === 'challenge' ? null : { is: 'board', encounter };
}
