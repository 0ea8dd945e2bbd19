import { argumentOf, chosenArgument } from '../../../../../kernel/answers.ts';
import type { JsonObject } from '../../../../../kernel/json.ts';
import type { Reply } from '../../../../../kernel/match.ts';
import { ask, finish, goto, procedure } from '../../../../../kernel/procedure.ts';
import { unearned } from '../../../rules/queries/upgrades.ts';
import type { CardId, HeroId } from '../../../rules/terms.ts';
import type { UpkeepPrompt } from '../prompts.ts';
import { AT_MOST_ONE, askGroup, askHero } from '../questions.ts';
import type { Upkeep, UpkeepDraft, UpkeepRun, UpkeepState } from '../state.ts';
import type { UpkeepOption } from '../verbs.ts';

interface TrainData extends JsonObject {
  /** Each hero may add an upgrade free of charge. */
  free: boolean;
  /** Supply for an upgrade, once for each hero; 0: none can be bought. */
  price: number;
  /** Heroes who have been asked whether they pay, or whom the group lets pay. */
  asked?: HeroId[];
}

/**
 * Hero upgrades: one free of charge for each hero after a victory, then one for supply (AQ-280), of which the
 * heroes have one pool. All choose at once as long as there is enough for all; else the group says who.
 */
export const train = procedure<Upkeep, TrainData>('train', {
  begin: ({ state }, data) => {
    data.asked = [...state.paid];
    return goto(data.free ? 'learn' : 'pay');
  },

  learn: ({ state }) =>
    ask(
      state.heroes.flatMap(({ id }) =>
        offer(state, id, { key: 'prompt.train', args: { hero: id } }, AT_REST),
      ),
      'learned',
    ),

  learned: (run, _data, { reply }) => {
    for (const { id } of run.state.heroes) learn(run, id, reply, 0);
    return goto('pay');
  },

  pay: ({ state }, data) => {
    const { price } = data;
    const candidates = payers(state, data);
    if (price === 0 || candidates.length === 0 || state.supply < price) return finish();
    if (state.supply >= price * candidates.length) return goto('all-pay');
    const options: UpkeepOption[] = candidates.map((id) => ({
      id,
      verb: 'hero',
      args: { hero: id },
    }));
    return ask(
      askGroup(
        state,
        { key: 'prompt.who-trains', args: { price, supply: state.supply } },
        [...options, { id: 'done', verb: 'done' }],
        { rest: true, fallback: ['done'] },
      ),
      'one-pays',
    );
  },

  'one-pays': ({ state }, data, { reply }) => {
    const [chosen] = reply.answer ?? [];
    if (chosen?.verb !== 'hero') return finish();
    const hero = chosenArgument(reply.answer, 'hero', 'hero');
    const { price } = data;
    return ask(offer(state, hero, { key: 'prompt.pay-to-train', args: { hero, price } }), 'paid');
  },

  'all-pay': ({ state }, data) => {
    const { price } = data;
    return ask(
      payers(state, data).flatMap((hero) =>
        offer(state, hero, { key: 'prompt.pay-to-train', args: { hero, price } }, AT_REST),
      ),
      'paid',
    );
  },

  paid: (run, data, { reply }) => {
    const asked = run.state.heroes.filter(({ id }) => reply[id]).map(({ id }) => id);
    for (const hero of asked) learn(run, hero, reply, data.price);
    data.asked = [...(data.asked ?? []), ...asked];
    return goto('pay');
  },
});

const AT_REST = { rest: true } as const;

/** Heroes who may still pay for an upgrade. */
const payers = (state: UpkeepState, { asked = [] }: TrainData): HeroId[] =>
  state.heroes
    .map(({ id }) => id)
    .filter((id) => !asked.includes(id) && upgradesFor(state, id).length > 0);

const upgradesFor = ({ campaign }: UpkeepState, hero: HeroId): CardId[] =>
  unearned(hero, campaign.heroes[hero]?.upgrades ?? []);

/** Asks a hero for one upgrade or none; skips heroes who have them all. */
function offer(
  state: UpkeepState,
  hero: HeroId,
  prompt: UpkeepPrompt,
  more: { rest?: true } = {},
): UpkeepDraft[] {
  const upgrades = upgradesFor(state, hero);
  if (upgrades.length === 0) return [];
  const options = upgrades.map((card) => ({ id: card, verb: 'train' as const, args: { card } }));
  return [askHero(state, hero, prompt, options, { ...AT_MOST_ONE, ...more })];
}

function learn(run: UpkeepRun, hero: HeroId, reply: Reply<UpkeepOption>, price: number): void {
  const { state } = run;
  const has = state.campaign.heroes[hero];
  const [chosen] = reply[hero] ?? [];
  if (!has || !chosen) {
    if (has && reply[hero]) run.emit('nothing-learned', { hero });
    return;
  }
  const card = argumentOf(chosen, 'train', 'card');
  has.upgrades.push(card);
  state.gained.push({ hero, card });
  state.supply -= price;
  if (price > 0) state.paid.push(hero);
  run.emit('upgrade-earned', { hero, card, price, supply: state.supply });
}
