import { describe, expect, it } from 'vitest';
import { fingerprint, joinPath, partAt } from '../../src/kernel/definitions.ts';

const card = { effect: { kind: 'choose', options: [{ kind: 'heal' }, { kind: 'focus' }] } };

describe('a pointer into a definition', () => {
  it('leads to a part by the names of properties', () => {
    expect(partAt(card, joinPath('effect', 'options.1'))).toEqual({ kind: 'focus' });
    expect(partAt(card, joinPath('', 'effect'))).toBe(card.effect);
    expect(partAt(card, '')).toBe(card);
  });

  it('leads nowhere when the part is gone', () => {
    expect(partAt(card, 'effect.options.2')).toBeUndefined();
    expect(partAt(card, 'effect.options.2.kind')).toBeUndefined();
    expect(partAt({ effect: null }, 'effect.kind')).toBeUndefined();
  });

  it('has a fingerprint that changes with the definition, and with nothing else', () => {
    expect(fingerprint(structuredClone(card))).toBe(fingerprint(card));
    expect(fingerprint(card)).toMatch(/^[0-9a-f]{8}$/);
    const { effect } = card;
    const otherOrder = { effect: { options: effect.options, kind: effect.kind } };
    expect(fingerprint(otherOrder)).toBe(fingerprint(card));
    const changed = { effect: { ...card.effect, options: [{ kind: 'heal' }] } };
    expect(fingerprint(changed)).not.toBe(fingerprint(card));
    expect(fingerprint({ effect: null })).not.toBe(fingerprint({}));
  });
});
