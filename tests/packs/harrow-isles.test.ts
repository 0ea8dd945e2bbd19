import { describe, expect, it } from 'vitest';
import { randomChoice } from '../../src/drivers/random-play.ts';
import { seatsFor } from '../../src/drivers/seats.ts';
import { seedOf } from '../../src/drivers/seeds.ts';
import { artOf } from '../../src/games/adventure/picture/art.ts';
import { MAP_WIDTH, terraneOf } from '../../src/games/adventure/picture/land/geometry.ts';
import { namesShown } from '../../src/games/adventure/picture/names-shown.ts';
import { boxesOf } from '../../src/games/adventure/picture/space.ts';
import { facesOf } from '../../src/games/adventure/presentation/cards.ts';
import { mapScene } from '../../src/games/adventure/presentation/scenes.ts';
import { adventureRules } from '../../src/games/adventure/rules/index.ts';
import { atlasOf } from '../../src/games/adventure/rules/map/library.ts';
import { definitionsOn } from '../../src/games/adventure/rules/map/taking-part.ts';
import { viewOf } from '../../src/games/adventure/rules/view.ts';
import { games } from '../../src/games/index.ts';
import { answer } from '../../src/kernel/engine.ts';
import { isInBox } from '../../src/kernel/packs.ts';
import { seedRandom } from '../../src/kernel/random.ts';
import { checkPack } from '../../src/packs/check-pack.ts';
import { readPack } from '../../src/packs/read-pack.ts';
import { messagesOf } from '../../src/packs/words.ts';
import { meets } from '../../src/picture/boxes.ts';
import { loadLanguages } from '../../src/texts/catalogue.ts';

const checked = checkPack(readPack('packs/harrow-isles'), games);
if ('problems' in checked) throw new Error(JSON.stringify(checked.problems, null, 2));
const map = `harrow-isles@${checked.digest}`;
const { words } = checked.pack;
const { textsFor } = loadLanguages();

const own = definitionsOn({ map, options: {} }).filter(({ id }) => !isInBox(id));

const begun = (players: number) =>
  adventureRules.setup({
    seats: seatsFor(adventureRules.lobby, players, players),
    options: { map },
    seed: seedOf(1, 0, 'match'),
  }).match;

describe('the Harrow Isles', () => {
  it('are a map of eighteen spaces, and everything that comes with it takes part', () => {
    expect(atlasOf(map).spaces).toHaveLength(18);
    const count = (type: string) => own.filter((card) => card.type === type).length;
    expect(
      ['quest', 'challenge', 'board-encounter', 'trophy'].map((type) => [type, count(type)]),
    ).toEqual([
      ['quest', 16],
      ['challenge', 5],
      ['board-encounter', 6],
      ['trophy', 3],
    ]);
  });

  it('say the same things in every language', () => {
    const [first, ...others] = Object.values(words).map((one) => [...messagesOf(one).keys()]);
    expect(Object.keys(words)).toEqual(['en', 'fr']);
    for (const other of others) expect(other).toEqual(first);
  });

  it.each(['en', 'fr'])('have words for every card and space in %s, and a symbol', (locale) => {
    const texts = textsFor(locale);
    for (const card of own) {
      expect(artOf(card.id), card.id).toBeDefined();
      for (const { words: face } of facesOf(card, texts)) {
        expect(face.text, card.id).not.toContain('@');
        expect(texts.has(`adventure-cards.${card.id}.name`) || card.type === 'challenge').toBe(
          true,
        );
      }
    }
    for (const { id } of atlasOf(map).spaces) {
      expect(texts(`adventure-map.${id}.lore`), id).toMatch(/[.!?»”]$/);
    }
  });

  it.each(['en', 'fr'])('have room for every name on the picture in %s', (locale) => {
    const scene = mapScene(viewOf(begun(2), 'table'), textsFor(locale));
    const terrane = terraneOf(scene.map);
    const whole = { x: 0, y: 0, width: MAP_WIDTH, height: terrane.height };
    const written = namesShown(terrane, scene.names, whole);
    expect(written).toHaveLength(18);
    for (const { space, plate } of written) {
      const others = scene.map.spaces.filter(({ id }) => id !== space);
      const boxes = others.flatMap((one) => boxesOf(one, terrane.points.get(one.id)!));
      const plates = written.filter((one) => one.space !== space).map((one) => one.plate);
      expect(
        [...boxes, ...plates].filter((box) => meets(plate, box)),
        space,
      ).toEqual([]);
    }
  });

  it('are played to the end with nothing broken', () => {
    const match = begun(3);
    const random = seedRandom(seedOf(1, 0, 'choices'));
    while (match.outcome === null) {
      const result = answer(adventureRules.procedures, match, randomChoice(random, match.open));
      if (!result.accepted) throw new Error(result.refusal);
      if (match.inputs % 20 === 0) expect(adventureRules.broken(match)).toEqual([]);
    }
    expect(match.outcome).not.toBeNull();
  });
});
