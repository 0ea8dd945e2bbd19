import { describe, expect, it } from 'vitest';
import { nameText } from '../../../src/games/adventure/card-text.ts';
import { adventure } from '../../../src/games/adventure/index.ts';
import { allOf } from '../../../src/games/adventure/rules/cards/library.ts';
import type { AdventureEvents } from '../../../src/games/adventure/rules/events.ts';
import { eventFor } from '../../../src/kernel/event.ts';
import type { EventOf } from '../../../src/kernel/vocabulary.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import { scenario } from '../../support/adventure.ts';
import { playGame } from './random-games.ts';

const texts = loadTexts();
const { presentation } = adventure;

type Told = EventOf<AdventureEvents>;

const tell = (...events: Told[]) => presentation.events(events, texts);

/** What everybody hears of a scenario. */
const told = (s: ReturnType<typeof scenario>): string[] =>
  presentation.events(
    s.happenings.flatMap((happening) => eventFor(happening, 'table') ?? []),
    texts,
  );

const blow = (side: 'attacker' | 'defender', who: string, against: string, hits = true): Told => ({
  type: 'attacked',
  args: {
    side,
    who,
    against,
    type: 'melee',
    die: 4,
    attack: 2,
    defense: hits ? 6 : 7,
    hits: `${hits}`,
    damage: hits ? 1 : 0,
  },
});

const hurt = (character: string): Told => ({
  type: 'damaged',
  args: { character, amount: 1, damage: 2, health: 5 },
});

describe('a blow that is told while the fight goes on', () => {
  it('AD-123: says whose it is, at whom, and what is left of them, once', () => {
    expect(tell(blow('attacker', 'hunter', 'warrior'), hurt('warrior'))).toEqual([
      'Urgo hits Constance: ⚃ 4 + 2 ≥ 6, **1 damage**, ♥ 3/5.',
    ]);
  });

  it('AD-124, AD-125: of two that are struck at once, each has its own damage', () => {
    expect(
      tell(
        blow('defender', 'warrior', 'hunter'),
        blow('attacker', 'hunter', 'warrior'),
        hurt('hunter'),
        hurt('warrior'),
      ),
    ).toEqual([
      'Constance hits Urgo: ⚃ 4 + 2 ≥ 6, **1 damage**, ♥ 3/5.',
      'Urgo hits Constance: ⚃ 4 + 2 ≥ 6, **1 damage**, ♥ 3/5.',
    ]);
  });

  it('of an encounter, however many they are, is told of whom it is aimed at', () => {
    expect(tell(blow('defender', 'spade-brothers', 'hunter'), hurt('hunter'))).toEqual([
      'Urgo is hit by the Spade Brothers: ⚃ 4 + 2 ≥ 6, **1 damage**, ♥ 3/5.',
    ]);
    expect(tell(blow('defender', 'spade-brothers', 'hunter', false))).toEqual([
      'Urgo wards off the Spade Brothers: ⚃ 4 + 2 < 7.',
    ]);
    const shot = blow('defender', 'spade-brothers', 'hunter', false) as EventOf<
      Pick<AdventureEvents, 'attacked'>
    >;
    expect(tell({ ...shot, args: { ...shot.args, type: 'ranged' } })).toEqual([
      'Urgo wards off a ranged attack by the Spade Brothers: ⚃ 4 + 2 < 7.',
    ]);
  });

  it('keeps apart the damage that something else does', () => {
    expect(tell(blow('attacker', 'hunter', 'warrior', false), hurt('warrior'))).toEqual([
      'Urgo misses Constance: ⚃ 4 + 2 < 7. Constance takes **1 damage** (♥ 3/5).',
    ]);
  });

  it('says nothing where an older version did not note at whom', () => {
    const { args } = blow('attacker', 'hunter', 'warrior') as Extract<Told, { type: 'attacked' }>;
    const { against: _, ...older } = args;
    expect(tell({ type: 'attacked', args: older })).toEqual([]);
  });
});

