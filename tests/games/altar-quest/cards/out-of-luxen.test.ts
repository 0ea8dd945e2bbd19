import { describe, expect, it } from 'vitest';
import {
  defenseOf,
  modifier,
  speedOf,
} from '../../../../src/games/altar-quest/rules/queries/values.ts';
import type { Scenario } from '../../../support/altar-quest.ts';
import { ALTAR, interacts, lies, questStage, waysOf } from './quest-stage.ts';
import { faces, one, resolve, settleUntil, stage } from './stage.ts';

const RAIDER = 'frox-raider.red';
const GARGOYLE = 'gargoyle.1';
const BOLX = 'bolx-the-belchlord';

/** Bolx on the board, on the other side of the room. */
const BOLX_IS_HERE = {
  villain: 'spawned' as const,
  enemies: { [BOLX]: { at: ['U17', 'V17', 'U18', 'V18'] } },
};

/** Quest tokens that a story card has. */
const tokens = (scene: Scenario, card: string): number => scene.card(card).quest ?? 0;

describe('Papers of Out of Luxen', () => {
  it.each(['letter-of-hire', 'valorys-message', 'order-in-the-shoe'])(
    '%s lies in the quest area, and that is all that it does',
    (card) => {
      const scene = stage({ questArea: [card] }).acts('sedrin');
      expect(waysOf(scene, card)).toEqual([]);
      scene.choose('done').expectDone();
      scene.run('quest-turn').settle();
      expect([lies(scene, card), tokens(scene, card)]).toEqual([true, 0]);
    },
  );
});

describe('Master Pell’s Plan', () => {
  const { quest } = questStage('the-search');

  it('makes the heroes’ ways shorter, whoever has it in hand', () => {
    const moved = (plan: string[]) => {
      const scene = stage({ questArea: plan, enemies: { [RAIDER]: { at: 'V18' } } });
      const farther = ['sedrin', 'myreen', RAIDER].map((figure) =>
        modifier(scene.state, 'movement', figure),
      );
      scene.end();
      return farther;
    };
    expect([moved([]), moved(['pells-plan'])]).toEqual([
      [0, 0, 0],
      [2, 2, 0],
    ]);
  });

  it('shows the next quest card, which may be put underneath, once a round, and keeps the thumb mark', () => {
    const scene = quest('pells-plan', {
      tops: { quest: ['cellaress-ledger', 'cut-bell-rope'] },
    });
    interacts(scene, 'pells-plan', 'look-up');
    scene.choose('bottom');
    expect(scene.state.decks.quest.draw[0]).toBe('cellaress-ledger');
    expect(scene.state.decks.quest.draw.at(-1)).toBe('cut-bell-rope');
    expect(tokens(scene, 'pells-plan')).toBe(1);
    expect(waysOf(scene, 'pells-plan')).toEqual([]);
    scene.choose('done').expectDone();
    scene.acts('myreen');
    expect(waysOf(scene, 'pells-plan')).toEqual([]);
    scene.choose('done');
  });
});

describe('Tam on the Ledge', () => {
  const { quest, activate } = questStage('the-escape');

  it('takes 1 supply every round, or 1 focus from each hero where there is none', () => {
    const rich = quest('tam-on-the-ledge', { supply: 2, heroes: { sedrin: { focus: 1 } } });
    activate(rich, 'tam-on-the-ledge');
    expect(rich.changes()).toEqual({ supply: 1 });
    const poor = quest('tam-on-the-ledge', {
      heroes: { sedrin: { focus: 1 }, myreen: { focus: 2 } },
    });
    activate(poor, 'tam-on-the-ledge');
    expect(poor.changes()).toEqual({ 'sedrin.focus': 0, 'myreen.focus': 1 });
  });

  it('can be talked to, and then takes nothing more', () => {
    const scene = quest('tam-on-the-ledge', { supply: 2 }).dice(...faces(2, 2));
    interacts(scene, 'tam-on-the-ledge', 'talk');
    expect(tokens(scene, 'tam-on-the-ledge')).toBe(1);
    expect(waysOf(scene, 'tam-on-the-ledge')).toEqual([]);
    scene.choose('done').expectDone();
    activate(scene, 'tam-on-the-ledge');
    expect(scene.state.supply).toBe(2);
    const curt = quest('tam-on-the-ledge').dice(...faces(1, 3));
    interacts(curt, 'tam-on-the-ledge', 'talk');
    expect(tokens(curt, 'tam-on-the-ledge')).toBe(0);
    expect(waysOf(curt, 'tam-on-the-ledge')).toHaveLength(1);
    curt.choose('done');
  });
});

