import { describe, expect, it } from 'vitest';
import { altarQuest } from '../../../../src/games/altar-quest/index.ts';
import { blowsIn } from '../../../../src/games/altar-quest/presentation/blow/found.ts';
import { blowScene } from '../../../../src/games/altar-quest/presentation/blow/scene.ts';
import type { AltarQuestEvent } from '../../../../src/games/altar-quest/presentation/events/telling.ts';
import { eventFor, type GameEvent } from '../../../../src/kernel/event.ts';
import type { Picture } from '../../../../src/kernel/pictures.ts';
import type { BlowScene } from '../../../../src/picture/blow/scene.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import type { Scenario } from '../../../support/altar-quest.ts';
import { alone, copyOf, faces, resolve, stage } from '../cards/stage.ts';
import { playRandomly } from './random-match.ts';

const texts = loadTexts();
const { blow } = altarQuest.presentation;
const RAIDER = 'frox-raider.red';
/** Beside her as well, and cut by the same card. */
const BLUE = 'frox-raider.blue';

/** What everyone was told. */
const told = ({ happenings }: Scenario): GameEvent[] =>
  happenings.flatMap((happening) => eventFor(happening, 'table') ?? []);

async function pictureOf(events: readonly GameEvent[]): Promise<Picture> {
  const shown = blow?.of(events);
  if (!blow || !shown) throw new Error('Nobody was struck.');
  return blow.picture(shown, texts);
}

const wordsOf = async (scene: Scenario) => (await pictureOf(told(scene))).altText.split('\n');

/** Myreen strikes a Raider (defense 1, health 6) beside her once with Scythe the Reeds. */
function strikes(
  dice: Parameters<Scenario['dice']>,
  more: object = {},
  hidden: object = {},
): Scenario {
  const scythe = copyOf('scythe-the-reeds');
  const scene = stage({
    heroes: { myreen: { hand: [scythe] }, sedrin: hidden },
    enemies: { [RAIDER]: { at: 'T18', ...more }, [BLUE]: { at: 'T16' } },
  });
  scene
    .acts('myreen')
    .dice(...dice)
    .choose(`play:${scythe}:play`)
    .choose(RAIDER)
    .end();
  return scene;
}

describe('the picture of an attack', () => {
  it('AQ-191, AQ-192: says what the dice did, what armor took, and what is left', async () => {
    expect(await wordsOf(strikes(faces(3, 2), { armor: 1 }))).toEqual([
      'Myreen attacks the Frox Raider (red).',
      'Dice: hit, hit (stopped), hit (stopped), focus, and focus.',
      '3 hits − 1 defense − 1 armor = 1 damage.',
      'The Frox Raider (red) has 5 of 6 health left.',
    ]);
  });

  it('shows the blow, not what the card does besides', async () => {
    const scene = strikes(faces(2, 3));
    expect(scene.card(BLUE).damage).toBe(1);
    expect(blow?.of(told(scene))?.filter(({ type }) => type === 'enemy-damaged')).toHaveLength(1);
    expect(await wordsOf(scene)).toContain('2 hits − 1 defense = 1 damage.');
  });

  it('is there where nothing comes of it, too', async () => {
    expect(await wordsOf(strikes(faces(0, 5)))).toEqual([
      'Myreen attacks the Frox Raider (red).',
      'Dice: focus, focus, focus, focus, and focus.',
      '0 hits − 1 defense = 0 damage.',
    ]);
  });

  it('says who falls', async () => {
    const words = await wordsOf(strikes(faces(3, 2), { damage: 4 }));
    expect(words[0]).toBe('Myreen defeats the Frox Raider (red).');
    expect(words.slice(-2)).toEqual([
      'The Frox Raider (red) has 0 of 6 health left.',
      'The Frox Raider (red) falls.',
    ]);
  });

  it('looks different where one die differs or somebody falls, and the same for the same blow', async () => {
    const [one, again, other, killing] = await Promise.all(
      [
        strikes(faces(2, 3)),
        strikes(faces(2, 3)),
        strikes(faces(1, 4)),
        strikes(faces(2, 3), { damage: 5 }),
      ].map((scene) => pictureOf(told(scene))),
    );
    expect(again?.buffer).toEqual(one?.buffer);
    expect(other?.buffer.equals(one!.buffer)).toBe(false);
    expect(killing?.buffer.equals(one!.buffer)).toBe(false);
    expect(one).toMatchObject({ contentType: 'image/jpeg', width: 1048 });
    expect(one!.buffer.length).toBeLessThan(120_000);
  });
});

it('a card that nobody else sees changes nothing in a picture', async () => {
  const [one, other] = await Promise.all(
    [[], [copyOf('stern-rebuke')]].map((hand) =>
      pictureOf(told(strikes(faces(2, 3), {}, { hand }))),
    ),
  );
  expect(other).toEqual(one);
});

