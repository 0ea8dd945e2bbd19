import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ADDRESSES,
  type AddressParts,
  type AddressVerb,
  decodeAddress,
  encodeAddress,
} from '../../src/discord/address.ts';
import { optionReference, resolveReference } from '../../src/discord/components/references.ts';
import { isGarbled } from '../../src/discord/garbled.ts';
import type { Decision } from '../../src/kernel/decision.ts';

const verbs = Object.keys(ADDRESSES) as AddressVerb[];

describe('addresses', () => {
  it('come back as they were written', () => {
    const part = fc.string({ maxLength: 8, unit: 'grapheme' }).filter((text) => !isGarbled(text));
    fc.assert(
      fc.property(
        fc.constantFrom(...verbs),
        fc.array(part, { minLength: 4, maxLength: 4 }),
        (verb, values) => {
          const parts = Object.fromEntries(
            ADDRESSES[verb].map((name, index) => [name, values[index] ?? '']),
          ) as AddressParts<typeof verb>;
          expect(decodeAddress(encodeAddress(verb, parts))).toEqual({ verb, ...parts });
        },
      ),
    );
  });

  it('are never longer than Discord allows', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (table) => {
        try {
          expect(encodeAddress('act', { table }).length).toBeLessThanOrEqual(100);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
        }
      }),
    );
  });

  it('are null when this version does not know them', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 100 }), (customId) => {
        const address = decodeAddress(customId);
        if (address) expect(verbs).toContain(address.verb);
        else expect(address).toBeNull();
      }),
    );
    const long = `act:${'a'.repeat(97)}`;
    const garbled = ['act:a\0', 'act:\ud800', long];
    for (const customId of [
      '',
      'act',
      'act:a:b',
      'constructor:a',
      'toString',
      'pick:a:b',
      ...garbled,
    ])
      expect(decodeAddress(customId)).toBeNull();
  });

  it('hold a match, a decision and any option', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 300, unit: 'binary' }), (id) => {
        const option = { id, verb: 'play' };
        const reference = optionReference(option);
        const address = encodeAddress('pick', {
          table: 'abcdefghij',
          decision: 'zzzzz',
          option: reference,
        });
        expect(address.length).toBeLessThanOrEqual(100);
        const decision = { options: [{ id: 'other', verb: 'play' }, option] } as Decision;
        expect(resolveReference(decision, reference)).toBe(id);
      }),
    );
  });
});
