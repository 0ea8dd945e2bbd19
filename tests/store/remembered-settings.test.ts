import { expect, test } from 'vitest';
import type { JsonObject } from '../../src/kernel/json.ts';
import { rememberSettings } from '../../src/store/remembered-settings.ts';

/** A database whose answers can be held back, and a clock. */
function database() {
  const saved = new Map<string, JsonObject>();
  const held: (() => void)[] = [];
  const here = { reads: 0, now: 0, isSlow: false };
  const remembered = rememberSettings(
    async (id) => {
      here.reads += 1;
      const found = saved.get(id) ?? {};
      if (here.isSlow) await new Promise<void>((resolve) => held.push(resolve));
      return found;
    },
    () => here.now,
  );
  const set = (id: string, settings: JsonObject) =>
    remembered.changing(id, async () => void saved.set(id, settings));
  const answer = () => {
    here.isSlow = false;
    for (const resolve of held.splice(0)) resolve();
  };
  return { here, saved, remembered, set, answer };
}

test('settings are read once for all who ask, and again after a minute', async () => {
  const { here, saved, remembered } = database();
  const both = await Promise.all([remembered.of('a'), remembered.of('a')]);
  expect(both).toEqual([{}, {}]);
  // Another process changes them.
  saved.set('a', { locale: 'fr' });
  here.now = 59_999;
  expect(await remembered.of('a')).toEqual({});
  expect(here.reads).toBe(1);
  here.now = 60_000;
  expect(await remembered.of('a')).toEqual({ locale: 'fr' });
});

test('what is changed here is seen at once, by other servers nothing is asked anew', async () => {
  const { here, remembered, set } = database();
  await remembered.of('a');
  await remembered.of('b');
  await set('a', { locale: 'fr' });
  expect(await remembered.of('a')).toEqual({ locale: 'fr' });
  await remembered.of('b');
  expect(here.reads).toBe(3);
});

test('what was read before a change and comes after it is not remembered', async () => {
  const { here, remembered, set, answer } = database();
  here.isSlow = true;
  const before = remembered.of('a');
  await set('a', { locale: 'fr' });
  answer();
  expect(await before).toEqual({});
  expect(await remembered.of('a')).toEqual({ locale: 'fr' });
});

test('a change that fails may have come through all the same', async () => {
  const { saved, remembered } = database();
  await remembered.of('a');
  const change = remembered.changing('a', async () => {
    saved.set('a', { locale: 'fr' });
    throw new Error('The connection is lost.');
  });
  await expect(change).rejects.toThrow('lost');
  expect(await remembered.of('a')).toEqual({ locale: 'fr' });
});

test('what a change says it has left is remembered, unless another was made beside it', async () => {
  const { here, saved, remembered } = database();
  const settle: (() => void)[] = [];
  /** A change that is made now, and answered when it is settled. */
  const changed = (settings: JsonObject) => {
    saved.set('a', settings);
    const answered = new Promise<JsonObject>((resolve) => settle.push(() => resolve(settings)));
    return remembered.changing(
      'a',
      () => answered,
      (left) => left,
    );
  };
  const one = changed({ locale: 'fr' });
  settle[0]?.();
  await one;
  expect(await remembered.of('a')).toEqual({ locale: 'fr' });
  expect(here.reads).toBe(0);

  const earlier = changed({ locale: 'de' });
  const later = changed({ locale: 'en' });
  settle[2]?.();
  await later;
  settle[1]?.();
  await earlier;
  expect(await remembered.of('a')).toEqual({ locale: 'en' });
  expect(here.reads).toBe(1);
  const last = changed({ locale: 'it' });
  settle[3]?.();
  await last;
  expect(await remembered.of('a')).toEqual({ locale: 'it' });
  expect(here.reads).toBe(1);
});

test('a change of servers that nobody names is seen at once', async () => {
  const { saved, remembered, set } = database();
  await set('a', { locale: 'fr' });
  await remembered.of('a');
  await remembered.changingAny(async () => saved.clear());
  expect(await remembered.of('a')).toEqual({});
});

test('settings that could not be read are asked for again', async () => {
  let isThere = false;
  const remembered = rememberSettings(async () => {
    if (!isThere) throw new Error('Not there.');
    return { locale: 'fr' };
  });
  await expect(remembered.of('a')).rejects.toThrow('Not there.');
  isThere = true;
  expect(await remembered.of('a')).toEqual({ locale: 'fr' });
});

test('a thousand servers are remembered, those read last', async () => {
  const { here, remembered } = database();
  for (let number = 0; number <= 1_000; number++) await remembered.of(`s-${number}`);
  expect(here.reads).toBe(1_001);
  await remembered.of('s-1');
  expect(here.reads).toBe(1_001);
  await remembered.of('s-0');
  expect(here.reads).toBe(1_002);
});