describe('the picture of what an enemy does', () => {
  const raid = (dice: Parameters<Scenario['dice']>, sedrin = {}) =>
    resolve(
      alone({ heroes: { sedrin }, enemies: { [RAIDER]: { at: 'R18' } } }).dice(...dice),
      RAIDER,
      'activate',
    );

  it('AQ-194 to AQ-196: counts down from what is inflicted to what hurts', async () => {
    expect(await wordsOf(raid(faces(2, 1)).settle())).toEqual([
      'The Frox Raider (red) strikes Sedrin.',
      'Dice: hit (blocks), hit (blocks), and focus.',
      '6 inflicted − 2 blocked − 1 defense = 3 damage.',
      'Sedrin has 8 of 11 health left.',
    ]);
  });

  it('shows nothing where nobody is hurt', () => {
    const scene = raid(faces(2, 1), { armor: 3 }).settle();
    expect(scene.hero('sedrin').damage).toBe(0);
    expect(blow?.of(told(scene))).toBeNull();
  });

  it('says that a hero falls', async () => {
    const words = await wordsOf(raid(faces(0, 3), { damage: 9 }).settle());
    expect(words[0]).toBe('The Frox Raider (red) defeats Sedrin.');
    expect(words.at(-1)).toBe('Sedrin falls.');
  });
});

describe('which blow of a turn is shown', () => {
  const one = told(strikes(faces(2, 3)));
  const other = told(strikes(faces(1, 4)));
  const killing = told(strikes(faces(3, 2), { damage: 4 }));

  it('is the latest', async () => {
    expect(blow?.of([...one, ...other])).toEqual(blow?.of(other));
    expect(blow?.of([...killing, ...one, ...killing])).toEqual(blow?.of(killing));
  });

  it('is one that killed, until another kills', () => {
    const raised = told(strikes(faces(4, 1), { damage: 3 }));
    expect(blow?.of([...one, ...killing, ...other])).toEqual(blow?.of(killing));
    expect(blow?.of([...killing, ...other, ...raised])).toEqual(blow?.of(raised));
  });

  it('is none where nobody has struck, or another version of the bot tells of it otherwise', () => {
    expect(blow?.of(one.filter(({ type }) => type !== 'dice-rolled'))).toBeNull();
    expect(blow?.of([{ type: 'dice-rolled', args: { hero: 'myreen' } }])).toBeNull();
    const strange = JSON.parse(JSON.stringify(one).replaceAll(RAIDER, 'nobody-knows.red'));
    expect(blow?.of(strange)).toBeNull();
  });

  it('leaves out whatever happens in between, so that the picture stays the same', () => {
    const [first, ...rest] = one;
    const idle: GameEvent = { type: 'supply-gained', args: { amount: 1, supply: 4 } };
    expect(blow?.of([first!, idle, ...rest, idle])).toEqual(blow?.of(one));
  });
});

describe('dice that were rolled again', () => {
  const again = (before: string[], after: string[]): BlowScene => {
    const events = [
      {
        type: 'dice-rolled',
        args: {
          test: 'attack',
          attribute: 'might',
          difficulty: -1,
          card: RAIDER,
          enemy: RAIDER,
          dice: 3,
          hero: 'rowen',
          faces: before,
        },
      },
      { type: 'dice-rolled-again', args: { hero: 'rowen', faces: after } },
      {
        type: 'attack-resolved',
        args: { hero: 'rowen', enemy: RAIDER, successes: 2, defense: 0, hits: 2 },
      },
    ] as AltarQuestEvent[];
    return blowScene(blowsIn(events)[0]!, texts);
  };
  const marked = ({ dice }: BlowScene) => dice.map(({ isRerolled }) => isRerolled);

  it('are marked: those that showed a bare focus, or all but criticals', () => {
    const focus = again(['success', 'focus', 'success'], ['success', 'success', 'focus']);
    expect(marked(focus)).toEqual([false, false, true]);
    const all = again(
      ['success', 'focus', 'critical', 'focus'],
      ['critical', 'focus', 'success', 'focus'],
    );
    expect(marked(all)).toEqual([false, true, true, true]);
    expect(all.dice.at(-1)?.words).toBe('rerolled focus');
  });
});

it('every blow of random matches adds up, dice and armor and all', () => {
  let seen = 0;
  const kinds = new Set<string>();
  for (const number of [1, 2, 3]) {
    const { happenings } = playRandomly(number);
    const events = happenings.flatMap((one) => eventFor(one, 'table') ?? []) as AltarQuestEvent[];
    for (const found of blowsIn(events)) {
      const { sums, dice, title } = blowScene(found, texts);
      const numbers = sums[0].terms.map(
        ({ sign, number }) => (sign === '−' ? -1 : 1) * Number(number),
      );
      const result = numbers.pop();
      const sum = numbers.reduce((all, one) => all + one, 0);
      expect(Math.max(0, sum), JSON.stringify(found.events)).toBe(result);
      expect(dice).toHaveLength(found.faces.length);
      expect(title).not.toMatch(/[{}]/);
      kinds.add(found.rolled.args.test);
      seen += 1;
    }
  }
  expect(seen).toBeGreaterThan(20);
  expect([...kinds]).toEqual(expect.arrayContaining(['attack', 'inflict']));
});
