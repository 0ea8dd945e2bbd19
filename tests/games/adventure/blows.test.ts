import { describe, expect, it } from 'vitest';
import { adventure } from '../../../src/games/adventure/index.ts';
import { decidingFight } from '../../../src/games/adventure/presentation/blow/deciding.ts';
import { fightsIn } from '../../../src/games/adventure/presentation/blow/found.ts';
import { fightBlow } from '../../../src/games/adventure/presentation/blow/scene.ts';
import type { Told } from '../../../src/games/adventure/presentation/events/telling.ts';
import type { AdventureView } from '../../../src/games/adventure/rules/view.ts';
import { eventFor, type GameEvent, type Happening } from '../../../src/kernel/event.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import { type Scenario, scenario } from '../../support/adventure.ts';
import { playGame } from './random-games.ts';

const texts = loadTexts();
const { blow } = adventure.presentation;

const heard = (happenings: readonly Happening[]): GameEvent[] =>
  happenings.flatMap((happening) => eventFor(happening, 'table') ?? []);
const told = ({ happenings }: Scenario): GameEvent[] => heard(happenings);

async function pictureOf(events: readonly GameEvent[]) {
  const shown = blow?.of(events);
  if (!blow || !shown) throw new Error('Nobody has struck.');
  return blow.picture(shown, texts);
}

const wordsOf = async (s: Scenario) => (await pictureOf(told(s))).altText.split('\n');

/** Constance (attack 1, defense 5, health 5) meets a Rooting Boar (attack 2, defense 4, 1 damage at a 4 or 5). */
const meets = (dice: [number, number], warrior = {}): Scenario =>
  scenario({
    characters: { warrior: { space: 'gallows-road', ...warrior } },
    next: { grey: ['rooting-boar'] },
  })
    .dice(...dice)
    .challenge('warrior');

describe('the picture of a fight', () => {
  it('AD-123, AD-126: says what both dice come to, and who falls', async () => {
    expect(await wordsOf(meets([5, 1]))).toEqual([
      'Constance defeats the Rooting Boar.',
      'Constance rolls 5: 5 + 1 against defense 4, 1 damage.',
      'The Rooting Boar rolls 1: 1 + 2 against defense 5, no hit.',
      'The Rooting Boar falls.',
    ]);
  });

  it('AD-130: says what a hit leaves of a character, and who falls', async () => {
    expect((await wordsOf(meets([1, 4]))).slice(2)).toEqual([
      'The Rooting Boar rolls 4: 4 + 2 against defense 5, 1 damage.',
      'Constance has 4 of 5 health left.',
    ]);
    const words = await wordsOf(meets([1, 4], { damage: 4 }));
    expect(words[0]).toBe('Constance falls to the Rooting Boar.');
    expect(words.slice(-2)).toEqual(['Constance has 0 of 5 health left.', 'Constance falls.']);
    expect((await wordsOf(meets([5, 4], { damage: 4 })))[0]).toBe(
      'Constance and the Rooting Boar bring each other down.',
    );
  });

  it('looks different where a die differs or somebody falls, and the same for the same fight', async () => {
    const [one, again, other, hurt] = await Promise.all(
      [meets([1, 1]), meets([1, 1]), meets([2, 1]), meets([1, 4])].map((s) => pictureOf(told(s))),
    );
    expect(again?.buffer).toEqual(one?.buffer);
    expect(other?.buffer.equals(one!.buffer)).toBe(false);
    expect(hurt?.buffer.equals(one!.buffer)).toBe(false);
    expect(one!.buffer.length).toBeLessThan(120_000);
  });
});

describe('which fight of a turn is shown', () => {
  const harmless = told(meets([1, 1]));
  const hurting = told(meets([1, 4]));
  const killing = told(meets([5, 1]));

  it('is the latest, or the latest in which somebody fell', () => {
    expect(blow?.of([...harmless, ...hurting])).toEqual(blow?.of(hurting));
    expect(blow?.of([...killing, ...hurting])).toEqual(blow?.of(killing));
    expect(blow?.of(killing)?.map(({ type }) => type)).toEqual([
      'combat-began',
      'dice-rolled',
      'attacked',
      'attacked',
      'combat-ended',
    ]);
  });

  it('is none before the first attack, nor if the battle was called off', () => {
    const struck = killing.findIndex(({ type }) => type === 'attacked');
    expect(blow?.of(killing.slice(0, struck))).toBeNull();
    expect(blow?.of(killing.slice(0, struck + 1))).not.toBeNull();
    const off = JSON.parse(JSON.stringify(killing).replace('opponent-defeated', 'canceled'));
    expect(blow?.of(off)).toBeNull();
    expect(blow?.of([...hurting, ...off])).toEqual(blow?.of(hurting));
  });

  it('is none whose opponent this version of the bot does not know', () => {
    const strange = JSON.parse(JSON.stringify(killing).replaceAll('rooting-boar', 'nobody-knows'));
    expect(blow?.of(strange)).toBeNull();
  });
});

it('every fight of random matches says hit or miss as its numbers do', () => {
  let seen = 0;
  for (const game of [1, 2, 3]) {
    const events: GameEvent[] = [];
    playGame(
      2,
      game,
      () => {},
      (happenings) => events.push(...heard(happenings)),
      400,
    );
    for (const fight of fightsIn(events as Told[])) {
      const { sums, sides, title, dice } = fightBlow(fight, texts);
      expect(title).not.toMatch(/[{}]|adventure/);
      expect(dice).toHaveLength(2);
      for (const [index, { terms }] of sums.entries()) {
        if (terms.length < 4) continue;
        const [die, attack, defense, result] = terms;
        const value =
          Number(die!.number) + (attack!.sign === '−' ? -1 : 1) * Number(attack!.number);
        const hits = value >= Number(defense!.number);
        expect(defense!.sign).toBe(hits ? '≥' : '<');
        expect(result!.words).toBe(hits ? 'damage' : 'misses');
        const struck = sides[1 - index];
        if (struck?.harm) expect(Number(result!.number)).toBe(struck.harm.amount);
        seen += 1;
      }
    }
  }
  expect(seen).toBeGreaterThan(20);
});

describe('the fight that decided the race', () => {
  /** Of what was told, if that was the last round and these have won. */
  const decided = (s: Scenario, winners: string[]) => {
    const view = adventure.rules.view(s.match, 'table') as AdventureView;
    const over = { ...view, outcome: { winners, reason: 'valor' } };
    return decidingFight(over, told(s) as Told[])?.began.args.against ?? null;
  };

  it('is the last one, if a winner has won it', () => {
    const won = meets([5, 1]);
    const seat = won.state.characters[0]?.seat ?? '';
    expect(decided(won, [seat])).toBe('rooting-boar');
    expect(decided(won, [])).toBeNull();
    expect(decided(meets([1, 1]), [seat])).toBeNull();
    expect(decided(meets([1, 4], { damage: 4 }), [seat])).toBeNull();
  });
});
