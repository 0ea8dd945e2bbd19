import { describe, expect, it } from 'vitest';
import '../../../../src/games/altar-quest/box.ts';
import {
  addDefense,
  addDice,
  addSuccesses,
  aHero,
  allyJoins,
  anEnemy,
  armor,
  aTrap,
  attack,
  both,
  choose,
  count,
  damage,
  discardCard,
  discardHand,
  discardOrSuffer,
  discardThis,
  discardTop,
  draw,
  drawSearch,
  drawThreat,
  eachEnemy,
  eachHero,
  engage,
  exhaustEnemy,
  exhaustOwn,
  flee,
  focus,
  gainActions,
  guard,
  heal,
  ifUnable,
  inflict,
  lose,
  lure,
  mark,
  may,
  move,
  pay,
  perHero,
  prevent,
  progress,
  push,
  quarryAppears,
  quarryVanishes,
  questTokens,
  raise,
  recover,
  refreshOwn,
  repeat,
  reroll,
  resist,
  rivalAppears,
  rollAltarDice,
  scout,
  search,
  sentences,
  setAltarDie,
  spawnVillain,
  supply,
  swap,
  targetHero,
  task,
  test,
  threat,
  thrown,
  when,
} from '../../../../src/games/altar-quest/rules/effects/build.ts';
import type { Setting } from '../../../../src/games/altar-quest/rules/language/describe.ts';
import type {
  Effect,
  WholeEffect,
} from '../../../../src/games/altar-quest/rules/language/effect.ts';
import {
  describeEffect,
  effectKinds,
  wholeEffectSchema,
} from '../../../../src/games/altar-quest/rules/language/registry.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';

const texts = loadTexts();
const words = (effect: WholeEffect, setting: Partial<Setting> = {}): string =>
  describeEffect(effect, texts, setting);

