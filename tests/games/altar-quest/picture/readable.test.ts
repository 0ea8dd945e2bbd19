import { expect, it } from 'vitest';
import { altarQuest } from '../../../../src/games/altar-quest/index.ts';
import { boardPicture } from '../../../../src/games/altar-quest/picture/board-picture.ts';
import { drawHome } from '../../../../src/games/altar-quest/picture/campaign/home.ts';
import type { Station } from '../../../../src/games/altar-quest/picture/campaign/station.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import { unreadable, writtenWhile } from '../../../picture/reading.ts';
import { EXAMPLE_SCENE } from './example-scene.ts';

/** What is kept of the first try would not be written at a second. */
const ONCE = { retry: 0 };

const STATES = ['won', 'lost', 'lost', 'won', 'next', 'ahead'] as const;

const station = (state: Station['state'], index: number): Station => ({
  number: index + 1,
  quest: 'the-search',
  state,
  title: state === 'ahead' ? '' : 'It Has to Go Somewhere',
  line: state === 'ahead' ? '' : 'Won after 12 rounds · 3 found',
  fell: state === 'lost' ? ['quella', 'rowen'] : [],
  words: '',
});

it(
  'a campaign’s home can be read on a phone: every text is large and bright enough',
  ONCE,
  async () => {
    const heroes = ['rowen', 'quella', 'myreen', 'sedrin'].map((id) => ({
      id,
      name: id,
      line: '1 ★ · 2 items · 1 ally',
    }));
    const scene = {
      title: 'Out of Luxen',
      line: '1 quest won',
      stations: STATES.map(station),
      heroes,
    };
    const written = await writtenWhile(async () => drawHome(scene));
    expect(written.length).toBeGreaterThan(20);
    expect(unreadable(written, 1048)).toEqual([]);
  },
);

it('the board can be read on a phone: numbers and letters of figures, too', ONCE, async () => {
  const written = await writtenWhile(() => boardPicture(EXAMPLE_SCENE, loadTexts(), 'revealed'));
  expect(written.length).toBeGreaterThan(50);
  expect(unreadable(written, 1048)).toEqual([]);
});

it('a board with numbers to vote for can be read on a phone', ONCE, async () => {
  const [one, two] = EXAMPLE_SCENE.figures;
  const choices = [one!, two!].map(({ spaces }, index) => ({ mark: String(index + 1), spaces }));
  const scene = { ...EXAMPLE_SCENE, reachable: [], choices };
  const written = await writtenWhile(() => boardPicture(scene, loadTexts(), 'revealed'));
  expect(unreadable(written, 1048)).toEqual([]);
});

it('cards can be read on a phone', ONCE, async () => {
  const texts = loadTexts();
  const { cards, cardPicture } = altarQuest.presentation;
  const some = cards(texts).filter((_, index) => index % 90 === 0);
  expect(some.length).toBeGreaterThan(2);
  for (const { id } of some) {
    let width = 0;
    const written = await writtenWhile(async () => {
      width = (await cardPicture?.(id, texts))?.width ?? 0;
    });
    expect(unreadable(written, width), id).toEqual([]);
  }
});