describe('The Other Shoe', () => {
  const { quest } = questStage('the-rescue');

  it('is found once, by whoever thinks of the right place, and a card is drawn', () => {
    const scene = quest('other-shoe', { heroDecks: { sedrin: ['steady-chant'] } });
    scene.dice('critical', 'success', 'success');
    interacts(scene, 'other-shoe', 'look');
    expect(tokens(scene, 'other-shoe')).toBe(1);
    expect(scene.hero('sedrin').hand).toEqual(['steady-chant']);
    expect(waysOf(scene, 'other-shoe')).toEqual([]);
    scene.choose('done').expectDone();
    const missed = quest('other-shoe').dice(...faces(2));
    interacts(missed, 'other-shoe', 'look');
    expect([tokens(missed, 'other-shoe'), missed.hero('sedrin').hand]).toEqual([0, []]);
    expect(waysOf(missed, 'other-shoe')).toHaveLength(1);
    missed.choose('done');
  });
});

describe('Downstream', () => {
  const { quest } = questStage('the-cleansing');

  it('takes a stain away once a round, and notes that it went somewhere, until the pipe is full', () => {
    const scene = quest('downstream', { cards: { [ALTAR]: { quest: 3 } } });
    interacts(scene, 'downstream', 'pull-the-plug');
    expect([scene.card(ALTAR).quest, tokens(scene, 'downstream')]).toEqual([2, 1]);
    scene.choose('done').expectDone();
    scene.acts('myreen');
    expect(waysOf(scene, 'downstream')).toEqual([]);
    scene.choose('done').expectDone();
    const full = quest('downstream', {
      cards: { [ALTAR]: { quest: 3 }, downstream: { quest: 4 } },
    }).acts('sedrin');
    expect(waysOf(full, 'downstream')).toEqual([]);
    full.choose('done').expectDone();
    const clean = quest('downstream').acts('sedrin');
    expect(waysOf(clean, 'downstream')).toEqual([]);
    clean.choose('done');
  });
});

describe('Mere End', () => {
  const { quest } = questStage('the-hunt');

  it('is woken for 1 supply, once a round, until all are awake', () => {
    const scene = quest('mere-end', { supply: 2 });
    interacts(scene, 'mere-end', 'wake');
    expect([scene.state.supply, tokens(scene, 'mere-end')]).toEqual([1, 1]);
    expect(waysOf(scene, 'mere-end')).toEqual([]);
    scene.choose('done').expectDone();
    const poor = quest('mere-end').acts('sedrin');
    expect(waysOf(poor, 'mere-end')).toEqual([]);
    poor.choose('done').expectDone();
    const awake = quest('mere-end', { supply: 2, cards: { 'mere-end': { quest: 2 } } });
    awake.acts('sedrin');
    expect(waysOf(awake, 'mere-end')).toEqual([]);
    awake.choose('done');
  });
});

describe('Keepsakes of Out of Luxen', () => {
  it('The Quiet Bell: for 1 focus a minion within 4 spaces lies down, and where Nethander shows its owner gains 1', () => {
    const scene = stage({
      pool: one('nethander'),
      heroes: { sedrin: { focus: 2, area: ['quiet-bell'] } },
      enemies: { [RAIDER]: { at: 'R20' }, [GARGOYLE]: { at: 'V16' } },
    }).altarDice('wathe');
    scene.acts('sedrin').choose('use:quiet-bell:exhaust');
    settleUntil(scene, 'prompt.act');
    expect([scene.card(RAIDER).exhausted, scene.card(GARGOYLE).exhausted]).toEqual([
      true,
      undefined,
    ]);
    expect([scene.hero('sedrin').focus, scene.card('quiet-bell').exhausted]).toEqual([2, true]);
    scene.choose('done').expectDone();
    const without = stage({
      heroes: { sedrin: { area: ['quiet-bell'] } },
      enemies: { [RAIDER]: { at: 'R20' } },
    }).acts('sedrin');
    expect(without.options('use')).toEqual([]);
    without.choose('done');
  });

  it('Tam’s Turnscrew searches the hero’s room without an action, with a die less', () => {
    const scene = stage({
      heroes: { sedrin: { at: 'Q16', area: ['tams-turnscrew'] } },
      features: { 'room-16': 'bookshelf' },
      cards: { bookshelf: { search: 0 } },
      tops: { search: ['quiet-incense'] },
    }).acts('sedrin');
    scene.dice(...faces(1)).choose('use:tams-turnscrew:exhaust');
    settleUntil(scene, 'prompt.act');
    // Intellect 2 less 1.
    expect(scene.events('dice-rolled').map(({ args }) => args.dice)).toEqual([1]);
    expect(scene.hero('sedrin')).toMatchObject({
      actions: 3,
      area: expect.arrayContaining(['quiet-incense']),
    });
    expect(scene.card('bookshelf').search).toBe(1);
    expect(scene.card('tams-turnscrew').exhausted).toBe(true);
    expect(scene.options('use')).not.toContain('use:tams-turnscrew:exhaust');
    scene.choose('done');
    const bare = stage({ heroes: { sedrin: { area: ['tams-turnscrew'] } } }).acts('sedrin');
    expect(bare.options('use')).not.toContain('use:tams-turnscrew:exhaust');
    bare.choose('done');
  });
});

