import { describe, expect, it } from 'vitest';
import { altar } from '../../../src/games/altar/index.ts';
import { altarRules } from '../../../src/games/altar/rules/index.ts';
import type { AltarState } from '../../../src/games/altar/rules/state.ts';
import type { Decision } from '../../../src/kernel/decision.ts';
import { answer } from '../../../src/kernel/engine.ts';
import type { OptionMenu } from '../../../src/kernel/game.ts';
import type { Match } from '../../../src/kernel/match.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import { scenario } from '../../support/altar.ts';
import { beginGame, playGame } from './random-games.ts';

const texts = loadTexts();

const TWO = {
  light: { seat: 'seat-1' },
  love: { seat: 'seat-1' },
  war: { seat: 'seat-2' },
  fear: { seat: 'seat-2' },
};

const panelOf = (match: Match<AltarState>) => {
  const decision = match.open[0] as Decision;
  const seat = decision.seats[0] as string;
  return altar.presentation.panel(altarRules.view(match, seat), decision, texts);
};

const menuOf = ({ menus }: { menus: OptionMenu[] }, id: string): OptionMenu => {
  const menu = menus.find((one) => one.id === id);
  if (!menu) throw new Error(`There is no menu ${id}.`);
  return menu;
};

const labelsOf = ({ options }: OptionMenu): string[] => options.map(({ text }) => text.label);

describe('the two draws of a two-player turn', () => {
  it('are one tap where a face-up card comes first', () => {
    const s = scenario({ realms: TWO, row: ['seer', 'vestal', 'vestal'], deck: 9 }).rounds(0);
    expect(labelsOf(menuOf(panelOf(s.match), 'draw'))).toEqual([
      'Draw from the deck (9)',
      'Draw Seer',
      'Draw Vestal',
    ]);
    const both = menuOf(panelOf(s.match), 'both');
    expect(labelsOf(both)).toEqual([
      'Seer, then Vestal',
      'Seer, then the top of the deck',
      'Vestal, then Vestal',
      'Vestal, then the top of the deck',
    ]);
    expect(both.options.map(({ option, ahead }) => [option.id, ahead])).toEqual([
      ['row:seer', ['row:vestal']],
      ['row:seer', ['deck']],
      ['row:vestal', ['row:vestal']],
      ['row:vestal', ['deck']],
    ]);
    s.choose('row:vestal');
    expect(panelOf(s.match).menus.map(({ id }) => id)).toEqual(['draw']);
    s.choose('row:vestal').end();
  });

  it('AL-027: are two where one card is drawn a turn, and a new one turned up at once', () => {
    const s = scenario({ realms: { light: {}, war: {}, fear: {} }, row: ['seer'], deck: 9 });
    s.rounds(0);
    expect(panelOf(s.match).menus.map(({ id }) => id)).toEqual(['draw']);
    s.end();
  });

  it('AL-023: tell nothing new before the second is drawn, and it is offered', () => {
    let tried = 0;
    for (let game = 0; game < 4; game++) {
      playGame(2, game, (match) => {
        if (match.open[0]?.prompt.key !== 'prompt.draw') return;
        const both = panelOf(match).menus.find(({ id }) => id === 'both');
        for (const { option, ahead } of both?.options ?? []) {
          const fork = structuredClone(match);
          const [decision] = fork.open;
          const choice = { decision: decision?.id ?? '', options: [option.id] };
          const result = answer(altarRules.procedures, fork, {
            ...choice,
            seat: decision?.seats[0] ?? '',
          });
          const told = result.accepted ? result.happenings.map(({ event }) => event.type) : [];
          expect(told.filter((type) => type !== 'power-used')).toEqual(['card-taken']);
          expect(fork.open[0]?.prompt.key).toBe('prompt.draw');
          expect(fork.open[0]?.options.map(({ id }) => id)).toContain(ahead?.[0]);
          tried += 1;
        }
      });
    }
    expect(tried).toBeGreaterThan(100);
  });
});

describe('omens in force', () => {
  /** What the panel of the first player tells of an omen that is in force, theirs or another's. */
  function toldOf(whose: 'own' | 'other'): string[] {
    const { match } = beginGame(3, 1);
    const asked = match.open[0]?.seats[0];
    const owner = match.state.players.find(({ seat }) => (seat === asked) === (whose === 'own'));
    owner?.influences.push('curfew');
    return panelOf(match).lines.filter((line) => line.startsWith('🌘'));
  }

  it('of others are told where the player chooses, with what they deny', () => {
    expect(toldOf('other')).toEqual([expect.stringMatching(/^🌘 Curfew of the God.+: For one /)]);
  });

  it('of their own keep a player from nothing, and are not told', () => {
    expect(toldOf('own')).toEqual([]);
  });
});

describe('one to three ways', () => {
  const acting = (hand: string[]) => {
    const s = scenario({
      realms: { light: { active: 1 }, war: { inactive: 1 }, fear: {} },
      hands: { 'seat-1': hand },
      row: [],
    });
    return s.acts('seat-1');
  };

  it('are buttons that say what is done, with what the cards do beside them', () => {
    const s = acting(['vestal', 'alchemist']);
    const panel = panelOf(s.match);
    const worship = menuOf(panel, 'worship');
    expect(worship).toMatchObject({ as: 'buttons' });
    expect(labelsOf(worship)).toEqual(['Worship with Vestal']);
    const free = menuOf(panel, 'free');
    expect([free.as, ...labelsOf(free)]).toEqual(['buttons', 'Use Alchemist (free)']);
    expect(panel.lines).toContain(
      '**Vestal** · While worshipping: opposing omens do not affect this god.',
    );
    s.choose('pass').expectDone();
  });

  it('are a menu where there are more', () => {
    const s = acting(['vestal', 'amazon', 'exorcist', 'shepherd']);
    const worship = menuOf(panelOf(s.match), 'worship');
    expect(worship.as).toBe('menu');
    expect(labelsOf(worship)).toContain('Vestal');
    s.choose('pass').expectDone();
  });

  it('can be told apart by what the buttons say', () => {
    for (const players of [2, 3, 5]) {
      playGame(players, 2, (match) => {
        for (const menu of panelOf(match).menus) {
          if (menu.as !== 'buttons') continue;
          expect(new Set(labelsOf(menu)).size).toBe(menu.options.length);
          for (const label of labelsOf(menu)) expect(label.length).toBeLessThanOrEqual(80);
        }
      });
    }
  });
});
