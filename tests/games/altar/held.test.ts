import { describe, expect, it } from 'vitest';
import { altar } from '../../../src/games/altar/index.ts';
import { altarRules } from '../../../src/games/altar/rules/index.ts';
import { followerOf } from '../../../src/games/altar/rules/terms.ts';
import type { AltarOption } from '../../../src/games/altar/rules/verbs.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import { playGame } from './random-games.ts';

const texts = loadTexts();
const { presentation } = altar;

describe('a card in hand', () => {
  it('is what options that name its follower are about, and says otherwise why not', () => {
    const reasons = new Set<string>();
    let playable = 0;
    playGame(3, 5, (match) => {
      for (const seat of match.seats) {
        const view = altarRules.view(match, seat);
        const mine = match.open.filter(({ seats }) => seats.includes(seat));
        const held = mine.flatMap(({ options }) =>
          options.flatMap((option) => presentation.held?.(view, option as AltarOption) ?? []),
        );
        playable += held.length;
        const own = view.players.find((player) => player.seat === seat)?.hand ?? [];
        for (const card of held) expect(own.map(followerOf)).toContain(followerOf(card));
        for (const card of own.filter((one) => !held.includes(one))) {
          reasons.add(presentation.notNow?.(view, card, [], texts) ?? '');
        }
      }
    });
    expect(playable).toBeGreaterThan(20);
    expect([...reasons].sort()).toEqual(
      expect.arrayContaining(['Draw first.', 'It isn’t your turn.']),
    );
  });
});
