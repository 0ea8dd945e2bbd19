import type { Picture } from '../../../../kernel/pictures.ts';
import { encodePicture } from '../../../../picture/picture.ts';
import { separated } from '../../../../texts/separated.ts';
import type { Texts } from '../../../../texts/texts.ts';
import type { Chip } from '../../picture/campaign/chips.ts';
import { drawSheet, type SheetScene } from '../../picture/campaign/sheet.ts';
import type { Station } from '../../picture/campaign/station.ts';
import { faceOf } from '../../picture/cards/face.ts';
import { withHero } from '../../rules/campaign/carrying.ts';
import type { CampaignState } from '../../rules/campaign/state.ts';
import { definition } from '../../rules/cards/library.ts';
import { LOBBY } from '../../rules/lobby.ts';
import { cardsWith } from '../../rules/queries/upgrades.ts';
import { ATTRIBUTES, type Attribute, type CardId, type HeroId } from '../../rules/terms.ts';
import { campaignTitle } from './standing.ts';
import { stationsOf } from './stations.ts';

/** A hero's sheet, to show off; null for people who take no part in the campaign. */
export async function sheetPicture(
  campaign: CampaignState,
  hero: HeroId,
  texts: Texts,
): Promise<Picture | null> {
  const scene = sheetOf(campaign, hero, texts);
  if (!scene) return null;
  return encodePicture(drawSheet(scene), 'scene', sheetWords(scene, texts).join('\n'));
}

/** What a hero's sheet shows; null for people who take no part in the campaign. */
export function sheetOf(campaign: CampaignState, hero: HeroId, texts: Texts): SheetScene | null {
  const offer = LOBBY.characters.offers.find(({ id }) => id === hero);
  if (!campaign.heroes[hero] || !offer) return null;
  const { upgrades, equipment, allies, carries } = withHero(campaign, hero);
  const own = (key: string, args?: { [name: string]: unknown }) =>
    texts(`altar-quest-picture.sheet.${key}`, args);
  const worn = [...cardsWith(hero, upgrades, campaign.options), ...equipment, ...carries].filter(
    hasSlot,
  );
  const going = [...allies, ...carries.filter((card) => !hasSlot(card))];
  const chip = (card: CardId): Chip => {
    const face = faceOf(definition(card), texts);
    const isEarned = [upgrades, equipment, allies, carries].some((cards) => cards.includes(card));
    return { face, line: kindOf(card, texts), isEarned };
  };
  return {
    hero,
    name: texts(`altar-quest.character.${hero}.name`),
    line: texts(`altar-quest.character.${hero}.line`),
    campaign: campaignTitle(campaign, texts),
    values: offer.values,
    attributes: Object.fromEntries(
      ATTRIBUTES.map((attribute) => [attribute, texts(`altar-quest.attribute.${attribute}`)]),
    ) as Record<Attribute, string>,
    parts: [
      { title: own('upgrades'), chips: upgrades.filter((card) => !hasSlot(card)).map(chip) },
      { title: own('equipment'), chips: worn.map(chip) },
      { title: own('allies'), chips: going.map(chip) },
    ],
    quests: stationsOf(campaign, texts).map((station) => asPlayed(station, campaign, hero)),
    deeds: own('deeds', deedsOf(campaign, hero)),
  };
}

const hasSlot = (card: CardId): boolean => definition(card).slot !== undefined;

/** "Weapon" of Equipment, else its type. */
function kindOf(card: CardId, texts: Texts): string {
  const { slot, type } = definition(card);
  return texts(slot === undefined ? `altar-quest.type.${type}` : `altar-quest.slot.${slot}`);
}

/** A quest that the hero missed doesn't count as theirs. */
function asPlayed(station: Station, { record }: CampaignState, hero: HeroId): Station {
  const played = record.find(({ chapter }) => chapter === station.number);
  return played && !played.heroes.includes(hero) ? { ...station, state: 'ahead' } : station;
}

function deedsOf({ record, heroes }: CampaignState, hero: HeroId) {
  const played = record.filter((quest) => quest.heroes.includes(hero));
  const { upgrades = [], equipment = [] } = heroes[hero] ?? {};
  return {
    quests: played.length,
    won: played.filter(({ won }) => won).length,
    rounds: played.reduce((sum, { rounds }) => sum + rounds, 0),
    upgrades: upgrades.length,
    equipment: equipment.length,
  };
}

/** The sheet in words. */
function sheetWords(scene: SheetScene, texts: Texts): string[] {
  const { name, line, campaign, values, parts, quests, deeds } = scene;
  const numbers = Object.entries(values).map(([value, amount]) =>
    texts('altar-quest.card-line.attribute', {
      name: texts(`altar-quest.value.${value}`),
      value: amount,
    }),
  );
  return [
    texts('altar-quest-picture.sheet.words', { name, line, campaign }),
    separated(numbers, texts),
    ...parts
      .filter(({ chips }) => chips.length > 0)
      .map(({ title, chips }) => {
        const names = chips.map(({ face }) => face.name);
        return texts('list.titled', { title, words: separated(names, texts) });
      }),
    ...quests.filter(({ state }) => state === 'won' || state === 'lost').map(({ words }) => words),
    deeds,
  ];
}
