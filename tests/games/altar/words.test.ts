import { describe, expect, expectTypeOf, it } from 'vitest';
import { PHONE_WIDTH } from '../../picture/phone.ts';
import '../../../src/games/altar/box.ts';
import { followerText, godText } from '../../../src/games/altar/card-text.ts';
import { altar } from '../../../src/games/altar/index.ts';
import type { WordedPrompt } from '../../../src/games/altar/presentation/prompts.ts';
import { allFollowers, allGods } from '../../../src/games/altar/rules/cards/library.ts';
import { altarRules } from '../../../src/games/altar/rules/index.ts';
import type { AltarPrompts } from '../../../src/games/altar/rules/prompts.ts';
import { eventFor } from '../../../src/kernel/event.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import { scenario } from '../../support/altar.ts';
import { countOf, seedsOf } from '../../support/seeds.ts';
import { playGame } from './random-games.ts';

const texts = loadTexts();
const { presentation } = altar;
const printed = (id: string) => followerText(allFollowers().find((one) => one.id === id)!, texts);

// Checked by `npm run check`: this fails by not compiling.
describe('questions', () => {
  it('all have words, and there are no words for any other', () => {
    expectTypeOf<WordedPrompt>().toEqualTypeOf<keyof AltarPrompts>();
  });
});

describe('questions in words', () => {
  const asked = (s: ReturnType<typeof scenario>) => {
    const [decision] = s.match.open;
    const view = altarRules.view(s.match, 'seat-1');
    return altar.presentation.prompt(view, decision!, texts).question;
  };

  it('say what to do, and with what', () => {
    const mine = { seat: 'seat-1' };
    const theirs = { seat: 'seat-2' };
    const two = { light: mine, love: mine, war: theirs, fear: theirs };
    const s = scenario({ realms: two, row: ['seer'], deck: 5 }).rounds(0);
    expect(asked(s)).toBe('Which card do you draw first: the top of the deck or Seer?');
    s.choose('deck');
    expect(asked(s)).toBe('Which card do you draw second: the top of the deck or Seer?');
    s.choose('deck');
    expect(asked(s)).toMatch(/^What do you do now, with 2 main actions left: .*pass\?$/);
    s.end();
  });
});

describe('a tie', () => {
  it('AL-061 to AL-063: is explained with the rule that settles it, when it is told and at the end', () => {
    const s = scenario({
      realms: { ancient: { shrines: 1, active: 2 }, light: { shrines: 2, active: 1 }, fear: {} },
      row: [],
      deck: 0,
    }).rounds(0);
    while (s.match.open.length > 0) s.choose('pass');
    const view = altarRules.view(s.match, 'table');
    expect(presentation.events(s.events('tie-settled'), texts)).toEqual([
      '⚖️ A tie at 3 with the Goddess of Light: the Ancient God wins ties.',
    ]);
    const { lines } = presentation.ending(view, texts);
    expect(lines).toContain('There was a tie: the Ancient God wins ties.');
    expect(lines.join('\n')).toContain('Ancient God: 3 of 5 (1 Shrine, 2 active Altars)');
  });
});