describe('what effects read like', () => {
  it.each<[string, WholeEffect]>([
    ['Gain 1 focus.', focus(1)],
    ['Discard 2 focus.', focus(-2)],
    ['Discard all your focus.', focus(count('focus', -1))],
    ['Gain 2 supply per hero.', supply(perHero(2))],
    ['Gain 1 focus and 2 armor.', both(focus(1), armor(2))],
    ['Discard 1 focus or 1 supply.', choose(focus(-1), supply(-1))],
    ['Discard 1 supply or suffer 1 damage.', choose(supply(-1), damage(1))],
    ['Discard 1 supply or suffer 1 damage.', discardOrSuffer('supply')],
    ['Gain 1 threat token.', threat(1)],
    ['Discard up to 2 threat tokens.', threat(-2)],
    [
      'Suffer 1 damage for each threat token you have, at most 3.',
      damage(count('threat-tokens', 1, 3)),
    ],
    ['Each hero discards 1 focus or 1 supply.', eachHero(choose(focus(-1), supply(-1)))],
    [
      'Each other hero within 3 spaces heals 1 damage, then draws 1 card.',
      eachHero(both(heal(1), draw(1)), { range: 3, other: true }),
    ],
    [
      'Each hero in your room may discard 1 card from their hand.',
      eachHero(may(discardHand(1)), { room: true }),
    ],
    ['Each hero, if they have damage, gains 1 focus.', eachHero(when({ if: 'damaged' }, focus(1)))],
    [
      'Each hero must TEST 2 (Agility). If they fail, they suffer 1 damage.',
      eachHero(test('agility', 2, { fail: damage(1) })),
    ],
    [
      'If 2 per hero is at least 3, gain 1 focus.',
      when({ if: 'at-least', what: perHero(2), amount: 3 }, focus(1)),
    ],
    ['Deal 2 damage to an enemy within 3 spaces.', anEnemy(damage(2, 'target'), { range: 3 })],
    [
      'Deal 2 damage to an enemy within 3 spaces, then push it up to 1 space away.',
      anEnemy(both(damage(2, 'target'), push(1, true)), { range: 3 }),
    ],
    ['Deal 1 damage to each enemy in your room.', eachEnemy(damage(1, 'target'), { room: true })],
    ['Exhaust a minion within 5 spaces.', anEnemy(exhaustEnemy, { trait: 'minion', range: 5 })],
    ['Swap places with another hero.', targetHero(swap, { other: true })],
    [
      'Choose an enemy within 4 spaces: if it is exhausted, ATTACK it (Might). Otherwise, exhaust it.',
      anEnemy(when({ if: 'target-exhausted' }, attack('might', { at: 'target' }), exhaustEnemy), {
        range: 4,
      }),
    ],
    [
      'Choose a minion within 4 spaces: TEST 3 (Charisma). If you pass, exhaust it.',
      anEnemy(test('charisma', 3, { pass: exhaustEnemy }), { range: 4, trait: 'minion' }),
    ],
    [
      'TASK 1 (Agility +1) on a trap within 2 spaces.',
      aTrap(task(1, 'agility', { bonus: 1, on: 'target' }), { range: 2 }),
    ],
    ['Twice: deal 1 damage to an enemy.', repeat(2, anEnemy(damage(1, 'target')))],
    ['3 times: draw 1 search card.', repeat(3, drawSearch())],
    ['That enemy engages you instead of the nearest character.', lure],
    [
      'Each enemy gains 1 armor for each threat token on it.',
      eachEnemy(armor(count('threat-tokens-on-target'), 'target')),
    ],
    [
      'If this card has at least 4 threat tokens, discard this card.',
      when({ if: 'at-least', what: count('threat-tokens-here'), amount: 4 }, discardThis),
    ],
    ['You or a hero within 3 spaces heals 2 damage.', aHero(heal(2), { range: 3 })],
    [
      'TEST 3 (Agility). If you fail, gain 1 threat token.',
      test('agility', 3, { fail: threat(1) }),
    ],
    [
      'TEST Willpower. Heal 1 damage for each success.',
      test('willpower', undefined, { pass: heal(count('successes')) }),
    ],
    [
      'ATTACK Might +1. If it defeats the enemy, gain 1 focus.',
      attack('might', { bonus: 1, kill: focus(1) }),
    ],
    [
      'ATTACK Agility (range 5). If it deals damage, push the enemy up to 2 spaces away, then exhaust it.',
      attack('agility', { range: 5, hit: both(push(2, true), exhaustEnemy) }),
    ],
    ['ATTACK that enemy (Might).', attack('might', { at: 'target' })],
    ['RESIST 2 (Fortitude).', resist(2, 'fortitude')],
    [
      'SEARCH Charisma +1 in your room. Gain 1 focus for each supply gained.',
      search('charisma', 1, focus(count('successes'))),
    ],
    [
      'TASK 1 (Intellect). Once it is overcome, gain 1 supply.',
      task(1, 'intellect', { overcome: supply(1) }),
    ],
    [
      'If an enemy is within 3 spaces of you, gain 1 armor. Otherwise, move up to 2 spaces.',
      when({ if: 'enemy-within', range: 3 }, armor(1), move(2)),
    ],
    [
      'If no enemy is in your room and you have damage, draw 1 card.',
      when(
        {
          if: 'all',
          conditions: [{ if: 'not', condition: { if: 'enemies-in-room' } }, { if: 'damaged' }],
        },
        draw(1),
      ),
    ],
    ['Heal 1 damage, then you may draw 1 card.', both(heal(1), may(draw(1)))],
    ['Draw 1 threat card.', drawThreat()],
    ['Discard 1 focus to draw 2 cards.', pay(focus(-1), draw(2))],
    [
      'Suffer 1 damage so that another hero heals 3 damage.',
      pay(damage(1), targetHero(heal(3, 'target'), { other: true })),
    ],
    ['Each hero discards 1 supply to draw 1 card.', eachHero(pay(supply(-1), draw(1)))],
    ['Discard 1 supply; if unable, suffer 1 damage.', ifUnable(supply(-1), damage(1))],
    [
      'Each hero discards 1 focus, or, if unable, suffers 1 damage.',
      eachHero(ifUnable(focus(-1), damage(1))),
    ],
    [
      'Gain 1 action, refresh 1 of your Equipment cards, then suffer 1 damage.',
      both(gainActions(1), refreshOwn('equipment'), damage(1)),
    ],
  ])('%s', (text, effect) => {
    expect(words(effect)).toBe(text);
  });

  it('speaks of the enemy whose card it is', () => {
    const setting = { self: 'enemy' as const };
    expect(
      words(
        sentences(engage, ifUnable(inflict(6, 'fortitude'), both(engage, armor(1, 'this')))),
        setting,
      ),
    ).toBe('Engage. INFLICT 6 (Fortitude); if unable, engage, then this enemy gains 1 armor.');
    expect(words(eachHero(resist(3, 'might'), { room: true, from: 'this' }), setting)).toBe(
      'Each hero in this enemy’s room must RESIST 3 (Might).',
    );
  });

  it('says of an inflict what happens to those it hurts', () => {
    expect(words(inflict(4, 'agility', { hurt: threat(1) }))).toBe(
      'INFLICT 4 (Agility). Each character who suffers damage from it gains 1 threat token.',
    );
    expect(words(inflict(1, 'agility', { on: 'you', hurt: threat(1) }))).toBe(
      'INFLICT 1 (Agility) on you. If you suffer damage, gain 1 threat token.',
    );
  });
});

