import type { JsonObject } from '../../../../kernel/json.ts';
import { ask, call, goto, procedure } from '../../../../kernel/procedure.ts';
import { shuffle } from '../../../../kernel/random.ts';
import { definition } from '../cards/library.ts';
import { BOARD, stairsOf } from '../figures.ts';
import { drawHeroCards } from '../piles.ts';
import { askGroup, askHero } from '../questions.ts';
import type { AltarQuestState } from '../state.ts';
import type { CardId, RoomId } from '../terms.ts';
import { resolveAbility } from './ability.ts';

/** The setup steps that need somebody: start room, mulligans, the quest's Setup effect; then the rounds. */
export const beginMatch = procedure<AltarQuestState, JsonObject>('begin-match', {
  'start-room': (run) => {
    if (run.state.options.startRoom === 'random') return goto('stairs');
    return ask(
      askGroup(
        run.state,
        { key: 'prompt.start-room' },
        BOARD.rooms.map(({ id }) => ({ id, verb: 'choose', args: { room: id } })),
        { fallback: [run.state.startRoom] },
      ),
      'chosen',
    );
  },

  chosen: (run, _data, { reply }) => {
    run.state.startRoom = reply.answer?.[0]?.args?.room as RoomId;
    return goto('stairs');
  },

  /** The stairs tile on the feature space, all heroes on the tile (AQ-070, Q-02, Q-03). */
  stairs: (run) => {
    const { state } = run;
    state.revealed = [state.startRoom];
    const spaces = stairsOf(state);
    state.heroes.forEach((hero, index) => {
      hero.at = spaces[index % spaces.length] as string;
    });
    run.emit('match-began', { room: state.startRoom, quest: state.options.quest });
    return goto('mulligan');
  },

  /** Any number of starting cards may be set aside once (AQ-053). */
  mulligan: (run) =>
    ask(
      run.state.heroes.map((hero) =>
        askHero(
          run.state,
          hero.id,
          { key: 'prompt.mulligan', args: { hero: hero.id } },
          hero.hand.map((card) => ({ id: card, verb: 'choose', args: { card } })),
          {
            key: hero.id,
            how: 'each',
            choose: { min: 0, max: hero.hand.length },
            fallback: [],
          },
        ),
      ),
      'replace',
    ),

  replace: (run, _data, { reply }) => {
    for (const hero of run.state.heroes) {
      const aside = (reply[hero.id] ?? []).map((option) => option.args?.card as CardId);
      if (aside.length === 0) continue;
      hero.hand = hero.hand.filter((card) => !aside.includes(card));
      run.emit('mulligan', { hero: hero.id, amount: aside.length });
      drawHeroCards(run, hero.id, aside.length);
      hero.deck.draw = shuffle(run.match.random, [...hero.deck.draw, ...aside]);
    }
    return goto('quest-setup');
  },

  'quest-setup': (run) => {
    const rules = run.state.questArea[0] as CardId;
    const setup = definition(rules).abilities?.find(({ keyword }) => keyword === 'setup');
    const first = run.state.heroes[0];
    if (!setup || !first) return goto('shuffle');
    return resolveAbility(rules, setup.name, { hero: first.id }, 'shuffle');
  },

  /** The quest deck is shuffled only after its Setup effect (AQ-059). */
  shuffle: (run) => {
    shuffle(run.match.random, run.state.decks.quest.draw);
    return goto('rounds');
  },

  rounds: () => call('round', {}, 'rounds'),
});
