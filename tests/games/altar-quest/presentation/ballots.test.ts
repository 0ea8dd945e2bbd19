import { describe, expect, it } from 'vitest';
import '../../../../src/games/altar-quest/box.ts';
import { ballots } from '../../../../src/games/altar-quest/presentation/ballots.ts';
import type { AltarQuestDecision } from '../../../../src/games/altar-quest/rules/state.ts';
import { viewOf } from '../../../../src/games/altar-quest/rules/view.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import { type Layout, scenario } from '../../../support/altar-quest.ts';

const texts = loadTexts();

const LAYOUT: Layout = {
  startRoom: 'room-16',
  heroes: { sedrin: { at: 'Q16' }, myreen: { at: 'Q20' } },
};

/** A question with these options, as the group is asked it. */
const asked = (options: AltarQuestDecision['options']): AltarQuestDecision => ({
  id: 'd1',
  key: 'd1',
  how: 'group',
  seats: ['seat-1', 'seat-2'],
  visibility: 'public',
  prompt: { key: 'prompt.target', args: { card: 'rumour', of: 'hero' } } as never,
  options,
  choose: { min: 1, max: 1 },
  fallback: [],
});

const figure = (id: string) => ({ id, verb: 'choose' as const, args: { figure: id } });
const space = (id: string) => ({ id, verb: 'choose' as const, args: { space: id } });
const card = (id: string) => ({ id, verb: 'choose' as const, args: { card: id } });

const attack = (enemy: string, attribute: 'might' | 'agility') => ({
  id: `${enemy}:${attribute}`,
  verb: 'attack' as const,
  args: { enemy, attribute, dice: 3, defense: 1, armor: 0, health: 6, added: 0 },
});
const use = (card: string) => ({
  id: card,
  verb: 'use' as const,
  args: { card, ability: 'exhaust', of: card },
});
const done = { id: 'done', verb: 'done' as const };

function view() {
  const scene = scenario(LAYOUT);
  const seen = viewOf(scene.match, 'table');
  scene.end();
  return seen;
}

describe('what can be voted for in Altar Quest', () => {
  it('is numbered in the order of the buttons; what is nowhere on the board has no number', () => {
    const nobody = { id: 'nobody', verb: 'choose' as const };
    const decision = asked([figure('sedrin'), nobody, figure('myreen')]);
    expect(ballots.marks(view(), decision)).toEqual({ sedrin: '1', myreen: '2' });
    expect(ballots.marks(view(), asked([space('Q17'), space('Q18+R18+Q19+R19')]))).toEqual({
      Q17: '1',
      'Q18+R18+Q19+R19': '2',
    });
  });

  it('needs no numbers where rooms have their own, and no picture where there is nothing to see', () => {
    const room = { id: 'r', verb: 'choose' as const, args: { room: 'r' } };
    expect(ballots.marks(view(), asked([{ id: 'dice', verb: 'done' }, room]))).toEqual({});
    expect(ballots.marks(view(), asked([figure('sedrin')]))).toBeNull();
    expect(ballots.marks(view(), asked([{ id: 'yes', verb: 'choose' }]))).toBeNull();
  });

  it('is numbered on the board for enemies to attack, for who reacts, and for each step of a walk', () => {
    const scene = scenario({
      ...LAYOUT,
      enemies: { 'frox-raider.red': { at: 'Q17' }, 'frox-raider.blue': { at: 'Q19' } },
    });
    const seen = viewOf(scene.match, 'table');
    scene.end();
    const attacks = [attack('frox-raider.red', 'might'), attack('frox-raider.blue', 'might')];
    expect(ballots.marks(seen, asked(attacks))).toEqual({
      'frox-raider.red:might': '1',
      'frox-raider.blue:might': '2',
    });
    const react = (hero: string) => ({ id: hero, verb: 'react' as const, args: { hero } });
    expect(ballots.marks(seen, asked([react('myreen'), react('sedrin'), done]))).toEqual({
      myreen: '1',
      sedrin: '2',
    });
    const move = (to: string) => ({ id: to, verb: 'move' as const, args: { to, steps: 1 } });
    const steps = [move('Q17'), move('R17'), done];
    const walk = { ...asked(steps), prompt: { key: 'prompt.move', args: {} } as never };
    expect(ballots.marks(seen, walk)).toEqual({ Q17: '1', R17: '2' });
    expect(ballots.marks(seen, asked([...steps, use('lucky-tooth')]))).toBeNull();
  });

  it('is drawn on the board, and told by its numbers', async () => {
    const both = await ballots.picture(view(), asked([figure('sedrin'), figure('myreen')]), texts);
    const turned = await ballots.picture(
      view(),
      asked([figure('myreen'), figure('sedrin')]),
      texts,
    );
    const [first, second] = both?.altText.split('\n') ?? [];
    expect([first, second]).toEqual([
      expect.stringMatching(/^1: Sedrin · .*Q16$/),
      expect.stringMatching(/^2: Myreen · .*Q20$/),
    ]);
    expect(turned?.buffer.equals(both?.buffer ?? Buffer.alloc(0))).toBe(false);
    const again = await ballots.picture(view(), asked([figure('sedrin'), figure('myreen')]), texts);
    expect(again?.buffer.equals(both?.buffer ?? Buffer.alloc(0))).toBe(true);
  });

  it('is a row of numbered cards where cards are chosen', async () => {
    const cards = asked([card('marching-boots'), card('lucky-tooth')]);
    expect(ballots.marks(view(), cards)).toEqual({ 'marching-boots': '1', 'lucky-tooth': '2' });
    const picture = await ballots.picture(view(), cards, texts);
    expect(picture?.altText.split('\n')[1]).toMatch(/^2: A Lucky Tooth: .+/);
    const uses = asked([use('marching-boots'), use('lucky-tooth'), done]);
    expect(ballots.marks(view(), uses)).toEqual({ 'marching-boots': '1', 'lucky-tooth': '2' });
    const used = await ballots.picture(view(), uses, texts);
    expect(used?.buffer.equals(picture?.buffer ?? Buffer.alloc(0))).toBe(true);
    const turned = asked([card('lucky-tooth'), card('marching-boots')]);
    const other = await ballots.picture(view(), turned, texts);
    expect(other?.buffer.equals(picture?.buffer ?? Buffer.alloc(0))).toBe(false);
  });
});
