import { describe, expect, expectTypeOf, it } from 'vitest';
import { definitionOf } from '../../../src/cards/library.ts';
import { adventure } from '../../../src/games/adventure/index.ts';
import { mapWords } from '../../../src/games/adventure/presentation/alt-words.ts';
import type { WordedPrompt } from '../../../src/games/adventure/presentation/prompts.ts';
import { allOf } from '../../../src/games/adventure/rules/cards/library.ts';
import type { AdventureEvents } from '../../../src/games/adventure/rules/events.ts';
import { adventureRules } from '../../../src/games/adventure/rules/index.ts';
import type { AdventurePrompts } from '../../../src/games/adventure/rules/prompts.ts';
import type { Option } from '../../../src/kernel/decision.ts';
import { eventFor } from '../../../src/kernel/event.ts';
import type { EventOf } from '../../../src/kernel/vocabulary.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import { scenario } from '../../support/adventure.ts';
import { seedsOf } from '../../support/seeds.ts';
import { cutLabels } from '../cut-labels.ts';
import { playGame } from './random-games.ts';

const texts = loadTexts();
const { presentation } = adventure;
const tell = (...events: EventOf<AdventureEvents>[]) => presentation.events(events, texts);

// Checked by `npm run check`: this fails by not compiling.
describe('questions', () => {
  it('all have words, and there are no words for any other', () => {
    expectTypeOf<WordedPrompt>().toEqualTypeOf<keyof AdventurePrompts>();
  });
});

/** What everybody hears of a scenario. */
const told = (s: ReturnType<typeof scenario>): string[] =>
  presentation.events(
    s.happenings.flatMap((happening) => eventFor(happening, 'table') ?? []),
    texts,
  );

describe('a fight', () => {
  it('AD-123, AD-128: that is won takes one line, with both dice and what it yields', () => {
    const s = scenario({
      characters: { warrior: { space: 'goldfields' }, hunter: {} },
      track: [{ card: 'granary-rat', space: 'goldfields' }],
    });
    s.dice(5, 1).challenge('warrior').choose('fight:granary-rat');
    const [line, ...others] = told(s);
    expect(others).toEqual([]);
    expect(line).toMatch(
      /^💥 \*\*Constance defeats the Granary Rat\*\* \(⚄ 5 \+ \d ≥ \d\), unharmed \(⚀ 1 \+ \d < \d\)\. Constance gains \*\*Heel of a Loaf\*\* \(.*\)\.$/,
    );
  });

  it('AD-129: that is lost by nobody says where the encounter stays, and with which marker', () => {
    const s = scenario({
      characters: { warrior: { space: 'gallows-road' }, hunter: {} },
      next: { grey: ['granary-rat'] },
    });
    s.dice(2, 1).challenge('warrior');
    expect(told(s)).toEqual([
      '🎴 Constance draws **Granary Rat** (grey).',
      expect.stringMatching(
        /^🛡️ Constance misses the Granary Rat \(⚁ .*\), unharmed \(⚀ .*\)\. Left undefeated at \*\*Gallows Road\*\*: Granary Rat.* \(marker 1\)\.$/,
      ),
    ]);
  });

  it('AD-136: between characters says what each has suffered', () => {
    const s = scenario({
      characters: { hunter: { space: 'gallows-road' }, warrior: { space: 'gallows-road' } },
    });
    s.dice(6, 6).challenge('hunter').choose('attack:warrior');
    const lines = told(s).join('\n');
    expect(lines).toMatch(
      /Urgo hits Constance from afar \(★ 6 \+ \d ≥ \d: \*\*1 damage\*\*, ♥ \d\/\d\)/,
    );
    expect(lines).toMatch(/takes \*\*1 damage\*\*, ♥ \d\/\d \(★ 6 \+ \d ≥ \d\)/);
  });

  it('is told as far as it has come', () => {
    const began: EventOf<AdventureEvents> = {
      type: 'combat-began',
      args: { character: 'hunter', against: 'plague-baron', with: 'board' },
    };
    const dice: EventOf<AdventureEvents> = {
      type: 'dice-rolled',
      args: { attacker: 3, defender: 6 },
    };
    expect(tell(began)).toEqual(['⚔️ **Urgo fights the Plague Baron.**']);
    expect(tell(began, dice)).toEqual([
      '⚔️ **Urgo fights the Plague Baron.**',
      '🎲 The dice: ⚂ against ★.',
    ]);
  });
});

