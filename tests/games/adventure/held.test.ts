import { describe, expect, it } from 'vitest';
import { adventure } from '../../../src/games/adventure/index.ts';
import { adventureRules } from '../../../src/games/adventure/rules/index.ts';
import { printedOn } from '../../../src/games/adventure/rules/terms.ts';
import type { AdventureOption } from '../../../src/games/adventure/rules/verbs.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import { scenario } from '../../support/adventure.ts';
import { playGame } from './random-games.ts';

const texts = loadTexts();
const { presentation } = adventure;

describe('a card in hand', () => {
  it('is what options that name it are about, and says otherwise why not', () => {
    const reasons = new Set<string>();
    let playable = 0;
    let looked = 0;
    playGame(3, 5, (match) => {
      looked += 1;
      if (looked % 5 !== 0) return;
      for (const seat of match.seats) {
        const view = adventureRules.view(match, seat);
        const mine = match.open.filter(({ seats }) => seats.includes(seat));
        const held = mine.flatMap(({ options }) =>
          options.flatMap((option) => presentation.held?.(view, option as AdventureOption) ?? []),
        );
        playable += held.length;
        const own = view.characters.find((one) => one.seat === seat)?.hand ?? [];
        for (const card of held) expect(own.map(printedOn)).toContain(printedOn(card));
        for (const card of own.filter((one) => !held.includes(one))) {
          reasons.add(presentation.notNow?.(view, card, mine as never, texts) ?? '');
        }
      }
    });
    expect(playable).toBeGreaterThan(20);
    expect([...reasons]).toEqual(
      expect.arrayContaining([
        'It isn’t your turn.',
        'You play it while you travel.',
        'You play it in a fight, before the dice.',
      ]),
    );
    expect([...reasons].every((reason) => /^[A-Z].*\.$/.test(reason))).toBe(true);
  }, 60_000);

  it('AD-111: can’t be played again in the same turn', () => {
    const s = scenario({
      characters: {
        warrior: { space: 'goldfields', hand: ['both-feet-planted', 'both-feet-planted'] },
        hunter: {},
      },
    });
    s.challenge('warrior', 3).choose('play:both-feet-planted.1');
    const view = adventureRules.view(s.match, 'seat-1');
    const why = presentation.notNow?.(view, 'both-feet-planted.2', s.match.open as never, texts);
    expect(why).toBe('You already played a copy of it this turn.');
    s.end();
  });
});