describe('the end of a fight', () => {
  const ended = (result: AdventureEvents['combat-ended']['result'], against: string): Told => ({
    type: 'combat-ended',
    args: { character: 'hunter', against, result },
  });
  const wakes = (character: string): Told => ({
    type: 'character-defeated',
    args: { character, city: 'ironforge' },
  });

  it('AD-068: whoever is told to have fallen only wakes; who falls otherwise is defeated, and wakes', () => {
    expect(tell(ended('character-defeated', 'spade-brothers'), wakes('hunter'))).toEqual([
      '**Urgo falls to the Spade Brothers.** Urgo wakes at **Ironforge**.',
    ]);
    expect(tell(ended('opponent-defeated', 'warrior'), wakes('warrior'))).toEqual([
      '**Urgo defeats Constance!** Constance wakes at **Ironforge**.',
    ]);
    expect(tell(hurt('hunter'), wakes('hunter'))).toEqual([
      '💔 Urgo takes **1 damage** (♥ 3/5). Urgo is defeated and wakes at **Ironforge**.',
    ]);
    expect(tell(ended('opponent-defeated', 'warrior'), hurt('hunter'), wakes('hunter'))).toEqual([
      '**Urgo defeats Constance!** Urgo takes **1 damage** (♥ 3/5). Urgo is defeated and wakes at **Ironforge**.',
    ]);
  });

  it('AD-131: where both fall, who suffers is named', () => {
    const s = scenario({
      characters: { warrior: { space: 'gallows-road', damage: 4 }, hunter: {} },
      next: { grey: ['hedge-whelp'] },
    });
    s.dice(6, 6).challenge('warrior');
    expect(told(s).join('\n')).toMatch(
      /Constance and the Hedge Whelp bring each other down\*\* \(.*\); Constance takes \*\*\d damage\*\*/,
    );
  });

  it('AD-078: an encounter of the board that has nothing more to give says so', () => {
    const first = scenario({ characters: { warrior: { space: 'goldfields' }, hunter: {} } });
    first.dice(6, 1).challenge('warrior');
    expect(told(first).join('\n')).not.toContain('nothing more');
    const second = scenario({
      characters: { warrior: { space: 'goldfields', level: 'green' }, hunter: {} },
    });
    second.dice(6, 1).challenge('warrior');
    expect(told(second).join('\n')).toContain('Toll Captain has nothing more to give Constance.');
  });
});

describe('words that fit one and many', () => {
  it('let no card do anything that one would say otherwise of several', () => {
    const names = allOf('challenge').flatMap(({ id, back }) => [
      nameText(id, texts, 'front'),
      ...(back ? [nameText(id, texts, 'back')] : []),
    ]);
    const escaped = [...new Set(names)].map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    const doing = new RegExp(
      `(?:^|[ *])(?:${escaped.join('|')})\\**(?:’s)? (?:is|has|was|[a-z]+s)\\b`,
    );
    expect('The Spade Brothers is defeated').toMatch(doing);
    const lines: string[] = [];
    playGame(
      3,
      11,
      () => {},
      (happenings) => {
        const events = happenings.flatMap((happening) => eventFor(happening, 'table') ?? []);
        lines.push(...presentation.events(events, texts));
      },
    );
    expect(lines.length).toBeGreaterThan(200);
    expect(lines.filter((line) => doing.test(line))).toEqual([]);
  });

  it('AD-102: an item that is used up is told as one thing', () => {
    const used: Told = {
      type: 'item-used',
      args: { character: 'mage', item: 'granary-rat', as: 'health' },
    };
    const lost: Told = { type: 'item-lost', args: { character: 'mage', item: 'granary-rat' } };
    expect(tell(used, lost)).toEqual(['🧪 Ottoline discards **Heel of a Loaf** to heal.']);
    expect(tell({ type: 'item-used', args: { ...used.args, as: 'power' } } as Told, lost)).toEqual([
      '🔧 Ottoline uses up **Heel of a Loaf**.',
    ]);
  });

  it('AD-025: one discovery lies, several lie', () => {
    const shuffled = (amount: number) => tell({ type: 'discoveries-shuffled', args: { amount } });
    expect(shuffled(1)[0]).toContain('1 lies face down');
    expect(shuffled(2)[0]).toContain('2 lie face down');
  });
});
