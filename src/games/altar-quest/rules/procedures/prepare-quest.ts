import { argumentOf } from '../../../../kernel/answers.ts';
import type { JsonObject } from '../../../../kernel/json.ts';
import type { Reply } from '../../../../kernel/match.ts';
import { ask, call, finish, goto, procedure } from '../../../../kernel/procedure.ts';
import type { Brought, Earned } from '../brought.ts';
import { EQUIPMENT_TYPES, type EquipmentType } from '../cards/definition.ts';
import { definition } from '../cards/library.ts';
import { dealHero } from '../deal-hero.ts';
import { mostOf } from '../queries/equipment.ts';
import { unearned } from '../queries/upgrades.ts';
import { askHero } from '../questions.ts';
import type {
  AltarQuest,
  AltarQuestDraft,
  AltarQuestRun,
  AltarQuestState,
  Hero,
} from '../state.ts';
import type { CardId, HeroId } from '../terms.ts';
import type { AltarQuestOption } from '../verbs.ts';

/**
 * Additional set-up for a quest of a campaign: what absent heroes have left (AQ-274), upgrades of late-coming
 * heroes, the Equipment that each hero uses (AQ-286), enemy upgrades near the villain area (AQ-288). Everyone
 * is asked at once, and only if there is something to choose.
 */
export const prepareQuest = procedure<AltarQuest, JsonObject>('prepare-quest', {
  begin: () => call('carry', {}, 'upgrades'),

  upgrades: (run) =>
    ask(
      run.state.heroes.flatMap((hero) => owedUpgrades(run.state, hero)),
      'learn',
    ),

  learn: (run, _data, { reply }) => {
    for (const hero of run.state.heroes) learn(run, hero, chosenCards(reply, hero.id));
    return goto('equipment');
  },

  equipment: (run) =>
    ask(
      run.state.heroes.flatMap((hero) => equipmentToChoose(run.state, hero)),
      'equip',
    ),

  equip: (run, _data, { reply }) => {
    for (const hero of run.state.heroes) equip(run, hero, reply);
    const { enemyUpgrades = [] } = run.state;
    if (enemyUpgrades.length > 0) run.emit('enemies-upgraded', { cards: [...enemyUpgrades] });
    return finish();
  },
});

const slotKey = ({ id }: Hero, slot: EquipmentType): string => `${id}:${slot}`;

const earnedBy = ({ campaign }: AltarQuestState, hero: HeroId): Earned | undefined =>
  campaign?.heroes[hero];

/** How many upgrades a hero may still choose: no more than there are. */
function owedUpgrades(state: AltarQuestState, hero: Hero): AltarQuestDraft[] {
  const earned = earnedBy(state, hero.id);
  const offered = unearned(hero.id, earned?.upgrades ?? []);
  const amount = Math.min(earned?.owed ?? 0, offered.length);
  if (amount === 0) return [];
  return [
    askHero(
      'public',
      state,
      hero.id,
      { key: 'prompt.owed-upgrades', args: { hero: hero.id, amount } },
      asChoices(offered),
      { key: hero.id, how: 'each', choose: { min: amount, max: amount } },
    ),
  ];
}

/** The types of which a hero has more than may be used; a deadline takes the latest. */
function equipmentToChoose(state: AltarQuestState, hero: Hero): AltarQuestDraft[] {
  return EQUIPMENT_TYPES.flatMap((slot) => {
    const owned = equipmentOf(state, hero, slot);
    const amount = mostOf(slot);
    if (owned.length <= amount) return [];
    return [
      askHero(
        'public',
        state,
        hero.id,
        { key: 'prompt.equip', args: { hero: hero.id, slot, amount } },
        asChoices(owned),
        {
          key: slotKey(hero, slot),
          how: 'each',
          choose: { min: amount, max: amount },
          fallback: owned.slice(-amount),
        },
      ),
    ];
  });
}

const asChoices = (cards: readonly CardId[]) =>
  cards.map((card) => ({ id: card, verb: 'choose' as const, args: { card } }));

/**
 * Equipment of one type that a hero has: their own deck's, then in the order earned, then what is carried for
 * others.
 */
function equipmentOf(state: AltarQuestState, hero: Hero, slot: EquipmentType): CardId[] {
  const { equipment = [], carries = [] } = earnedBy(state, hero.id) ?? {};
  return [...hero.area, ...equipment, ...carries].filter((card) => definition(card).slot === slot);
}

const chosenCards = (reply: Reply<AltarQuestOption>, key: string): CardId[] =>
  (reply[key] ?? []).map((option) => argumentOf(option, 'choose', 'card'));

/**
 * Upgrades chosen now replace cards of a deck that, on purpose, nobody has drawn from: it is shuffled and dealt
 * anew.
 */
function learn(run: AltarQuestRun, hero: Hero, upgrades: readonly CardId[]): void {
  const earned = earnedBy(run.state, hero.id);
  if (!earned || upgrades.length === 0) return;
  earned.upgrades.push(...upgrades);
  earned.owed = 0;
  for (const card of upgrades) run.emit('upgrade-chosen', { hero: hero.id, card });
  Object.assign(hero, dealHero(run.match.random, hero.id, run.state.options, earned));
}

/** Puts the Equipment that is used into the play area, after the character card; the rest stays behind. */
function equip(run: AltarQuestRun, hero: Hero, reply: Reply<AltarQuestOption>): void {
  const { state } = run;
  const campaign = state.campaign as Brought;
  const used = EQUIPMENT_TYPES.flatMap((slot) => {
    const owned = equipmentOf(state, hero, slot);
    if (owned.length <= mostOf(slot)) return owned;
    const taken = chosenCards(reply, slotKey(hero, slot));
    campaign.behind.push(...owned.filter((card) => !taken.includes(card)));
    return taken;
  });
  const [character, ...others] = hero.area.filter((card) => definition(card).type !== 'equipment');
  hero.area = [character as CardId, ...used, ...others];
  const { equipment = [], carries = [] } = earnedBy(state, hero.id) ?? {};
  if ([...equipment, ...carries].some((card) => definition(card).type === 'equipment'))
    run.emit('equipment-chosen', { hero: hero.id, cards: used });
}
