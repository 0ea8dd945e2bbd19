import type { OptionText } from '../../../../kernel/game.ts';
import type { Texts } from '../../../../texts/texts.ts';
import {
  abilityRules,
  boardEncounterWords,
  type CardWords,
  challengeWords,
} from '../../card-text.ts';
import {
  abilityDefinition,
  boardEncounter,
  definition,
  encounterFace,
} from '../../rules/cards/library.ts';
import { positionOf } from '../../rules/position.ts';
import { characterNamed } from '../../rules/queries/characters.ts';
import type { Opponent } from '../../rules/state.ts';
import type { CardId, CharacterId } from '../../rules/terms.ts';
import type { AdventureView } from '../../rules/view.ts';
import { facesOf } from '../cards.ts';
import { namesIn } from '../names.ts';
import { fightOdds, oddsAfter, winChance } from '../odds-words.ts';
import { inParts } from './parts.ts';

/** An ability card with its cost: what it would make of a fight, and what it does. */
export function playText(
  view: AdventureView,
  seat: string,
  card: CardId,
  texts: Texts,
): OptionText {
  const ability = abilityDefinition(card);
  const name = namesIn(texts).card(card);
  const description = [
    oddsAfter(view, seat, { does: 'play', card }, texts),
    abilityRules(ability, texts),
  ];
  return {
    label: texts('adventure.option.play', { card: name, cost: ability.cost }),
    name,
    description: inParts(description),
  };
}

/** An encounter with the odds, or an event to look into. */
export function fightText(
  view: AdventureView,
  seat: string,
  encounter: string,
  texts: Texts,
): OptionText {
  const names = namesIn(texts);
  const slot = view.track.findIndex((tracked) => tracked?.card === encounter);
  const printed = definition(encounter);
  if (slot < 0 && printed.type === 'challenge') {
    return {
      label: texts('adventure.option.event', { card: names.card(encounter) }),
      description: facesOf(printed, texts)[0]?.words.text ?? '',
    };
  }
  const opponent: Opponent =
    slot < 0 ? { is: 'board', encounter } : { is: 'card', card: encounter, slot };
  return {
    label: texts('adventure.option.fight', {
      foe: names.foe(encounter),
      wins: winChance(view, seat, opponent),
    }),
    name: names.foe(encounter),
    description: inParts([
      fightOdds(view, seat, opponent, texts),
      encounterLine(encounter, texts),
      encounterRules(encounter, texts),
    ]),
  };
}

/** What is fought, as its card says: "Green encounter · Beast · Melee attack 2", and what it does. */
const encounterLine = (encounter: string, texts: Texts): string =>
  encounterWords(encounter, texts).line;

const encounterRules = (encounter: string, texts: Texts): string =>
  encounterWords(encounter, texts).text;

/** What is printed of an encounter that is fought. */
export function encounterWords(encounter: string, texts: Texts): CardWords {
  const printed = definition(encounter);
  return printed.type === 'challenge'
    ? challengeWords(printed, encounterFace(encounter).side, texts)
    : boardEncounterWords(boardEncounter(encounter), texts);
}

/** Another character, with the odds of attacking them. */
export function attackText(
  view: AdventureView,
  seat: string,
  character: CharacterId,
  texts: Texts,
): OptionText {
  const other = characterNamed(positionOf(view), character);
  const opponent: Opponent = { is: 'character', seat: other.seat };
  const name = namesIn(texts).character(character);
  return {
    label: texts('adventure.option.attack', {
      character: name,
      wins: winChance(view, seat, opponent),
    }),
    name,
    description: fightOdds(view, seat, opponent, texts),
  };
}