describe('where a sentence ends (AQ-264, AQ-265)', () => {
  it('ends it where the effect says so, and says "Then" after a condition', () => {
    expect(words(sentences(draw(1), armor(1), focus(1)))).toBe(
      'Draw 1 card. Gain 1 armor. Gain 1 focus.',
    );
    expect(words(sentences(test('might', 2, { fail: damage(1) }), draw(1)))).toBe(
      'TEST 2 (Might). If you fail, suffer 1 damage. Then, draw 1 card.',
    );
    expect(words(sentences(ifUnable(supply(-1), damage(1)), draw(1)))).toBe(
      'Discard 1 supply; if unable, suffer 1 damage. Then, draw 1 card.',
    );
  });

  it('never ends one inside a conditional', () => {
    const hurt = inflict(5, 'agility', { hurt: threat(1) });
    expect(words(ifUnable(hurt, test('might', 2, { fail: damage(1) })))).toBe(
      'INFLICT 5 (Agility); if unable, TEST 2 (Might); if you fail, suffer 1 damage. Each character who suffers damage from the INFLICT gains 1 threat token.',
    );
    expect(
      words(
        when(
          { if: 'damaged' },
          test('might', 2, { pass: draw(1) }),
          when({ if: 'alone' }, draw(2), draw(3)),
        ),
      ),
    ).toBe(
      'If you have damage, TEST 2 (Might); if you pass, draw 1 card. Otherwise, if no other hero is in your room, draw 2 cards. Otherwise, draw 3 cards.',
    );
  });

  it.each<[string, WholeEffect, boolean]>([
    ['sentences inside a sentence', both(sentences(draw(1), armor(1)) as Effect, focus(1)), false],
    [
      'sentences as an alternative',
      ifUnable(supply(-1), sentences(draw(1), armor(1)) as Effect),
      false,
    ],
    ['more behind a conditional', both(ifUnable(supply(-1), damage(1)), draw(1)), false],
    ['more behind what a test brings', both(test('might', 2, { fail: damage(1) }), draw(1)), false],
    ['more behind what each of them does', both(eachHero(may(draw(1))), armor(1)), false],
    ['a conditional at the end', both(draw(1), ifUnable(supply(-1), damage(1))), true],
    ['sentences as a whole', sentences(ifUnable(supply(-1), damage(1)), draw(1)), true],
  ])('takes or refuses %s', (_what, effect, isTaken) => {
    expect(wholeEffectSchema.safeParse(effect).success).toBe(isTaken);
  });
});

describe('every kind of effect', () => {
  const samples: WholeEffect[] = [
    sentences(focus(1), draw(1)),
    pay(focus(-1), draw(1)),
    both(focus(1), draw(1)),
    choose(draw(1), move(2)),
    may(heal(1)),
    ifUnable(supply(-1), damage(1)),
    when({ if: 'alone' }, draw(1)),
    repeat(count('hand'), draw(1)),
    discardOrSuffer('focus', 2),
    eachHero(armor(1)),
    aHero(threat(-1)),
    questTokens(1),
    progress(1),
    test('might', 2, { pass: draw(1) }),
    attack('might'),
    inflict(3, 'might'),
    resist(1, 'might'),
    search('might'),
    task(1, 'might'),
    engage,
    flee,
    push(1),
    lure,
    swap,
    thrown(2),
    raise('threat'),
    discardTop('villain'),
    mark,
    discardHand(2),
    recover('feat'),
    drawThreat(),
    drawSearch(),
    discardThis,
    discardCard('threat-event'),
    scout('threat'),
    exhaustEnemy,
    exhaustOwn('any'),
    refreshOwn('character'),
    rollAltarDice(2),
    setAltarDie('aluna'),
    addDice(2),
    addSuccesses(1),
    addDefense(1),
    reroll('focus'),
    prevent('all'),
    guard(2),
    lose('test'),
    spawnVillain,
    gainActions(1),
    allyJoins('prisoner'),
    rivalAppears('spy'),
    quarryAppears,
    quarryVanishes,
  ];
  const kindsIn = (effect: object): string[] => [
    ...('kind' in effect ? [String(effect.kind)] : []),
    ...Object.values(effect).flatMap((value) =>
      typeof value === 'object' && value !== null ? kindsIn(value) : [],
    ),
  ];

  it('has words, to the reader and about a hero', () => {
    expect(new Set(samples.flatMap(kindsIn))).toEqual(
      new Set(effectKinds().map(({ kind }) => kind)),
    );
    for (const effect of samples) {
      expect(words(effect)).toMatch(/^[A-Z0-9].*\.$/);
      expect(words(effect, { voice: 'hero' })).toMatch(/\.$/);
      expect(words(effect, { voice: 'they' })).toMatch(/\.$/);
    }
  });
});