describe('card texts', () => {
  it('are derived from what the cards do', () => {
    expect(printed('amazon')).toMatchObject({
      name: 'Amazon',
      line: 'Follower · 🙏 Worship · 🕯️ Ritual · 🛡️ Protection',
      text: 'While worshipping: opposing warriors cannot be aimed at this god.',
    });
    expect(printed('wolves').text).toBe(
      'Destroy an inactive Altar of an opposing god; or discard a worshipper of an opposing god.',
    );
    expect(printed('dowser').text).toBe(
      'If another god has more active Altars than each of yours, discover 2 Altars; otherwise, discover an Altar.',
    );
    expect(printed('eclipse').line).toBe('Omen · 🌘 Influence');
  });

  it('L-20: a follower who counts double says that it is 2 while worshipping too, and so does the help', () => {
    expect(printed('zealot').text).toBe(
      'Counts 2 in a Ritual, whether it is in the hand or worshipping.',
    );
    expect(texts('altar.help')).toContain('A Zealot counts 2 wherever it is, never more');
  });

  it('L-21: what is done to hands is done to players', () => {
    expect(printed('locusts').text).toBe('Each opposing player discards a card at random.');
  });

  it('AL-044 to AL-046: an omen says what it does, how long, and what happens when it ends', () => {
    for (const { id, denies } of allFollowers()) {
      if (!denies) continue;
      expect(printed(id).text).toMatch(/^For one round, .*\n.*when your next turn begins.*shuffle/);
    }
    expect(printed('long-night').text).toContain('the other gods cannot activate Altars.');
    const help = texts('altar.help');
    expect(help).toContain('**Omens** have the Influence symbol.');
    expect(help).toContain('shuffle the face-up followers into the deck');
  });

  it('protectors say what each of them does besides', () => {
    expect(printed('shepherd').text).toBe(
      'While worshipping: opposing beasts cannot be aimed at this god; opposing cards cannot take worshippers away here.',
    );
    expect(printed('healer').text).toContain(
      'at this god; when an Altar here is destroyed or stolen, discover an Altar here.',
    );
    expect(printed('exorcist').text).toContain('Discard every omen of the other players.');
  });

  it('every follower has a name, flavour and rules, no two of them alike', () => {
    const all = allFollowers().map((follower) => followerText(follower, texts));
    for (const { name, text, flavour } of all) {
      expect(text, name).toMatch(/^[A-Z].*\.$/s);
      expect(flavour, name).toBeTruthy();
    }
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(new Set(all.map(({ line, text }) => line + text)).size).toBe(all.length);
  });

  it('the lobby says of a god what its power does', () => {
    for (const god of allGods()) {
      expect(texts(`altar.character.${god.id}.description`)).toBe(godText(god, texts).text);
    }
  });
});

