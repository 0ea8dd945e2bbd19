import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { renamedBox } from '../../src/drivers/fuzz/packs/renamed-box.ts';
import { games } from '../../src/games/index.ts';
import { packJsonSchema } from '../../src/packs/json-schema.ts';
import { readyMadeFile, readyMadePacks } from '../../src/packs/ready-made.ts';
import { sister, written } from './villain.ts';

const schema = packJsonSchema(games);
const ajv = new Ajv2020({ strict: false, allErrors: false });
const validate = ajv.compile(schema);
const good = written(sister());

describe('the JSON Schema of packs', () => {
  it('is one', () => {
    expect(ajv.validateSchema(schema)).toBe(true);
    expect(ajv.errors ?? []).toEqual([]);
  });

  it('accepts everything in the boxes', () => {
    for (const game of games) {
      expect(validate(renamedBox(game, (id) => id)), JSON.stringify(validate.errors)).toBe(true);
    }
  });

  it('accepts the packs that come with the bot', () => {
    for (const { manifest } of readyMadePacks()) {
      const pack = JSON.parse(`${readyMadeFile(manifest.id)?.bytes}`);
      expect(validate(pack), JSON.stringify(validate.errors)).toBe(true);
    }
  });

  it.each([
    ['a kind of effect', '"kind": "resist"', '"kind": "resit"'],
    ['a property', '"health": {', '"helth": {'],
    ['a type', '"type": "villain-event"', '"type": "vilain-event"'],
    ['a number', '"speed": 5', '"speed": "5"'],
    ['the format', '"format": 1', '"format": 2'],
    ['a part', '"words": {', '"wrods": {'],
  ])('refuses %s that isn’t there', (_name, from, to) => {
    expect(validate(JSON.parse(good))).toBe(true);
    expect(good).toContain(from);
    expect(validate(JSON.parse(good.replace(from, to)))).toBe(false);
  });

  it('explains what the manifest and an overlay ask for', () => {
    expect(JSON.stringify(schema)).toContain('Raise it with every change');
    expect(JSON.stringify(schema)).toContain('Cards of the box that are left out');
  });
});
