import { BOX } from '../../../src/games/adventure/cards/index.ts';
import { leftOut } from '../../support/adventure.ts';
import './practice-abilities.ts';
import './practice-challenges.ts';
import './practice-effects.ts';
import './practice-quests.ts';

/** Simple cards to show rules with, whatever the cards of the box say: those are left out of all decks. */
for (const { id } of BOX) leftOut.add(id);
