import { describe, expect, it } from 'vitest';
import type { Done } from '../../src/drivers/players/deed.ts';
import { type Patience, type Policy, pressUntil } from '../../src/drivers/players/person.ts';
import type { Player } from '../../src/drivers/players/player.ts';
import type { Step } from '../../src/drivers/players/ways.ts';

const step = (value: string) => ({ values: [value] }) as Step;

/** Somebody whose presses lead to nothing but themselves. */
const player = { click: async (pressed: Step) => ({ deed: { step: pressed } }) as Done } as Player;

const valuePressed = ({ deed }: Done): string => deed.step?.values?.[0] ?? '';

/** Presses these one after another, unless a policy says otherwise, until `right` has been pressed. */
function pressing(values: string[], patience: Patience, policy?: Policy) {
  const inOrder: Policy = () => {
    const value = values.shift();
    return value === undefined ? null : step(value);
  };
  const person = { player, policy: policy ?? inOrder, patience };
  return pressUntil(person, (done) => valuePressed(done) === 'right');
}

describe('somebody presses what their policy says', () => {
  it('until a press counts', async () => {
    const tried = await pressing(['wrong', 'right', 'never'], { presses: 5 });
    expect(tried).toMatchObject({ ending: 'answered', presses: 2 });
    expect(valuePressed(tried.latest as Done)).toBe('right');
  });

  it('until nothing that they see leads on', async () => {
    expect(await pressing(['wrong'], { presses: 5 })).toMatchObject({ ending: 'lost', presses: 1 });
    expect(await pressing([], { presses: 5 })).toEqual({
      ending: 'lost',
      presses: 0,
      latest: null,
    });
  });

  it('until their patience is at its end', async () => {
    const tried = await pressing(['wrong', 'wrong', 'right'], { presses: 2 });
    expect(tried).toMatchObject({ ending: 'tired', presses: 2 });
  });

  it('after some thought, and with what came of the press before in mind', async () => {
    const said: string[] = [];
    const thinks = async () => said.push('thinks');
    const policy: Policy = (_, latest) => {
      said.push(latest ? `after ${valuePressed(latest)}` : 'first');
      return step(latest ? 'right' : 'wrong');
    };
    await pressing([], { presses: 3, thinks }, policy);
    expect(said).toEqual(['thinks', 'first', 'thinks', 'after wrong']);
  });

  it('and waits for what is still to come, as long as something is', async () => {
    const values: string[] = [];
    const waits = async () => values.push('right') === 1;
    expect(await pressing(values, { presses: 3, waits })).toMatchObject({ ending: 'answered' });
    expect(await pressing([], { presses: 3, waits: async () => false })).toMatchObject({
      ending: 'lost',
    });
  });
});
