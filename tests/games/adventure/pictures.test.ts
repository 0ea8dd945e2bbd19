import { createHash } from 'node:crypto';
import type { Canvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { drawAround, partOf } from '../../../src/games/adventure/picture/around.ts';
import { drawEnding, type EndingScene } from '../../../src/games/adventure/picture/ending.ts';
import { personOf } from '../../../src/games/adventure/picture/faces.ts';
import { drawFight, type FightScene } from '../../../src/games/adventure/picture/fight.ts';
import { MAP_WIDTH, terraneOf } from '../../../src/games/adventure/picture/land/geometry.ts';
import { characterToken } from '../../../src/games/adventure/picture/looks.ts';
import { drawMap } from '../../../src/games/adventure/picture/map.ts';
import { linesOf, NAME_SIZE } from '../../../src/games/adventure/picture/names.ts';
import { namesShown } from '../../../src/games/adventure/picture/names-shown.ts';
import { numberBox } from '../../../src/games/adventure/picture/pieces.ts';
import { drawPortrait } from '../../../src/games/adventure/picture/portrait.ts';
import type { MapScene } from '../../../src/games/adventure/picture/scene.ts';
import { drawSheet } from '../../../src/games/adventure/picture/sheet.ts';
import type { SheetScene } from '../../../src/games/adventure/picture/sheet-scene.ts';
import { boxesOf, radiusOf } from '../../../src/games/adventure/picture/space.ts';
import { allOf } from '../../../src/games/adventure/rules/cards/library.ts';
import { isWhole } from '../../../src/picture/boxes.ts';
import { encodePicture } from '../../../src/picture/picture.ts';
import type { TextBox } from '../../../src/picture/text.ts';
import { loadLanguages } from '../../../src/texts/catalogue.ts';
import { onPhone } from '../../picture/phone.ts';
import { wordsWhile } from '../../picture/reading.ts';
import { ENDING_SCENE, FIGHT_SCENE, MAP_SCENE, SHEET_SCENE } from './example-scenes.ts';

/** A digest of a picture's pixels, before any encoding. */
const looks = (canvas: Canvas): string =>
  createHash('sha256')
    .update(`${canvas.width} ${canvas.height}`)
    .update(canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data)
    .digest('hex');

/** Corners may come as near as this: they are round, and nothing of a medallion is in its own. */
const NEAR = 1.5;

const meets = (one: TextBox, other: TextBox): boolean =>
  one.x + NEAR < other.x + other.width &&
  other.x + NEAR < one.x + one.width &&
  one.y + NEAR < other.y + other.height &&
  other.y + NEAR < one.y + one.height;

const { locales, textsFor } = loadLanguages();

const namesIn = (locale: string) =>
  Object.fromEntries(
    MAP_SCENE.map.spaces.map(({ id }) => [id, textsFor(locale)(`adventure-map.${id}.name`)]),
  );

describe('the picture of the map', () => {
  const terrane = terraneOf(MAP_SCENE.map);

  it.each(locales)(
    'has room for every space and its name in %s: none lies on another, or beyond the edge',
    (locale) => {
      const written = namesShown(terrane, namesIn(locale), {
        x: 0,
        y: 0,
        width: MAP_WIDTH,
        height: terrane.height,
      });
      expect(written).toHaveLength(MAP_SCENE.map.spaces.length);
      const printed = MAP_SCENE.map.spaces.map((space) => {
        const { plate } = written.find((one) => one.space === space.id)!;
        return { id: space.id, boxes: [...boxesOf(space, terrane.points.get(space.id)!), plate] };
      });
      for (const [index, one] of printed.entries()) {
        for (const other of printed.slice(index + 1)) {
          const overlap = one.boxes.some((box) => other.boxes.some((next) => meets(box, next)));
          expect(overlap, `${one.id}, ${other.id}`).toBe(false);
        }
        for (const { x, y, width, height } of one.boxes) {
          expect(Math.min(x, y), one.id).toBeGreaterThan(0);
          expect(x + width, one.id).toBeLessThan(MAP_WIDTH);
          expect(y + height, one.id).toBeLessThan(terrane.height);
        }
      }
    },
  );

  it.each(locales)(
    'has names in %s that can be read on a phone, on two lines at most',
    (locale) => {
      expect(onPhone(NAME_SIZE, MAP_WIDTH)).toBeGreaterThanOrEqual(11);
      for (const { id } of MAP_SCENE.map.spaces) {
        const name = textsFor(locale)(`adventure-map.${id}.name`);
        expect(linesOf(name).join(' ')).toBe(name);
        expect(linesOf(name).length).toBeLessThanOrEqual(2);
      }
    },
  );

  it.each(locales)(
    'has no name in %s that a figure or a number to vote for covers',
    async (locale) => {
      const whole = { x: 0, y: 0, width: MAP_WIDTH, height: terrane.height };
      const names = namesIn(locale);
      const plates = namesShown(terrane, names, whole).map(({ plate }) => plate);
      for (const space of MAP_SCENE.map.spaces) {
        const box = numberBox(terrane.points.get(space.id)!, radiusOf(space), plates);
        expect(
          plates.some((plate) => meets(plate, box)),
          space.id,
        ).toBe(false);
      }
      const scene = { ...MAP_SCENE, names, reachable: [], figures: [] };
      drawMap(scene);
      // What is printed is kept: only names in front of a figure are written again.
      const figures = [{ character: 'warrior', space: 'booty-bay', isActive: false } as const];
      const covered = linesOf(names['widows-wood'] ?? '');
      const [without, withFigure] = [
        await wordsWhile(async () => drawMap(scene)),
        await wordsWhile(async () => drawMap({ ...scene, figures })),
      ];
      for (const line of covered) {
        expect(without).not.toContain(line);
        expect(withFigure).toContain(line);
      }
    },
  );

  it('shows the same in fewer pixels where it is coarse', async () => {
    const [full, coarse] = [drawMap(MAP_SCENE), drawMap(MAP_SCENE, 'coarse')];
    expect(full.width).toBe(800);
    expect(coarse.width / coarse.height).toBeCloseTo(full.width / full.height, 2);
    const { buffer } = await encodePicture(full, 'landscape', '');
    expect(buffer.length).toBeLessThan(250 * 1024);
    const { buffer: sketch } = await encodePicture(coarse, 'landscape', '');
    expect(sketch.length).toBeLessThan(buffer.length * 0.8);
  });

  const [warrior, ...others] = MAP_SCENE.figures;
  const [eel, serpent] = MAP_SCENE.track;
  const [first, ...standing] = MAP_SCENE.standings;
  const changes: [string, Partial<MapScene>][] = [
    ['a figure has moved', { figures: [{ ...warrior!, space: 'redwater' }, ...others] }],
    ['a figure is somebody else', { figures: [{ ...warrior!, character: 'mage' }, ...others] }],
    ['it is nobody’s turn', { figures: [{ ...warrior!, isActive: false }, ...others] }],
    ['a discovery is gone', { discoveries: MAP_SCENE.discoveries.slice(1) }],
    [
      'another discovery lies there',
      { discoveries: [{ space: 'widows-wood', count: 3, known: [] }] },
    ],
    [
      'a discovery has been seen',
      { discoveries: [{ space: 'widows-wood', count: 2, known: ['gold'] }] },
    ],
    ['an encounter has Aggro', { track: [{ ...eel!, hasAggro: true }, serpent!] }],
    ['an encounter has another marker', { track: [{ ...eel!, slot: 2 }, serpent!] }],
    ['an encounter is another', { track: [{ ...eel!, name: 'Bog Drake' }, serpent!] }],
    ['no encounter is undefeated', { track: [] }],
    ['an event lies elsewhere', { events: ['tigers-vale'] }],
    ['nothing can be reached', { reachable: [] }],
    ['a way is longer', { reachable: [{ space: 'redwater', steps: 3 }] }],
    ['an encounter gives something else', { gifts: { ...MAP_SCENE.gifts, goldfields: 'trophy' } }],
    ['a space is called otherwise', { names: { ...MAP_SCENE.names, redwater: 'Blackwater' } }],
    ['the round is another', { heading: { ...MAP_SCENE.heading, round: 'Round 8' } }],
    ['no global event is in force', { heading: { ...MAP_SCENE.heading, event: null } }],
    ['somebody is hurt', { standings: [{ ...first!, health: { left: 1, most: 6 } }, ...standing] }],
    ['somebody has more valor', { standings: [{ ...first!, valor: 4 }, ...standing] }],
    ['somebody has a level more', { standings: [{ ...first!, level: 'yellow' }, ...standing] }],
  ];
  const usual = looks(drawMap(MAP_SCENE, 'coarse'));
  it.each(changes)('looks different when %s', (_, change) => {
    expect(looks(drawMap({ ...MAP_SCENE, ...change }, 'coarse'))).not.toBe(usual);
  });

  it('is the same for the same scene, whatever was drawn before', () => {
    drawAround({ ...MAP_SCENE, around: 'redwater', left: null });
    expect(looks(drawMap(MAP_SCENE, 'coarse'))).toBe(usual);
  });
});

describe('the surroundings of a character', () => {
  const scene = { ...MAP_SCENE, around: 'millers-wood', left: { movement: 3, energy: 2 } };
  const terrane = terraneOf(scene.map);

  it('show the character and everything that can be reached, as large as may be', () => {
    for (const { id } of scene.map.spaces) {
      for (const reachable of [[], [{ space: 'redwater', steps: 2 }], scene.reachable]) {
        const part = partOf(terrane, { around: id, reachable });
        expect(part.width).toBeLessThanOrEqual(MAP_WIDTH);
        expect(Math.min(part.x, part.y)).toBeGreaterThanOrEqual(0);
        expect(part.y + part.height).toBeLessThanOrEqual(terrane.height + 0.01);
        for (const space of [id, ...reachable.map(({ space }) => space)]) {
          const { x, y } = terrane.points.get(space)!;
          expect(x > part.x && x < part.x + part.width, `${space} of ${id}`).toBe(true);
          expect(y > part.y && y < part.y + part.height, `${space} of ${id}`).toBe(true);
        }
      }
    }
    expect(
      partOf(terrane, { around: 'redwater', reachable: [{ space: 'millers-wood', steps: 1 }] })
        .width,
    ).toBeLessThan(MAP_WIDTH * 0.6);
    expect(() => partOf(terrane, { around: 'atlantis', reachable: [] })).toThrow(RangeError);
  });

  it('show what lies next to the character where nothing can be reached', () => {
    const part = partOf(terrane, { around: 'raiders-march', reachable: [] });
    for (const space of ['raiders-march', 'silver-mere', 'hinter-falls', 'broken-bridge']) {
      const { x, y } = terrane.points.get(space)!;
      expect(x > part.x + 80 && x < part.x + part.width - 80, space).toBe(true);
      expect(y > part.y + 40 && y < part.y + part.height - 80, space).toBe(true);
    }
    expect(part.width).toBeLessThan(MAP_WIDTH);
  });

  it.each(locales)(
    'cut no name in %s: one at the edge is moved aside, or above its space, and lies on no other',
    (locale) => {
      const moved = new Set<string>();
      const usual = namesShown(terrane, namesIn(locale), {
        x: 0,
        y: 0,
        width: MAP_WIDTH,
        height: terrane.height,
      });
      for (const { id: around } of scene.map.spaces) {
        const part = partOf(terrane, { around, reachable: [] });
        const written = namesShown(terrane, namesIn(locale), part);
        expect(written.map(({ space }) => space)).toContain(around);
        for (const { space, plate } of written) {
          const where = `${space} around ${around}`;
          expect(isWhole(part, plate), where).toBe(true);
          if (!usual.some((one) => meets(one.plate, plate) && one.plate.x === plate.x)) {
            moved.add(space);
          }
          for (const other of scene.map.spaces) {
            if (other.id === space) continue;
            const theirs = written.find((one) => one.space === other.id);
            const boxes = boxesOf(other, terrane.points.get(other.id)!);
            const covered = [...boxes, ...(theirs ? [theirs.plate] : [])];
            expect(
              covered.some((box) => meets(plate, box)),
              `${where} on ${other.id}`,
            ).toBe(false);
          }
        }
      }
      expect(moved.size).toBeGreaterThan(5);
    },
  );

  it('are as wide as the map, and no higher than a screen', () => {
    const canvas = drawAround(scene);
    expect(canvas.width).toBe(1080);
    expect(onPhone(canvas.height, canvas.width)).toBeLessThan(600);
    expect(drawAround(scene, 'coarse').width).toBeLessThan(canvas.width);
  });

  it('show what is left of the movement die', () => {
    const usual = looks(drawAround(scene));
    expect(looks(drawAround({ ...scene, left: { movement: 2, energy: 2 } }))).not.toBe(usual);
    expect(looks(drawAround({ ...scene, left: null }))).not.toBe(usual);
  });
});

describe('the picture of a fight', () => {
  const { sides } = FIGHT_SCENE;
  const attacker = (change: Partial<FightScene['sides']['attacker']>): Partial<FightScene> => ({
    sides: { ...sides, attacker: { ...sides.attacker, ...change } },
  });
  const changes: [string, Partial<FightScene>][] = [
    ['somebody else fights', attacker({ emblem: { is: 'character', character: 'mage' } })],
    ['the attack is higher', attacker({ values: { ...sides.attacker.values, attack: 5 } })],
    ['the attack is ranged', attacker({ values: { ...sides.attacker.values, type: 'ranged' } })],
    ['the die is not rolled', attacker({ die: null })],
    ...[1, 2, 3, 4, 5].map((die): [string, Partial<FightScene>] => [
      `the die shows ${die}`,
      attacker({ die }),
    ]),
    ['the attack misses', attacker({ hits: false })],
    ['the attack is still to come', attacker({ hits: null })],
    ['somebody is hurt', attacker({ health: { left: 2, most: 6 } })],
    ['somebody has fallen', attacker({ hasFallen: true })],
    ['something was triggered', attacker({ triggered: ['Second Wind: heal 1'] })],
    ['it goes on', { result: null }],
    ['it is lost', { result: { text: FIGHT_SCENE.result!.text, tone: 'lost' } }],
  ];
  it('looks different for everything that can happen in it', () => {
    const seen = [FIGHT_SCENE, ...changes.map(([, change]) => ({ ...FIGHT_SCENE, ...change }))];
    const digests = seen.map((scene) => looks(drawFight(scene)));
    for (const [index, [title]] of changes.entries()) {
      expect(digests.indexOf(digests[index + 1]!), title).toBe(index + 1);
    }
  });

  it('has room for all that was triggered', () => {
    const many = Array.from(
      { length: 6 },
      (_, index) => `A power that has much to say, the ${index}th of them`,
    );
    const crowded = drawFight({ ...FIGHT_SCENE, ...attacker({ triggered: many }) });
    expect(crowded.height).toBeGreaterThan(drawFight(FIGHT_SCENE).height + 300);
  });
});

describe('the sheet of a character', () => {
  const changes: [string, Partial<SheetScene>][] = [
    ['the level is another', { level: 'red' }],
    ['the health is less', { health: { left: 2, most: 6 } }],
    ['there is no disease', { diseases: 0 }],
    [
      'the weapon hits harder',
      { weapon: { ...SHEET_SCENE.weapon!, values: { attack: 4, type: 'melee', damage: 3 } } },
    ],
    [
      'the weapon is ranged',
      { weapon: { ...SHEET_SCENE.weapon!, values: { attack: 4, type: 'ranged', damage: 2 } } },
    ],
    ['there is more valor', { valor: 4 }],
    ['it takes less valor to win', { goal: 6 }],
    ['less may be equipped', { icons: ['blade'] }],
    ['the weapon is gone', { weapon: null }],
    ['the bag is empty', { bag: [] }],
    ['nothing is kept', { kept: [] }],
    ['nothing is attached', { attached: [] }],
    ['a quest is gone', { quests: [] }],
    [
      'a quest has come on',
      {
        quests: [
          { ...SHEET_SCENE.quests[0]!, tasks: [{ text: 'Defeat 3 beasts', done: 2, needed: 3 }] },
        ],
      },
    ],
  ];
  it.each(changes)('looks different when %s', (_, change) => {
    expect(looks(drawSheet({ ...SHEET_SCENE, ...change }))).not.toBe(looks(drawSheet(SHEET_SCENE)));
  });

  it('shows valor beyond what wins without falling apart', () => {
    expect(drawSheet({ ...SHEET_SCENE, valor: 9, goal: 4 }).width).toBe(1048);
  });
});

describe('faces of the characters', () => {
  it('are one for each character, no two alike, and none for a homebrew one', () => {
    const characters = allOf('character').map(({ id }) => id);
    const faces = characters.map((id) => JSON.stringify(personOf(id)));
    expect(new Set(faces).size).toBe(characters.length);
    expect(faces).not.toContain(undefined);
    expect(personOf('homemade')).toBeUndefined();
    expect(characterToken('homemade')).not.toHaveProperty('person');
  });
});

describe('the pictures of the ending and of a character', () => {
  it('show the winner, and everybody’s valor', () => {
    const [mage, warrior] = ENDING_SCENE.players;
    const changes: Partial<EndingScene>[] = [
      {},
      { winners: ['warrior'] },
      { winners: ['mage', 'warrior'] },
      { winners: [] },
      { players: [mage!] },
      { players: [mage!, { ...warrior!, valor: 7 }] },
      { players: [mage!, { ...warrior!, level: 'red' }] },
    ];
    const digests = changes.map((change) => looks(drawEnding({ ...ENDING_SCENE, ...change })));
    expect(new Set(digests).size).toBe(changes.length);
  });

  it('show each character otherwise', () => {
    const words = { name: 'Somebody', line: 'Human', text: 'Plays.' };
    const ids = ['warrior', 'mage', 'hunter', 'warlock', 'bard'];
    const digests = ids.map((id) => looks(drawPortrait(id, words)));
    expect(new Set(digests).size).toBe(ids.length);
  });
});
