import type { Texts } from '../../../texts/texts.ts';
import { godPowers } from '../card-text.ts';
import { godDefinition } from '../rules/cards/library.ts';
import { worthOf } from '../rules/queries/realms.ts';
import { RULINGS } from '../rules/rulings.ts';
import type { AltarView } from '../rules/view.ts';
import { namesIn } from './names.ts';
import { realmLine, tableLines } from './status.ts';

/** Everything that `/status` shows: each god with power and needs, the middle, the discard pile. */
export const detailLines = (view: AltarView, texts: Texts): string[] => [
  texts('altar.details.players'),
  ...view.realms.flatMap((realm) => [
    realmLine(view, realm, texts),
    texts('altar.details.power', { power: godPowers(godDefinition(realm.god), texts) }),
    texts('altar.details.needs', {
      left: Math.max(RULINGS.completeAt - worthOf(realm), realm.shrines === 0 ? 1 : 0),
      shrine: String(realm.shrines === 0),
    }),
  ]),
  ...tableLines(view, texts),
  texts('altar.details.discard', {
    cards:
      view.discard.length === 0
        ? texts('altar.details.empty')
        : namesIn(texts).cards([...view.discard].reverse()),
  }),
];