describe('words for everything that happens', () => {
  it.each(seedsOf([5, 2, 3, 4], 2))('in random games of %i players', async (players) => {
    const lines: string[] = [];
    const round: number[] = [];
    for (let game = 0; game < countOf({ few: 1, many: 3 }); game++) {
      const match = playGame(
        players,
        game,
        (open) => {
          const decision = open.open[0]!;
          for (const viewer of [decision.seats[0] as string, 'table']) {
            const view = altarRules.view(open, viewer);
            lines.push(
              presentation.headline(view, texts),
              ...presentation.status(view, texts),
              ...presentation.details(view, texts),
              presentation.chapter(open.chapter, texts),
            );
            const { question, why } = presentation.prompt(view, decision, texts);
            lines.push(question, why ?? '');
          }
          const view = altarRules.view(open, decision.seats[0] as string);
          const { menus } = presentation.panel(view, decision, texts);
          const all = menus.flatMap(({ options }) => options);
          // What is answered together with the next question is also offered by itself.
          const offered = all.filter(({ ahead }) => !ahead).map(({ option }) => option.id);
          expect(offered.sort()).toEqual(decision.options.map(({ id }) => id).sort());
          for (const { text } of menus.flatMap(({ options }) => options)) {
            expect(text.description ?? '').not.toContain('\n');
            lines.push(text.label, text.description ?? '');
          }
          for (const menu of menus) {
            const labels = menu.options.map(({ text }) => `${text.label} ${text.description}`);
            if (decision.choose.max === 1) expect(new Set(labels).size).toBe(labels.length);
          }
          round.push(presentation.round(view));
          lines.push(...presentation.hand(view, texts).map(({ name }) => name));
          lines.push(...presentation.seatNames(view, decision.seats[0] as string, texts));
        },
        (happenings) => {
          for (const viewer of ['table', 'seat-1', 'seat-2']) {
            const events = happenings.flatMap((happening) => eventFor(happening, viewer) ?? []);
            lines.push(...presentation.events(events, texts));
          }
        },
      );
      const { title, lines: ending } = presentation.ending(altarRules.view(match, 'table'), texts);
      lines.push(title, ...ending);
    }
    expect(Math.max(...round)).toBeGreaterThan(3);
    const odd = lines.filter((line) => /undefined|null|NaN|[{}]|\[object/.test(line));
    expect([...new Set(odd)]).toEqual([]);
  });

  it('names gods as a sentence does', () => {
    const args = { gods: ['love', 'war'], card: 'seer.1', from: 'row' };
    expect(presentation.events([{ type: 'card-taken', args }], texts)).toEqual([
      'The Goddess of Love and the God of War take **Seer**.',
    ]);
  });

  it('names two gods of one player once, for as long as nobody else does anything', () => {
    const taken = (gods: string[], card: string) => ({
      type: 'card-taken',
      args: { gods, card, from: 'row' },
    });
    const pair = ['love', 'war'];
    const drawn = { type: 'cards-drawn', args: { gods: pair, amount: 2 } };
    const events = [taken(pair, 'seer.1'), drawn, taken(['fear'], 'scribe.1'), drawn];
    expect(presentation.events(events, texts)).toEqual([
      'The Goddess of Love and the God of War take **Seer**.',
      'They draw 2 cards from the deck.',
      'The Goddess of Fear takes **Scribe**.',
      'The Goddess of Love and the God of War draw 2 cards from the deck.',
    ]);
  });

  it('names a worshipper who leaves, and whom it follows', () => {
    const lured = { god: 'sorrow', gods: ['love', 'war'], card: 'cutpurse.1' };
    const told = presentation.events(
      [
        { type: 'worshipper-lured', args: { ...lured, to: 'discard' } },
        { type: 'worshipper-lured', args: { ...lured, to: 'hand' } },
      ],
      texts,
    );
    expect(told).toEqual([
      'The Cutpurse leaves the Goddess of Sorrow.',
      'The Cutpurse leaves the Goddess of Sorrow and follows the Goddess of Love and the God of War.',
    ]);
  });

  it.each([2, 4])('calls nothing by what the rules call it, %i players', (players) => {
    const told = new Set<string>();
    for (let game = 0; game < 4; game++) {
      playGame(
        players,
        game,
        () => {},
        (happenings) => {
          const events = happenings.flatMap((happening) => eventFor(happening, 'table') ?? []);
          for (const line of presentation.events(events, texts)) told.add(line);
        },
      );
    }
    expect([...told].filter((line) => /[a-z]\.\d|[a-z],[a-z]/.test(line))).toEqual([]);
  });

  it('names the power, or the worshipper, behind what happens', () => {
    const told = presentation.events(
      [
        { type: 'power-used', args: { god: 'fear', power: 'when', moment: 'altar-lost' } },
        { type: 'power-used', args: { god: 'earth', power: 'withstands', moment: '' } },
        { type: 'worshipper-answered', args: { god: 'earth', card: 'healer.2' } },
      ],
      texts,
    );
    expect(told).toEqual([
      '✴️ The Goddess of Fear: *When an Altar here is destroyed or stolen, the player who did it discards a card at random.*',
      '✴️ The Goddess of the Earth: *An active Altar that would be destroyed here becomes inactive instead.*',
      '✴️ The Healer of the Goddess of the Earth: *When an Altar here is destroyed or stolen, discover an Altar here.*',
    ]);
  });

  it.each([2, 3, 4, 5])('the table of %i players is drawn, and told in words', async (players) => {
    const seen: string[] = [];
    let drawn = Promise.resolve();
    const match = playGame(players, 3, (open) => {
      if (open.inputs !== 40) return;
      const view = altarRules.view(open, 'table');
      drawn = presentation.picture(view, { kind: 'table' }, texts).then((picture) => {
        expect(picture?.width).toBeGreaterThan(PHONE_WIDTH * 1.9);
        seen.push(picture?.altText ?? '');
      });
    });
    await drawn;
    for (const { god } of match.state.realms) {
      expect(seen[0]).toContain(texts(`altar.character.${god}.name`));
    }
  });

  it('every card can be looked up, and every god has a portrait', async () => {
    const cards = presentation.cards(texts);
    expect(cards).toHaveLength(allFollowers().length + allGods().length);
    for (const god of allGods()) {
      const { width, altText } = await presentation.portrait(god.id, texts);
      expect(width).toBeGreaterThan(100);
      expect(altText).toContain(texts(`altar.character.${god.id}.name`));
    }
  });
});
