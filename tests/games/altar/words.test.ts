import { describe, expect, it } from 'vitest';
import { followerText, godText } from '../../../src/games/altar/card-text.ts';
import { presentation } from '../../../src/games/altar/presentation/index.ts';
import { allFollowers, allGods } from '../../../src/games/altar/rules/cards/library.ts';
import { altarRules } from '../../../src/games/altar/rules/index.ts';
import { eventFor } from '../../../src/kernel/event.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import { playGame } from './random-games.ts';

const texts = loadTexts();
const printed = (id: string) => followerText(allFollowers().find((one) => one.id === id)!, texts);

describe('card texts', () => {
  it('are derived from what the cards do', () => {
    expect(printed('amazon')).toMatchObject({
      name: 'Amazon',
      line: 'Follower · 🙏 Worship · 🕯️ Ritual · 🛡️ Protection',
      text: 'While worshipping: opposing warriors can’t be aimed at this god.',
    });
    expect(printed('wolves').text).toBe(
      'Destroy an inactive Altar of an opposing god; or discard a worshipper of an opposing god.',
    );
    expect(printed('dowser').text).toBe(
      'If another god has more active Altars than each of yours, discover 2 Altars; otherwise, discover an Altar.',
    );
    expect(printed('eclipse').line).toBe('Omen · 🌘 Influence');
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
  it.each([2, 3, 4, 5])('in random games of %i players', async (players) => {
    const lines: string[] = [];
    const round: number[] = [];
    for (let game = 0; game < 3; game++) {
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
          const offered = menus.flatMap(({ options }) => options.map(({ option }) => option.id));
          expect(offered.sort()).toEqual(decision.options.map(({ id }) => id).sort());
          for (const { text } of menus.flatMap(({ options }) => options)) {
            expect(text.label.length).toBeLessThanOrEqual(80);
            expect(text.description?.length ?? 0).toBeLessThanOrEqual(100);
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

  it.each([2, 3, 4, 5])('the table of %i players is drawn, and told in words', async (players) => {
    const seen: string[] = [];
    let drawn = Promise.resolve();
    const match = playGame(players, 3, (open) => {
      if (open.inputs !== 40) return;
      const view = altarRules.view(open, 'table');
      drawn = presentation.picture(view, 'board', null, texts).then((picture) => {
        expect(picture?.width).toBeGreaterThan(1_000);
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