describe('a turn', () => {
  it('AD-012: the way and what is explored share a line', () => {
    const s = scenario({ characters: { warrior: { space: 'stormwind' }, hunter: {} } });
    s.turn('warrior', 0).choose('to:goldfields');
    expect(told(s)).toEqual([
      '🎲 Constance rolls **1 space** and **3 energy**, travels 1 space to **Goldfields**, reads a **scroll**, and draws a card.',
      '⚔️ **Constance fights the Toll Captain.**',
    ]);
    s.end();
  });

  it('AD-074: a new level comes before what it brings', () => {
    const lines = tell(
      { type: 'healed', args: { character: 'mage', amount: 2, damage: 0, health: 5 } },
      { type: 'cards-drawn', args: { character: 'mage', amount: 3 } },
      { type: 'level-gained', args: { character: 'mage', level: 'green' } },
    );
    expect(lines).toEqual([
      '⭐ **Ottoline is now green!** Ottoline heals 2 (♥ 5/5) and draws 3 cards.',
    ]);
  });

  it('AD-085: how far a quest has come is not told where it is completed', () => {
    const [quest] = allOf('quest');
    const args = { character: 'mage', quest: quest?.id ?? '' };
    const advanced: EventOf<AdventureEvents> = {
      type: 'task-advanced',
      args: { ...args, task: 0, progress: 1, needed: 1 },
    };
    expect(tell(advanced)).toHaveLength(1);
    const lines = tell(advanced, {
      type: 'quest-completed',
      args: { ...args, valor: 2, total: 5 },
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('2 valor** (5 in all)');
  });

  it('W-16: what the auction of the board takes is told as its price', () => {
    const lost = (item: string): EventOf<AdventureEvents> => ({
      type: 'item-lost',
      args: { character: 'mage', item },
    });
    expect(
      tell(lost('granary-rat'), lost('dust-devil'), {
        type: 'board-encounter-done',
        args: { character: 'mage', encounter: 'bay-auction' },
      }),
    ).toEqual(['💰 Ottoline pays the Bay Auction with **Heel of a Loaf** and **Pinch of Grit**.']);
  });
});

/** Choices of each game: the shortest of them reaches its end. */
const ENOUGH = 900;

/** An option without the name of the one copy that it would take. */
const nameless = ({ id, verb, args }: Option): string => {
  const { card } = (args ?? {}) as { card?: unknown };
  return typeof card === 'string' ? `${verb}: ${definitionOf(card)}` : id;
};

describe('words for everything that happens', () => {
  let ended = 0;
  it.each(seedsOf([2, 4, 3, 1], 1))(
    'in random games of %i players',
    (players) => {
      const lines: string[] = [];
      const cut: string[] = [];
      let asked = 0;
      const match = playGame(
        players,
        players,
        (open) => {
          asked += 1;
          if (asked % 23 !== 0) return;
          const decision = open.open[0]!;
          const seat = decision.seats[0] as string;
          for (const viewer of [seat, 'table']) {
            const view = adventureRules.view(open, viewer);
            lines.push(
              presentation.headline(view, texts),
              ...presentation.status(view, texts),
              ...presentation.details(view, texts),
              presentation.chapter(open.chapter, texts),
              ...(presentation.boardInWords?.(view, texts) ?? '').split('\n'),
            );
            const { question, why } = presentation.prompt(view, decision, texts);
            lines.push(question, why ?? '');
          }
          const view = adventureRules.view(open, seat);
          const { menus, lines: panel } = presentation.panel(view, decision, texts);
          lines.push(...panel);
          // A way is there once, or once for each resource activated at its end; under its purpose as well.
          const offered = menus.flatMap(({ options }) => options);
          const taps = menus
            .flatMap(({ options, lead }) => options.slice(lead?.count ?? 0))
            .map(({ option, ahead = [] }) => [option.id, ...ahead].join(' > '));
          expect(new Set(taps).size).toBe(taps.length);
          // Copies of a card may be one entry, with their number.
          expect(new Set(offered.map(({ option }) => nameless(option)))).toEqual(
            new Set(decision.options.map(nameless)),
          );
          expect(new Set(menus.map(({ id }) => id)).size).toBe(menus.length);
          for (const menu of menus) {
            for (const { text } of menu.options) {
              expect(text.description ?? '').not.toContain('\n');
              lines.push(text.label, text.description ?? '');
            }
            const labels = menu.options.map(({ text }) => `${text.label} ${text.description}`);
            if (decision.choose.max === 1 && menu.as === 'buttons') {
              expect(new Set(labels).size, labels.join('\n')).toBe(labels.length);
            }
          }
          cut.push(...cutLabels(presentation, view, decision, texts));
          lines.push(...presentation.seatNames(view, seat, texts));
        },
        (happenings) => {
          for (const viewer of ['table', 'seat-1']) {
            const events = happenings.flatMap((happening) => eventFor(happening, viewer) ?? []);
            lines.push(...presentation.events(events, texts));
          }
        },
        ENOUGH,
      );
      if (match.outcome !== null) {
        const { title, lines: ending } = presentation.ending(
          adventureRules.view(match, 'table'),
          texts,
        );
        lines.push(title, ...ending);
        ended += 1;
      }
      const odd = lines.filter((line) => /undefined|null|NaN|[{}]|\[object|\+ -|\.\.$/.test(line));
      expect([...new Set(odd)].slice(0, 20)).toEqual([]);
      expect([...new Set(cut)]).toEqual([]);
    },
    120_000,
  );

  it('come to an end in one of them at least', () => {
    expect(ended).toBeGreaterThan(0);
  });

  it('told alone, an event takes at least the room that it takes in company', () => {
    playGame(
      2,
      5,
      () => {},
      (happenings) => {
        const events = happenings.flatMap((happening) => eventFor(happening, 'table') ?? []);
        const lengthOf = (lines: readonly string[]) =>
          lines.reduce((sum, line) => sum + line.length + 1, 0);
        const alone = events.reduce(
          (sum, event) => sum + lengthOf(presentation.events([event], texts)),
          0,
        );
        expect(lengthOf(presentation.events(events, texts))).toBeLessThanOrEqual(alone + 40);
      },
    );
  }, 60_000);

  it('AD-024: a discovery that is revealed and kept is named once', () => {
    expect(
      tell(
        {
          type: 'discovery-revealed',
          args: { character: 'hunter', token: 'gold.1', space: 'goldfields' },
        },
        { type: 'discovery-kept', args: { character: 'hunter', token: 'gold.1' } },
      ),
    ).toEqual(['❕ Urgo reveals **Gold** and keeps it.']);
  });

  it('leaves out what another version of the bot has told of', () => {
    expect(presentation.events([{ type: 'sang', args: { character: 'mage' } }], texts)).toEqual([]);
  });
});

describe('the lobby', () => {
  it('names every character, with a portrait and its values', async () => {
    for (const { id, values } of adventureRules.lobby.characters.offers) {
      const { width, altText } = await presentation.portrait(id, texts);
      expect(width).toBeGreaterThan(100);
      expect(altText).toContain(texts(`adventure.character.${id}.name`));
      expect(texts(`adventure-cards.${id}.name`)).toBe(texts(`adventure.character.${id}.name`));
      expect(Object.keys(values).every((value) => texts.has(`adventure.value.${value}`))).toBe(
        true,
      );
    }
  });
});

describe('for those who don’t see the map', () => {
  it('words say who is where, what can be reached and what waits there, and where every path leads', () => {
    const s = scenario({
      characters: {
        warrior: { space: 'stormwind' },
        hunter: { space: 'redwater', level: 'green' },
      },
      track: [{ card: 'sheep-kite', space: 'millers-wood' }],
      placed: { goldfields: ['bomb.1', 'gold.1'] },
    });
    s.state.round = 1;
    s.travel('warrior', 1);
    if (s.state.turn) s.state.turn.face = 0;
    const words = presentation.boardInWords?.(adventureRules.view(s.match, 'seat-1'), texts) ?? '';
    const lines = words.split('\n');
    expect(lines).toContain(
      'Constance (you) at Stormwind: grey level, health 5 of 5, 0 of 8 valor.',
    );
    expect(lines).toContain('Constance can reach Tinkers’ Vale, Goldfields, and Miller’s Wood.');
    expect(words).toMatch(
      /Goldfields, 1 space away: grey · encounter Toll Captain \d+% · 2 discoveries · scroll\n/,
    );
    expect(words).toMatch(
      /Miller’s Wood, 1 space away: grey · (undefeated|with Aggro): Sheep Kite \d+% ·/,
    );
    expect(lines).toContain(
      'Redwater: green · encounter Redwater Witch · Urgo here · small potion. Paths to Miller’s Wood, Cinder Gorge, Widow’s Wood, and Sunken Temple.',
    );
    expect(words).not.toMatch(/\p{Extended_Pictographic}/u);
    // The map itself shows no chances.
    const shown = mapWords(adventureRules.view(s.match, 'seat-1'), texts);
    expect(shown).toContain(
      'Goldfields, 1 space away: grey · encounter Toll Captain · 2 discoveries · scroll\n',
    );
    expect(shown).not.toMatch(/%/);
    s.end();
  });

  it('AD-123: the picture of a fight says what both fight with, what the encounter does, and who hits on what', async () => {
    const s = scenario({
      characters: { warrior: { space: 'goldfields', damage: 1, hand: ['both-feet-planted'] } },
    });
    s.challenge('warrior', 2);
    const view = adventureRules.view(s.match, 'seat-1');
    const fight = await presentation.picture(view, { kind: 'fight' }, texts);
    expect(fight?.altText.split('\n')).toEqual([
      'A fight at Goldfields',
      expect.stringMatching(
        /^Constance · health 4 of 5, melee attack \d, defense \d, damage \d · Hits on \d or better$/,
      ),
      expect.stringMatching(
        /^Toll Captain · melee attack \d, defense \d, damage \d · On 5 or ★: .* · Hits on \d or better$/,
      ),
    ]);
    s.end();
  });

  it('the picture of a sheet says its values in words', async () => {
    const s = scenario({
      characters: {
        warrior: {
          damage: 1,
          hand: ['both-feet-planted'],
          quests: [{ card: 'scarecrow-ballot', progress: [1] }],
          armor: 'headwind',
          bag: ['granary-rat'],
          kept: ['gold'],
        },
      },
    });
    const view = adventureRules.view(s.match, 'seat-1');
    const sheet = await presentation.picture(view, { kind: 'sheet', about: 'warrior' }, texts);
    expect(sheet?.altText.split('\n')).toEqual([
      'Constance Pike',
      expect.stringMatching(
        /^Grey level, health 4 of 5, melee attack \d, defense \d, damage \d, valor 0 of 8, 1 ability card$/,
      ),
      'Quest The Scarecrows’ Ballot (1 valor): Collect your tokens at Goldfields and Miller’s Wood. (1/2)',
      'Equipped: Barrel and Braces',
      'In the bag: Heel of a Loaf',
      'Kept discoveries: Gold',
    ]);
    s.end();
  });

  it('AD-011: nobody stands anywhere before everybody has chosen a city', async () => {
    const s = scenario({ characters: { warrior: {}, hunter: {} } });
    const view = adventureRules.view(s.match, 'seat-1');
    expect(presentation.pictureAt(view, 'look', null)).toEqual({ kind: 'map' });
    expect(presentation.pictures(view, texts).map(({ kind }) => kind)).not.toContain('around');
    const map = await presentation.picture(view, { kind: 'map' }, texts);
    expect(map?.altText).toContain('Constance (you): grey level, health 5 of 5');
    expect(map?.altText).not.toContain('Next to it');
    s.end();
  });
});

describe('what a chronicle tells', () => {
  const view = (over: boolean) => {
    const s = scenario({ characters: { warrior: {}, hunter: {} } });
    s.end();
    const shown = adventureRules.view(s.match, 'table');
    return { ...shown, outcome: over ? { winners: ['seat-1'], reason: 'valor' } : null };
  };
  const rolled: EventOf<AdventureEvents> = {
    type: 'movement-rolled',
    args: { character: 'warrior', spaces: 2, energy: 2 },
  };
  const began: EventOf<AdventureEvents> = {
    type: 'combat-began',
    args: { character: 'warrior', against: 'plague-baron', with: 'board' },
  };
  const damaged = (damage: number): EventOf<AdventureEvents> => ({
    type: 'damaged',
    args: { character: 'warrior', amount: 2, damage, health: 5 },
  });
  const healed: EventOf<AdventureEvents> = {
    type: 'healed',
    args: { character: 'warrior', amount: 2, damage: 2, health: 5 },
  };
  const escapes = (over: boolean, ...events: EventOf<AdventureEvents>[]) =>
    presentation.escapes?.({ view: view(over), events }, texts) ?? [];

  it('who was left with one health and came through, and after whose blow', () => {
    const text =
      '**Constance Pike** was down to ♥ 1 of 5 after a blow from the Plague Baron, and came through.';
    expect(escapes(false, rolled, rolled, began, damaged(4), healed)).toEqual([{ round: 2, text }]);
    expect(escapes(true, rolled, began, damaged(4))).toEqual([{ round: 1, text }]);
  });

  it('nobody who fell, or was never that near, or is in danger still', () => {
    const fell: EventOf<AdventureEvents> = {
      type: 'character-defeated',
      args: { character: 'warrior', city: 'stormwind' },
    };
    expect(escapes(true, began, damaged(4), damaged(6), fell)).toEqual([]);
    expect(escapes(true, began, damaged(3))).toEqual([]);
    expect(escapes(false, began, damaged(4))).toEqual([]);
  });

  it('what the dice have shown, and what each has done', () => {
    const dice: EventOf<AdventureEvents> = {
      type: 'dice-rolled',
      args: { attacker: 6, defender: 2 },
    };
    const told = { view: view(true), events: [began, dice, damaged(2)] };
    expect(presentation.dice?.(told, texts)).toEqual([
      {
        name: 'Combat dice',
        faces: [
          { name: '⚁', count: 1 },
          { name: '★', count: 1 },
        ],
      },
    ]);
    const { rows = [] } = presentation.statistics?.([told], texts) ?? {};
    expect(rows).toContainEqual({ name: 'Fights', values: ['1', '0'], all: '1' });
    expect(rows).toContainEqual({ name: 'Damage taken', values: ['2', '0'], all: '2' });
  });
});
