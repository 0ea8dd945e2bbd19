import type { DeckDefinition } from '../rules/cards/definition.ts';
import { ALLIES } from './allies.ts';
import { ALTARS } from './altars.ts';
import { BOLX } from './bolx.ts';
import { ENEMY_UPGRADES } from './enemy-upgrades.ts';
import { EQUIPMENT } from './equipment.ts';
import { FEATURES } from './features.ts';
import { FROX } from './frox.ts';
import { GERT } from './gert.ts';
import { LURKERS } from './lurkers.ts';
import { MYREEN } from './myreen.ts';
import { OUT_OF_LUXEN_CARDS } from './out-of-luxen.ts';
import { QUELLA } from './quella.ts';
import { RAGLANDERS } from './raglanders.ts';
import { RIVALS } from './rivals.ts';
import { ROWEN } from './rowen.ts';
import { SEARCH_CARDS } from './search-cards.ts';
import { SEDRIN } from './sedrin.ts';
import { THE_CLEANSING } from './the-cleansing.ts';
import { THE_ESCAPE } from './the-escape.ts';
import { THE_HUNT } from './the-hunt.ts';
import { THE_RESCUE } from './the-rescue.ts';
import { THE_SEARCH } from './the-search.ts';
import { THE_SHOWDOWN } from './the-showdown.ts';
import { THRALLS } from './thralls.ts';
import { MYREEN_UPGRADES } from './upgrades/myreen.ts';
import { QUELLA_UPGRADES } from './upgrades/quella.ts';
import { ROWEN_UPGRADES } from './upgrades/rowen.ts';
import { SEDRIN_UPGRADES } from './upgrades/sedrin.ts';
import { WYNORA_MORN } from './wynora-morn.ts';

/** Every deck of the box. A new deck is one file in this folder and one line here. */
export const DECKS: readonly DeckDefinition[] = [
  SEDRIN,
  MYREEN,
  ROWEN,
  QUELLA,
  SEDRIN_UPGRADES,
  MYREEN_UPGRADES,
  ROWEN_UPGRADES,
  QUELLA_UPGRADES,
  FROX,
  RAGLANDERS,
  THRALLS,
  BOLX,
  GERT,
  WYNORA_MORN,
  THE_SEARCH,
  THE_CLEANSING,
  THE_ESCAPE,
  THE_RESCUE,
  THE_SHOWDOWN,
  THE_HUNT,
  OUT_OF_LUXEN_CARDS,
  ALTARS,
  FEATURES,
  SEARCH_CARDS,
  LURKERS,
  ALLIES,
  RIVALS,
  ENEMY_UPGRADES,
  EQUIPMENT,
];
