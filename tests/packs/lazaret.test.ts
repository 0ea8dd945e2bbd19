import { describe, expect, it } from 'vitest';
import { randomChoice } from '../../src/drivers/random-play.ts';
import { seatsFor } from '../../src/drivers/seats.ts';
import { seedOf } from '../../src/drivers/seeds.ts';
import { boardInWords, drawBoard } from '../../src/games/altar-quest/presentation/board.ts';
import { presentation } from '../../src/games/altar-quest/presentation/index.ts';
import { boardOf } from '../../src/games/altar-quest/rules/board/library.ts';
import { altarQuestRules } from '../../src/games/altar-quest/rules/index.ts';
import type {
  AltarQuestDecision,
  AltarQuestState,
} from '../../src/games/altar-quest/rules/state.ts';
import { games } from '../../src/games/index.ts';
import { answer } from '../../src/kernel/engine.ts';
import type { Match } from '../../src/kernel/match.ts';
import { lobbyWith } from '../../src/kernel/packs.ts';
import { type RandomState, seedRandom } from '../../src/kernel/random.ts';
import { checkPack } from '../../src/packs/check-pack.ts';
import { readPack } from '../../src/packs/read-pack.ts';
import { messagesOf } from '../../src/packs/words.ts';
import { loadLanguages } from '../../src/texts/catalogue.ts';
import { scenario } from '../support/altar-quest.ts';

const checked = checkPack(readPack('packs/lazaret'), games);
if ('problems' in checked) throw new Error(JSON.stringify(checked.problems, null, 2));
const { digest, pack } = checked;
const board = `saint-orme@${digest}`;
const room = (letter: string) => `saint-orme-${letter}@${digest}`;
const { textsFor } = loadLanguages();

const begun = (players: number, game = 0) =>
  altarQuestRules.setup({
    seats: seatsFor(altarQuestRules.lobby, players, players),
    options: { board, 'start-room': 'chosen' },
    seed: seedOf(1, game, 'match'),
  }).match;

function play(match: Match<AltarQuestState>, random: RandomState): void {
  const result = answer(altarQuestRules.procedures, match, randomChoice(random, match.open));
  if (!result.accepted) throw new Error(result.refusal);
}

/** The only door beside a space. */
function doorAt(space: string): string {
  const { doors } = boardOf({ options: { board } });
  return doors.find(({ spaces }) => spaces.includes(space))?.id ?? '';
}

/** Sedrin in the walled garden, a raider in the doctor's rooms behind an open door. */
const inTheGarden = () =>
  scenario({
    board,
    startRoom: room('e'),
    revealed: [room('e'), room('f')],
    openDoors: [doorAt('M7')],
    heroes: { sedrin: { at: 'M7', actions: 2 } },
    enemies: { 'frox-raider.red': { at: 'Q8', hero: 'sedrin' } },
  });

describe('the board of the Lazaret', () => {
  it('is nothing to look at again, and says the same things in every language', () => {
    expect(checked.warnings).toEqual([]);
    const [first, ...others] = Object.values(pack.words).map((one) => [...messagesOf(one).keys()]);
    expect(Object.keys(pack.words)).toEqual(['en', 'fr']);
    for (const other of others) expect(other).toEqual(first);
  });

  it('is offered at tables that have the pack, and nowhere else', () => {
    const offered = (packs: string[]) =>
      lobbyWith(altarQuestRules.lobby, packs).options.find(({ id }) => id === 'board')?.choices;
    expect(offered([])).toEqual(['hollowmere-priory']);
    expect(offered([digest])).toEqual(['hollowmere-priory', board]);
  });

  it.each(['en', 'fr'])(
    'AQ-070: its rooms, by number and name, are where heroes begin (%s)',
    (locale) => {
      const match = begun(4);
      const random = seedRandom(seedOf(1, 0, 'choices'));
      while (match.open[0]?.prompt.key !== 'prompt.start-room') play(match, random);
      const [asked] = match.open as [AltarQuestDecision];
      expect(asked.options.map(({ id }) => id)).toEqual(['dice', ...[...'abcdefghijkl'].map(room)]);
      const view = altarQuestRules.view(match, 'table');
      const labels = asked.options.map(
        (option) => presentation.option(view, asked, option, textsFor(locale)).label,
      );
      expect(labels[5]).toBe(locale === 'en' ? '5 · The Walled Garden' : '5 · le jardin clos');
    },
  );

  it('AQ-108, AQ-112, AQ-115: is walked by its own spaces, walls and doors', () => {
    const s = inTheGarden();
    expect(boardOf(s.state).id).toBe(board);
    s.acts('sedrin');
    const spaces = s.options('move').map((id) => id.slice('move:'.length));
    // Six spaces: through the open door, and around the pool that is no space of the board.
    expect(spaces).toEqual(expect.arrayContaining(['N7', 'R8', 'K6', 'M10']));
    expect(spaces).not.toEqual(expect.arrayContaining(['J7']));
    for (const space of spaces) expect(boardOf(s.state).grid.cellOf.has(space)).toBe(true);
    s.choose('move:Q9');
    expect(s.options('open')).toEqual([`open:${doorAt('Q9')}`]);
    s.end();
  });

  it('is told room by room in words and in the picture’s description, in both languages', async () => {
    const s = inTheGarden();
    s.acts('sedrin');
    const view = altarQuestRules.view(s.match, 'table');
    const english = boardInWords(view, textsFor('en'));
    expect(english).toMatch(/^The Lazaret of Saint Orme, round 1/);
    expect(english).toContain('Room 6, The Doctor’s Rooms: Frox Raider (red) at Q8');
    const french = await drawBoard(view, textsFor('fr'));
    expect(french.altText).toMatch(/^Lazaret de Saint-Orme, manche 1/);
    s.end();
  });

  it('reads a room’s own words aloud as it is opened', () => {
    const event = (type: string, args: object) => ({ type, args }) as never;
    const told = presentation.events(
      [
        event('door-opened', { hero: 'sedrin', door: doorAt('Q9') }),
        event('room-revealed', { hero: 'sedrin', room: room('j') }),
      ],
      textsFor('en'),
    );
    expect(told.join('\n')).toContain('*The kitchen. The broth is on its fortieth day as well.*');
  });

  it.each([1, 2, 3, 4])('is played to the end by %i with nothing broken', (players) => {
    const match = begun(players, players);
    const random = seedRandom(seedOf(1, players, 'choices'));
    while (match.outcome === null) {
      play(match, random);
      if (match.inputs % 20 === 0) expect(altarQuestRules.broken(match)).toEqual([]);
    }
    expect(match.state.revealed.every((id) => boardOf(match.state).roomById.has(id))).toBe(true);
  });
});
