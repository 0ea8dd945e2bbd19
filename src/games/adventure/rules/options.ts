import { NO_OVERLAY, overlayOption } from '../../../cards/overlays/overlays.ts';
import type { LobbyOption } from '../../../kernel/lobby.ts';
import { optionReader } from '../../../kernel/lobby-options.ts';
import { OVERLAYS } from './cards/overlays.ts';
import { allMaps } from './map/library.ts';

/** What the host chooses in the lobby, including rulings that a group may disagree with. */
export const OPTIONS = [
  /** Where the match is played, and so which quests, events and board encounters take part (W-54). */
  {
    id: 'map',
    get choices(): readonly string[] {
      return allMaps().map(({ id }) => id);
    },
    default: 'eastern-kingdoms',
    prominent: true,
  },
  /** AD-064: valor that wins; less for a shorter game. */
  { id: 'valor', choices: ['4', '6', '8'], default: '8', prominent: true },
  /** AD-132: whether characters may attack each other. */
  { id: 'character-combat', choices: ['on', 'off'], default: 'on', prominent: true },
  /** AD-006, W-03: the highest die begins, or the host names a seat. */
  {
    id: 'first-player',
    choices: ['dice', 'seat-1', 'seat-2', 'seat-3', 'seat-4'],
    default: 'dice',
  },
  /** W-55: which challenge cards and quests of a pack are in the decks, beside the box's or in their place. */
  overlayOption(OVERLAYS),
] as const satisfies readonly LobbyOption[];

export interface MatchOptions {
  /** Valor that wins. */
  valor: number;
  characterCombat: boolean;
  firstPlayer: string;
  /** Absent where the decks are the box's and the map's. */
  overlay?: string;
}

/** Throws a RangeError for a value that the lobby doesn't offer. */
export function readOptions(values: { [option: string]: string }): MatchOptions {
  const read = optionReader(OPTIONS, values);
  const overlay = read('overlay');
  return {
    valor: Number(read('valor')),
    characterCombat: read('character-combat') === 'on',
    firstPlayer: read('first-player'),
    ...(overlay === NO_OVERLAY ? {} : { overlay }),
  };
}

/** The map of a match. Throws a RangeError for one that the lobby doesn't offer. */
export const readMap = (values: { [option: string]: string }): string =>
  optionReader(OPTIONS, values)('map');
