import type { CardDefinition } from '../../../../src/games/altar-quest/rules/cards/definition.ts';
import { registerDeck } from '../../../../src/games/altar-quest/rules/cards/register-deck.ts';
import {
  activate,
  anEnemy,
  armor,
  at,
  atLeast,
  attack,
  both,
  choose,
  damage,
  discardCard,
  discardTop,
  draw,
  drawThreat,
  eachCharacter,
  eachEnemy,
  eachHero,
  engage,
  event,
  exhaust,
  exhaustEnemy,
  focus,
  guard,
  heal,
  ifUnable,
  inflict,
  interact,
  may,
  play,
  prevent,
  questTokens,
  raise,
  scheme,
  sentences,
  supply,
  task,
  threat,
  thrown,
  trigger,
  when,
} from '../../../../src/games/altar-quest/rules/effects/build.ts';
import { COLOURS } from '../../../../src/games/altar-quest/rules/terms.ts';
import './trial-cards.ts';

/** A minion of 9 health without defense, speed 3, range 1. */
const minion = (id: string, abilities: CardDefinition['abilities']): CardDefinition => ({
  id,
  type: 'minion',
  colours: COLOURS,
  traits: ['minion'],
  defense: 0,
  health: 9,
  speed: 3,
  range: 1,
  ...(abilities ? { abilities } : {}),
});

const reaction = (id: string, hero: string, ability: ReturnType<typeof play>): CardDefinition => ({
  id,
  type: 'reaction',
  hero,
  abilities: [ability],
});

const feat = (id: string, ability: ReturnType<typeof play>): CardDefinition => ({
  id,
  type: 'feat',
  hero: 'sedrin',
  abilities: [ability],
});

/** Cards that interrupt one another, for situations that people quarrel over. */
registerDeck({
  id: 'contested',
  kind: 'quest',
  cards: [
    minion('mauler', [activate(inflict(6, 'might'))]),
    minion('spiteful', [activate(inflict(3, 'might', { hurt: threat(1) }))]),
    minion('pursuer', [activate(engage)]),
    minion('lasher', [
      activate(
        inflict(5, 'might', {
          on: 'all',
          hurt: eachCharacter(damage(9), { other: true, range: 1 }),
        }),
      ),
    ]),
    minion('flinger', [
      activate(
        inflict(5, 'might', {
          on: 'all',
          hurt: eachCharacter(thrown(3), { other: true, range: 1 }),
        }),
      ),
    ]),
    minion('whirler', [
      activate(
        eachHero(both(damage(1), eachCharacter(thrown(3), { other: true })), {
          range: 1,
          from: 'this',
        }),
      ),
    ]),
    minion('crusher', [
      activate(ifUnable(eachCharacter(damage(9), { range: 1, from: 'this' }), supply(100))),
    ]),
    minion('martyr', [activate(damage(9, 'this'))]),
    minion('summoner', [activate(raise('threat'))]),
    minion('bystander', undefined),
    reaction('counter', 'sedrin', play(attack('might'), { when: at('before-damage', 'you') })),
    reaction('unhurt', 'sedrin', play(prevent('all'), { when: at('before-damage', 'you') })),
    reaction('bear-it', 'sedrin', play(supply(5), { when: at('after-damage', 'you') })),
    reaction('new-heart', 'sedrin', play(draw(1), { when: at('after-damage', 'you') })),
    reaction('dazzle', 'sedrin', play(exhaustEnemy, { when: at('enemy-activates', 'anyone') })),
    reaction(
      'forestall',
      'sedrin',
      play(anEnemy(damage(9, 'target')), { when: at('enemy-activates', 'anyone') }),
    ),
    reaction(
      'no-need',
      'sedrin',
      play(discardCard('threat-event'), { when: at('before-test', 'you', { test: 'task' }) }),
    ),
    reaction(
      'interpose',
      'myreen',
      play(guard(), { when: at('before-damage', 'other', { range: 3 }) }),
    ),
    reaction(
      'answer-back',
      'myreen',
      play(damage(9, 'target'), { when: at('before-damage', 'you') }),
    ),
    {
      id: 'sling',
      type: 'equipment',
      slot: 'trinket',
      hero: 'myreen',
      abilities: [exhaust(damage(1, 'target'), { when: at('enemy-activates', 'anyone') })],
    },
    feat('sweep', play(eachEnemy(both(damage(4, 'target'), armor(1, 'target'))))),
    feat('tap', play(eachEnemy(damage(1, 'target')))),
    feat('modesty', play(ifUnable(may(supply(1)), supply(10)))),
    feat('massacre', play(eachCharacter(both(damage(5), choose(armor(1), supply(1)))))),
    {
      id: 'alarm',
      type: 'trap',
      colours: COLOURS,
      threshold: 2,
      abilities: [trigger(1, drawThreat(1))],
    },
    {
      id: 'geyser',
      type: 'trap',
      colours: COLOURS,
      threshold: 2,
      abilities: [trigger(1, thrown(2))],
    },
    {
      id: 'quagmire',
      type: 'trap',
      colours: COLOURS,
      threshold: 2,
      abilities: [trigger(1, threat(3))],
    },
    {
      id: 'riddle-lock',
      type: 'threat-event',
      stays: true,
      threshold: 1,
      abilities: [interact(null, task(0, 'might'))],
    },
    {
      id: 'leech',
      type: 'quest',
      attach: 'feature',
      abilities: [activate(both(damage(9, 'host'), questTokens(1, 'this'), supply(1)))],
    },
    { id: 'tag', type: 'quest', copies: 2, attach: 'feature', abilities: [interact(1, supply(1))] },
    {
      id: 'scales',
      type: 'quest',
      abilities: [
        activate(sentences(supply(1), when(atLeast('supply', 1), supply(10)), supply(-1))),
      ],
    },
    {
      id: 'forfeit',
      type: 'quest',
      abilities: [activate(eachHero(ifUnable(focus(-1), damage(1))))],
    },
    { id: 'offering', type: 'quest', abilities: [activate(eachHero(questTokens(1)))] },
    { id: 'crowd', type: 'villain-ongoing', abilities: [activate(eachHero(drawThreat(1)))] },
    {
      id: 'waker',
      type: 'villain',
      traits: ['villain'],
      health: 4,
      speed: 3,
      range: 1,
      abilities: [scheme(discardTop('villain', 2)), activate(supply(10))],
    },
    { id: 'draught', type: 'search-event', abilities: [event(heal(1))] },
  ],
});
