import { argumentOf } from '../../../../kernel/answers.ts';
import type { JsonObject } from '../../../../kernel/json.ts';
import { ask, finish, goto, procedure } from '../../../../kernel/procedure.ts';
import type { Brought, Earned } from '../brought.ts';
import { definition } from '../cards/library.ts';
import { mostOf } from '../queries/equipment.ts';
import { askGroup } from '../questions.ts';
import type { AltarQuest, AltarQuestRun, AltarQuestState, Hero } from '../state.ts';
import type { CardId, HeroId } from '../terms.ts';

interface CarryData extends JsonObject {
  /** The absent hero whose things are shared out card by card. */
  sharing?: HeroId;
}

/**
 * Equipment and allies of absent heroes go on with the heroes who play, and the group says with whom (AQ-274):
 * everything of one absent hero at once, or card by card. Cards that somebody carries already are not asked
 * about again.
 */
export const carry = procedure<AltarQuest, CarryData>('carry', {
  begin: (run) => {
    for (const { id } of run.state.heroes) tellCarried(run, id, earnedBy(run.state, id).carries);
    return goto('next');
  },

  next: ({ state }, { sharing }) => {
    const [absent, [card, ...others] = []] = stillOpen(state)[0] ?? [];
    if (absent === undefined || card === undefined) return finish();
    if (sharing === absent || others.length === 0) return goto('one');
    const cards = [card, ...others];
    return ask(
      askGroup(
        'public',
        state,
        { key: 'prompt.carry', args: { absent, cards } },
        [...carriers(state, cards), { id: SHARE, verb: 'choose' }],
        { fallback: [usualCarrier(state, cards)] },
      ),
      'settle-all',
    );
  },

  'settle-all': (run, data, { reply }) => {
    const [absent = '', cards = []] = stillOpen(run.state)[0] ?? [];
    const [chosen] = reply.answer ?? [];
    if (chosen?.id === SHARE) data.sharing = absent;
    else if (chosen) take(run, argumentOf(chosen, 'choose', 'figure'), absent, cards);
    return goto('next');
  },

  one: ({ state }) => {
    const [absent = '', [card = ''] = []] = stillOpen(state)[0] ?? [];
    return ask(
      askGroup(
        'public',
        state,
        { key: 'prompt.carry-one', args: { absent, card } },
        carriers(state, [card]),
        { fallback: [usualCarrier(state, [card])] },
      ),
      'settle-one',
    );
  },

  'settle-one': (run, _data, { reply }) => {
    const [absent = '', cards = []] = stillOpen(run.state)[0] ?? [];
    const [chosen] = reply.answer ?? [];
    if (chosen) take(run, argumentOf(chosen, 'choose', 'figure'), absent, cards.slice(0, 1));
    return goto('next');
  },
});

/** Not everything to one hero: each card is asked about. */
const SHARE = 'share';

const broughtTo = ({ campaign }: AltarQuestState): Brought => campaign as Brought;
const earnedBy = (state: AltarQuestState, hero: HeroId): Earned =>
  broughtTo(state).heroes[hero] as Earned;

/** What nobody carries yet of each absent hero's things, in the order in which the heroes joined the campaign. */
function stillOpen(state: AltarQuestState): [absent: HeroId, cards: CardId[]][] {
  const { absent = {}, heroes } = broughtTo(state);
  const carried = Object.values(heroes).flatMap(({ carries = [] }) => carries);
  return Object.entries(absent).flatMap(([hero, cards]) => {
    const open = cards.filter((card) => !carried.includes(card));
    return open.length > 0 ? [[hero, open] as [HeroId, CardId[]]] : [];
  });
}

/** Anybody may carry anything; shown with what they wear already if they would have to choose (AQ-230, AQ-286). */
const carriers = (state: AltarQuestState, cards: readonly CardId[]) =>
  state.heroes.map((hero) => {
    const instead = cards.flatMap((card) => wornInstead(state, hero, card));
    return {
      id: hero.id,
      verb: 'choose' as const,
      args: {
        figure: hero.id,
        ...(instead.length > 0 ? { instead: [...new Set(instead)].join('+') } : {}),
      },
    };
  });

/** Equipment of its type that a hero has, if one more can't be used as well. */
function wornInstead(state: AltarQuestState, hero: Hero, card: CardId): CardId[] {
  const { slot } = definition(card);
  if (slot === undefined) return [];
  const { equipment, carries = [] } = earnedBy(state, hero.id);
  const worn = [...hero.area, ...equipment, ...carries].filter(
    (other) => definition(other).slot === slot,
  );
  return worn.length < mostOf(slot) ? [] : worn;
}

/** Whom a deadline picks: who can use most of it besides their own, then who has fewest allies, then the first. */
function usualCarrier(state: AltarQuestState, cards: readonly CardId[]): HeroId {
  const idle = (hero: Hero) =>
    cards.filter((card) => wornInstead(state, hero, card).length > 0).length;
  const allies = ({ area }: Hero) => area.filter((card) => definition(card).type === 'ally').length;
  const [first] = [...state.heroes].sort(
    (one, other) => idle(one) - idle(other) || allies(one) - allies(other),
  );
  return (first as Hero).id;
}

/** An ally joins the hero's cards at once; Equipment is laid out with the hero's own. */
function take(run: AltarQuestRun, hero: HeroId, absent: HeroId, cards: readonly CardId[]): void {
  const { state } = run;
  const earned = earnedBy(state, hero);
  earned.carries = [...(earned.carries ?? []), ...cards];
  const allies = cards.filter((card) => definition(card).type === 'ally');
  state.heroes.find(({ id }) => id === hero)?.area.push(...allies);
  run.emit('things-carried', { hero, absent, cards: [...cards] });
}

/** Tells once for each absent hero what is carried for them. */
function tellCarried(run: AltarQuestRun, hero: HeroId, carries: readonly CardId[] = []): void {
  for (const [absent, left] of Object.entries(broughtTo(run.state).absent ?? {})) {
    const cards = left.filter((card) => carries.includes(card));
    if (cards.length > 0) run.emit('things-carried', { hero, absent, cards });
  }
}
