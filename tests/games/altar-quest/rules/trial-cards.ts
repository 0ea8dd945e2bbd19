import { registerDeck } from '../../../../src/games/altar-quest/rules/cards/register-deck.ts';
import {
  activate,
  aHero,
  allyJoins,
  both,
  choose,
  damage,
  diceShowing,
  discardHand,
  discardOrSuffer,
  discardThis,
  drawThreat,
  eachHero,
  engage,
  event,
  focus,
  interact,
  move,
  questTokens,
  resist,
  rhune,
  rivalAppears,
  scheme,
  setAltarDie,
  spawnVillain,
  supply,
  when,
  whenRevealed,
} from '../../../../src/games/altar-quest/rules/effects/build.ts';
import { type Layout, Scenario } from '../../../support/altar-quest.ts';
import './trial-enemies.ts';
import './trial-hero-cards.ts';

/** Villains, quest cards, features and altars to try rules with, whatever the cards of the box say. */
registerDeck({
  id: 'trial-quest',
  kind: 'quest',
  cards: [
    {
      id: 'well',
      type: 'quest',
      abilities: [
        interact(null, supply(1), { name: 'draw-water', limit: 'round' }),
        interact(null, focus(1), { name: 'drink', limit: 'hero' }),
      ],
    },
    { id: 'levy', type: 'villain-ongoing', abilities: [activate(supply(-2))] },
    {
      id: 'both-ends',
      type: 'quest-rules',
      win: { if: 'at-least', what: { count: 'quest-tokens-on-rules' }, amount: 1 },
      lose: { if: 'at-least', what: { count: 'quest-tokens-on-rules' }, amount: 1 },
      progress: { of: 0, goal: 1 },
    },
    {
      id: 'one-end',
      type: 'quest-rules',
      win: { if: 'at-least', what: { count: 'quest-tokens-on-rules' }, amount: 1 },
      progress: { of: 0, goal: 1 },
    },
    { id: 'chapel', type: 'quest', abilities: [activate(supply(1), rhune('aluna', supply(10)))] },
    {
      id: 'shrine',
      type: 'quest',
      abilities: [
        activate(supply(1), rhune('aluna', supply(10))),
        interact(null, supply(1), { name: 'pray' }),
        interact(null, supply(1), { name: 'sing', rhunes: [rhune('aluna', supply(100))] }),
      ],
    },
    {
      id: 'sunrise',
      type: 'quest',
      abilities: [activate(both(supply(1), setAltarDie('aluna')), rhune('aluna', supply(10)))],
    },
    {
      id: 'census',
      type: 'quest',
      abilities: [activate(focus(0), rhune('aluna', supply(diceShowing('aluna'))))],
    },
    {
      id: 'litany',
      type: 'quest',
      abilities: [activate(focus(0), rhune('aluna', supply(10)), rhune('brase', supply(100)))],
    },
    {
      id: 'tyrant',
      type: 'villain',
      traits: ['villain', 'huge'],
      defense: 1,
      health: { perHero: 4 },
      range: 3,
      abilities: [scheme(supply(1)), activate(both(engage, supply(10)))],
    },
    {
      id: 'usurper',
      type: 'villain',
      traits: ['villain'],
      defense: 0,
      health: 4,
      speed: 3,
      range: 1,
      abilities: [scheme(supply(1)), activate(supply(10))],
    },
    {
      id: 'ravager',
      type: 'villain',
      traits: ['villain'],
      health: 4,
      speed: 3,
      range: 1,
      abilities: [scheme(supply(1)), activate(eachHero(damage(1)))],
    },
    {
      id: 'onslaught',
      type: 'villain-event',
      abilities: [event(both(spawnVillain, supply(100)))],
    },
    {
      id: 'plotter',
      type: 'villain',
      traits: ['villain'],
      health: 4,
      abilities: [scheme(focus(1))],
    },
    { id: 'slander', type: 'villain-event', abilities: [event(eachHero(damage(1)))] },
    { id: 'torment', type: 'villain-ongoing', abilities: [activate(eachHero(damage(1)))] },
    { id: 'frost', type: 'quest', copies: 2, abilities: [activate(eachHero(damage(1)))] },
    { id: 'drain', type: 'quest', abilities: [activate(eachHero(focus(-1)))] },
    { id: 'toll', type: 'quest', abilities: [activate(supply(-1))] },
    { id: 'rumour', type: 'villain-event', copies: 2, abilities: [event(supply(100))] },
    {
      id: 'summons',
      type: 'villain-event',
      abilities: [event(spawnVillain)],
    },
    { id: 'siege', type: 'villain-ongoing', copies: 2, abilities: [activate(supply(1000))] },
    { id: 'brew', type: 'villain-ongoing', abilities: [activate(eachHero(focus(1)))] },
    { id: 'scare', type: 'villain-ongoing', abilities: [activate(eachHero(resist(2, 'agility')))] },
    {
      id: 'tribute-either-way',
      type: 'villain-ongoing',
      abilities: [activate(eachHero(choose(supply(-1), focus(-1))))],
    },
    {
      id: 'summoning',
      type: 'villain-ongoing',
      abilities: [activate(eachHero(choose(focus(-1), drawThreat(1))))],
    },
    {
      id: 'ransom',
      type: 'villain-ongoing',
      abilities: [activate(eachHero(discardOrSuffer('supply')))],
    },
    {
      id: 'heavy-ransom',
      type: 'villain-ongoing',
      abilities: [activate(eachHero(discardOrSuffer('supply', 2)))],
    },
    {
      id: 'worry',
      type: 'villain-ongoing',
      abilities: [activate(eachHero(discardOrSuffer('focus', 2)))],
    },
    {
      id: 'pawnbroker',
      type: 'villain-ongoing',
      abilities: [activate(eachHero(choose(discardHand(2), damage(2))))],
    },
    { id: 'lightning', type: 'villain-ongoing', abilities: [activate(aHero(damage(1)))] },
    { id: 'march', type: 'villain-ongoing', abilities: [activate(aHero(move(1)))] },
    {
      id: 'decree',
      type: 'villain-ongoing',
      abilities: [activate(aHero(focus(1)))],
    },
    { id: 'page', type: 'quest', narrative: true, abilities: [whenRevealed(supply(1))] },
    { id: 'verse', type: 'quest', copies: 2, abilities: [activate(questTokens(1, 'this'))] },
    { id: 'shroud', type: 'quest', attach: 'feature', abilities: [activate(supply(1))] },
    { id: 'calm', type: 'quest', noThreats: true },
    { id: 'font', type: 'feature', size: 1, abilities: [interact(2, supply(1))] },
    { id: 'mural', type: 'quest', abilities: [interact(1, supply(1))] },
    { id: 'pedestal', type: 'feature', size: 1, abilities: [activate(supply(1))] },
    { id: 'bench', type: 'feature', size: 2 },
    { id: 'tomb', type: 'feature', size: 4 },
    {
      id: 'revenge',
      type: 'quest-rules',
      win: { if: 'villain-defeated' },
      progress: { of: 0, goal: 1 },
    },
    { id: 'open-end', type: 'quest-rules', progress: { of: 0, goal: 1 } },
    {
      id: 'humming-altar',
      type: 'altar',
      size: 4,
      passives: [{ stat: 'dice', amount: 1, of: 'heroes', test: { attribute: 'might' } }],
      abilities: [
        activate(supply(1)),
        interact(null, supply(1), { name: 'listen' }),
        interact(1, supply(1), { name: 'touch' }),
      ],
    },
    {
      id: 'waking-altar',
      type: 'altar',
      size: 1,
      abilities: [activate(when({ if: 'altar-found' }, supply(1)))],
    },
    { id: 'found', type: 'altar-found' },
    {
      id: 'crate',
      type: 'feature',
      size: 1,
      abilities: [
        interact(1, supply(1), { name: 'open' }),
        interact(1, discardThis, { name: 'smash' }),
      ],
    },
    { id: 'dull-altar', type: 'altar', size: 4 },
    {
      id: 'captive',
      type: 'quest',
      attach: 'feature',
      abilities: [whenRevealed(allyJoins('prisoner'))],
    },
    {
      id: 'ambush',
      type: 'quest',
      abilities: [whenRevealed(rivalAppears('spy')), interact(null, allyJoins('huey', 'you'))],
    },
    {
      id: 'escort',
      type: 'quest-rules',
      win: { if: 'ally-in-room', ally: 'prisoner', room: 'stairs' },
      lose: { if: 'ally-defeated', ally: 'prisoner' },
    },
    {
      id: 'gate-watch',
      type: 'quest',
      abilities: [
        interact(
          null,
          when(
            {
              if: 'all',
              conditions: [
                { if: 'ally-in-play', ally: 'huey' },
                { if: 'ally-in-room', ally: 'huey', room: 'altar' },
              ],
            },
            supply(1),
          ),
        ),
      ],
    },
  ],
});

/**
 * A scenario in which only what it lays out matters: bare heroes, an altar without effects, a quest without an
 * end, altar dice that all show Wathe.
 */
export const trial = (layout: Layout): Scenario =>
  new Scenario({
    bare: true,
    altar: 'dull-altar',
    rules: 'open-end',
    pool: ['wathe', 'wathe', 'wathe', 'wathe', 'wathe'],
    ...layout,
  });