describe('Consequences in Out of Luxen', () => {
  it('She Turns Over: minions have 2 more speed, and nobody else', () => {
    const layout = {
      ...BOLX_IS_HERE,
      enemies: { ...BOLX_IS_HERE.enemies, [RAIDER]: { at: 'R20' }, spy: { at: 'S20' } },
    };
    const speeds = (scene: Scenario) => {
      const found = [RAIDER, 'spy', BOLX].map((enemy) => speedOf(scene.state, enemy));
      scene.end();
      return found;
    };
    const plain = speeds(stage(layout));
    const [minion, rival, villain] = speeds(
      stage({ ...layout, enemyUpgrades: ['she-turns-over'] }),
    );
    expect([minion, rival, villain]).toEqual([(plain[0] ?? 0) + 2, plain[1], plain[2]]);
  });

  it('Valory’s Lamp: each hero gains 1 focus or heals 1 damage each round', () => {
    const scene = stage({ questArea: ['valorys-lamp'], heroes: { myreen: { damage: 2 } } });
    settleUntil(resolve(scene, 'valorys-lamp', 'activate').choose('option:1'), 'none');
    expect(scene.hero('myreen')).toMatchObject({ damage: 1, focus: 0 });
    expect(scene.hero('sedrin')).toMatchObject({ damage: 0, focus: 1 });
  });
});

describe('The last chapter of Out of Luxen', () => {
  it('Valory’s Lamp: TEST tests have 1 die more', () => {
    const { quest } = questStage('the-showdown');
    const dark = quest('better-copy').dice(...faces(2));
    interacts(dark, 'better-copy', 'correct');
    expect(lies(dark, 'better-copy')).toBe(true);
    dark.choose('done').expectDone();
    const lit = quest('better-copy', { questArea: ['better-copy', 'valorys-lamp'] });
    lit.dice(...faces(3));
    interacts(lit, 'better-copy', 'correct');
    expect(lies(lit, 'better-copy')).toBe(false);
    lit.choose('done').expectDone();
  });

  const { quest, steps: voices } = questStage('the-showdown');

  it('Forty Lanterns: minions inflict 1 less while they are seen', () => {
    const enemies = { ...BOLX_IS_HERE.enemies, [RAIDER]: { at: 'S20' } };
    const scene = quest('forty-lanterns', { ...BOLX_IS_HERE, enemies });
    const less = [RAIDER, BOLX].map((enemy) => modifier(scene.state, 'inflict', enemy));
    expect(less).toEqual([-1, 0]);
    scene.end();
  });

  it('Forty Lanterns: two voices, one a round', () => {
    const scene = quest('forty-lanterns');
    interacts(scene, 'forty-lanterns', 'count');
    expect([voices(scene), tokens(scene, 'forty-lanterns')]).toEqual([1, 1]);
    expect(waysOf(scene, 'forty-lanterns')).toEqual([]);
    scene.choose('done').expectDone();
    const counted = quest('forty-lanterns', { cards: { 'forty-lanterns': { quest: 2 } } });
    counted.acts('sedrin');
    expect(waysOf(counted, 'forty-lanterns')).toEqual([]);
    counted.choose('done');
  });

  it('The Forty Names: the villain has 1 defense less; read out, once a round, they give each hero 1 focus', () => {
    const plain = questStage('the-showdown').stage(BOLX_IS_HERE);
    const usual = defenseOf(plain.state, BOLX);
    plain.end();
    const scene = quest('forty-names', BOLX_IS_HERE);
    expect(defenseOf(scene.state, BOLX)).toBe(usual - 1);
    interacts(scene, 'forty-names', 'read-out');
    expect(scene.state.heroes.map(({ focus }) => focus)).toEqual([1, 1]);
    expect([lies(scene, 'forty-names'), defenseOf(scene.state, BOLX)]).toEqual([true, usual - 1]);
    expect(waysOf(scene, 'forty-names')).toEqual([]);
    scene.choose('done').expectDone();
    const early = quest('forty-names').acts('sedrin');
    expect(waysOf(early, 'forty-names')).toEqual([]);
    early.choose('done');
  });

  it('The Better Copy: whoever speaks has it harder by 1, until somebody finds the mistake', () => {
    const scene = quest('better-copy').dice(...faces(3, 1));
    interacts(scene, 'the-showdown', 'canvass');
    expect([voices(scene), scene.hero('sedrin').damage]).toEqual([0, 1]);
    scene.choose('done').expectDone();
    const found = quest('better-copy', { heroes: { sedrin: { focus: 2 } } }).dice(
      'critical',
      'success',
      'success',
    );
    interacts(found, 'better-copy', 'correct');
    expect([lies(found, 'better-copy'), found.hero('sedrin').damage]).toEqual([false, 0]);
    found.choose('done').expectDone();
    const missed = quest('better-copy').dice(...faces(2));
    interacts(missed, 'better-copy', 'correct');
    expect([lies(missed, 'better-copy'), missed.hero('sedrin').damage]).toEqual([true, 1]);
    missed.choose('done');
  });
});
