import type { CardDefinition } from '../../../../src/games/altar-quest/rules/cards/definition.ts';
import { registerDeck } from '../../../../src/games/altar-quest/rules/cards/register-deck.ts';
import {
  activate,
  aHero,
  armor,
  both,
  damage,
  discardThis,
  drawThreat,
  eachEnemy,
  eachHero,
  engage,
  event,
  focus,
  ifUnable,
  inflict,
  interact,
  pay,
  rhune,
  sentences,
  supply,
  task,
  threat,
  trigger,
} from '../../../../src/games/altar-quest/rules/effects/build.ts';
import { COLOURS } from '../../../../src/games/altar-quest/rules/terms.ts';

/** A plain minion: 3 health, speed 4, range 1. */
const minion = (
  id: string,
  abilities: CardDefinition['abilities'],
  more: Partial<CardDefinition> = {},
): CardDefinition => ({
  id,
  type: 'minion',
  colours: COLOURS,
  traits: ['minion'],
  defense: 0,
  health: 3,
  speed: 4,
  range: 1,
  ...(abilities ? { abilities } : {}),
  ...more,
});

/** Minions, traps, events and lurkers to try the enemies' turns with. */
registerDeck({
  id: 'trials',
  kind: 'threat',
  cards: [
    minion('drummer', [activate(supply(1))]),
    minion('crier', [activate(drawThreat(1))]),
    minion('herald', [activate(aHero(drawThreat(1), { other: true }))]),
    minion('stalker', [activate(engage)]),
    minion('archer', [activate(engage)], { range: 3, speed: 6 }),
    minion('sluggard', [activate(engage)], { range: 3, speed: 1 }),
    minion('ambler', [activate(engage)], { range: 3, speed: 2 }),
    minion('prowler', [
      activate(sentences(engage, ifUnable(inflict(2, 'might'), armor(1, 'this')))),
    ]),
    minion('lurcher', [activate(ifUnable(both(engage, inflict(5, 'might')), armor(1, 'this')))], {
      range: 3,
      speed: 1,
    }),
    minion('hunter', [activate(sentences(engage, inflict(5, 'might')))], { range: 3, speed: 1 }),
    minion('plodder', [activate(sentences(engage, ifUnable(inflict(5, 'might'), engage)))], {
      speed: 1,
    }),
    minion('pouncer', [
      activate(sentences(engage, inflict(1, 'might'), engage, inflict(1, 'might'))),
    ]),
    minion('sniper', [activate(ifUnable(inflict(5, 'might'), armor(1, 'this')))], { range: 3 }),
    minion('stormer', [activate(ifUnable(inflict(5, 'might', { on: 'all' }), armor(1, 'this')))], {
      range: 3,
    }),
    minion(
      'ogre',
      [activate(sentences(engage, eachHero(damage(1), { room: true, from: 'this' })))],
      {
        traits: ['minion', 'huge'],
        range: 2,
        speed: 1,
      },
    ),
    { ...minion('pillar', []), traits: ['minion', 'huge'] },
    minion('dummy', undefined, { health: 4 }),
    minion('shell', undefined, { health: 4, defense: 2 }),
    minion('bully', [activate(inflict(5, 'agility'))], { range: 3 }),
    {
      ...minion('golem', undefined),
      traits: [],
    },
    minion('sworn', undefined, { traits: ['minion', 'sworn'] }),
    minion('oath-keeper', [activate(eachEnemy(armor(1, 'target'), { trait: 'sworn' }))], {
      traits: ['minion', 'sworn'],
    }),
    {
      id: 'collapse',
      type: 'trap',
      threshold: 2,
      abilities: [trigger(1, discardThis), interact(1, task(1, 'intellect'))],
    },
    {
      id: 'marks',
      type: 'threat-reference',
      passives: [
        {
          stat: 'defense',
          amount: -1,
          of: 'heroes',
          only: { if: 'at-least', what: { count: 'threat-tokens' }, amount: 2 },
        },
      ],
    },
    {
      id: 'pit',
      type: 'trap',
      colours: COLOURS,
      threshold: 2,
      abilities: [trigger(1, damage(1)), interact(1, task(1, 'intellect'))],
    },
    { id: 'mischief', type: 'threat-event', abilities: [event(eachHero(damage(1)))] },
    { id: 'whisper', type: 'threat-event', copies: 2, abilities: [event(supply(1))] },
    {
      id: 'curse',
      type: 'threat-event',
      stays: true,
      abilities: [
        event(threat(1)),
        activate(focus(1)),
        interact(null, pay(focus(-1), discardThis)),
      ],
    },
    {
      id: 'shade',
      type: 'lurker',
      copies: 2,
      traits: ['minion', 'lurker'],
      defense: 0,
      health: 2,
      speed: 3,
      range: 1,
      abilities: [activate(supply(1), rhune('aluna', supply(1)))],
    },
  ],
});
