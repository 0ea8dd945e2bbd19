import { describe, expect, it } from 'vitest';
import '../../../../src/games/altar-quest/box.ts';
import { optionText } from '../../../../src/games/altar-quest/presentation/options/index.ts';
import {
  heroLine,
  situationLine,
} from '../../../../src/games/altar-quest/presentation/panel/situation.ts';
import { situationOf } from '../../../../src/games/altar-quest/presentation/position.ts';
import { promptText } from '../../../../src/games/altar-quest/presentation/prompts.ts';
import { roomOf } from '../../../../src/games/altar-quest/rules/board/board.ts';
import { boardOf } from '../../../../src/games/altar-quest/rules/board/library.ts';
import { range } from '../../../../src/games/altar-quest/rules/board/measure.ts';
import { adjacentSpaces } from '../../../../src/games/altar-quest/rules/board/movement.ts';
import { altarQuestRules } from '../../../../src/games/altar-quest/rules/index.ts';
import { positionOf } from '../../../../src/games/altar-quest/rules/position.ts';
import { canStrikeNext } from '../../../../src/games/altar-quest/rules/queries/engagement.ts';
import type { AltarQuestDecision } from '../../../../src/games/altar-quest/rules/state.ts';
import type { AltarQuestView, EnemyView } from '../../../../src/games/altar-quest/rules/view.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import { alone, type stage } from '../cards/stage.ts';
import { lying } from '../lying-card.ts';

const texts = loadTexts();

const { match } = altarQuestRules.setup({
  seats: [{ seat: 'one', characters: ['myreen', 'sedrin'] }],
  options: {},
  seed: '0'.repeat(32),
});
const bare = altarQuestRules.view(match, 'one');
const board = boardOf(bare);
const [door] = board.doors;
const [doorway, outside] = door!.spaces as [string, string];

const raider: EnemyView = {
  card: 'frox-raider.red',
  kind: 'minion',
  hero: 'myreen',
  spaces: [outside],
  health: 6,
  damage: 0,
  defense: 1,
  speed: 5,
  range: 1,
  armor: 0,
  threat: 0,
  exhausted: false,
  progress: 0,
  threshold: null,
};

/** Its card in Myreen's threat area. */
const card = lying(raider.card);

const canGetAt = (view: AltarQuestView): boolean =>
  canStrikeNext(positionOf(view), raider.card, 'myreen');

/** Two rooms with one door between them: a raider outside, Myreen inside, Sedrin where told. */
function besiegedWith(sedrin: string, more: Partial<EnemyView> = {}): AltarQuestView {
  const view: AltarQuestView = {
    ...bare,
    revealed: [...door!.rooms],
    openDoors: [door!.id],
    enemies: [{ ...raider, ...more }],
  };
  const inside = adjacentSpaces(board, situationOf(view), doorway).find(
    (space) =>
      roomOf(board, space) === roomOf(board, doorway) &&
      (range(board, situationOf(view), space, [outside]) ?? 9) > 1,
  )!;
  const [myreen, other] = view.heroes;
  return {
    ...view,
    heroes: [
      { ...myreen!, at: inside, threats: [{ ...card, exhausted: more.exhausted ?? false }] },
      { ...other!, at: sedrin },
    ],
  };
}

describe('danger lines are true', () => {
  it('AQ-109: who stands in the doorway keeps an enemy from the one behind', () => {
    const blocked = besiegedWith(doorway);
    expect(canGetAt(blocked)).toBe(false);
    expect(situationLine(blocked, blocked.heroes[0]!, [], texts)).toContain('can’t attack you yet');
    const open = besiegedWith('');
    expect(canGetAt(open)).toBe(true);
    expect(situationLine(open, open.heroes[0]!, [], texts)).toContain('can attack you');
  });

  it('an exhausted enemy does not come', () => {
    const open = besiegedWith('', { exhausted: true });
    expect(canGetAt(open)).toBe(false);
  });
});

describe('the panel', () => {
  it('names the room where one stands', () => {
    const view = besiegedWith('');
    const [hero] = view.heroes;
    const sign = texts(`altar-quest-board.sign.${roomOf(board, hero!.at)}`);
    expect(heroLine(view, hero!, texts)).toContain(`at ${hero!.at}, the ${sign}`);
  });

  it('AQ-117, AQ-165, AQ-166: says why the door beside one can’t be opened', () => {
    const view = { ...besiegedWith(''), openDoors: [] };
    const hero = { ...view.heroes[0]!, at: doorway };
    const said = (more: Partial<AltarQuestView> = {}) =>
      situationLine({ ...view, ...more }, hero, [], texts);
    expect(said()).toContain('you’ve already revealed a room this turn');
    expect(said({ piles: { ...view.piles, quest: 0 } })).toContain('no rooms are left');
    const opens = [{ id: 'open', verb: 'open' as const, args: { door: door!.id } }];
    expect(situationLine(view, hero, opens, texts)).toContain('You stand at a closed door.');
  });

  it.each<[string, Parameters<typeof stage>[0], string]>([
    [
      'a card that keeps every door shut',
      { questArea: ['hidden-chanter'] },
      'Hidden Chanter keeps it shut',
    ],
    [
      'one that does so while an enemy is in the room',
      {
        options: { villain: 'gert' },
        villainArea: ['wedged-doors'],
        enemies: { 'frox-raider.red': { at: 'V16' } },
      },
      'Wedged Doors keeps it shut',
    ],
    [
      'and not where none is',
      { options: { villain: 'gert' }, villainArea: ['wedged-doors'] },
      'you’ve already revealed a room this turn',
    ],
  ])('AQ-166: says what keeps the doors shut to the hero: %s', (_what, layout, because) => {
    const scene = alone({ ...layout, heroes: { sedrin: { at: 'S16', reveals: 1 } } });
    const view = altarQuestRules.view(scene.match, 'table');
    expect(situationLine(view, view.heroes[0]!, [], texts)).toContain(
      `The door here stays shut for now: ${because}.`,
    );
    scene.end();
  });

  it('AQ-096: shows the altar dice where one is turned, and which of the hero’s cards want a face', () => {
    const view: AltarQuestView = {
      ...besiegedWith(''),
      altarPool: ['aluna', 'wathe', 'wathe', 'brase', 'lowek'],
    };
    const options = ['aluna', 'nethander', 'wathe', 'volkris', 'lowek', 'brase'] as const;
    const asked = {
      id: 'd1',
      seats: ['one'],
      about: 'myreen',
      prompt: { key: 'prompt.channel-face' },
      options: options.map((rhune) => ({ id: rhune, verb: 'channel', args: { rhune } })),
    } as unknown as AltarQuestDecision;
    expect(promptText(view, asked, texts).question).toContain('☀️ 💧 💧 ⛰️ 🌪️');
    const described = asked.options.map(
      (option) => optionText(view, asked, option, texts).description ?? '',
    );
    expect(described.filter((words) => words.startsWith('Wanted by'))).not.toEqual([]);
  });
});
