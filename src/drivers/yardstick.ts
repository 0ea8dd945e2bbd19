/**
 * How fast the machine is while a driver measures: a fixed piece of work, timed. Processors that are rented do
 * twice as much in one minute as in another, so figures of two runs say little by themselves; each driver that
 * prints times says what the piece took meanwhile. By it, what took 30 ms while the piece took 15 takes 20 on a
 * machine where it takes 10.
 *
 * It's like what the bot does most: many small objects, JSON there and back, words put together. It isn't like
 * drawing, the database or the disk, which a slower minute may slow down by more or by less, and it says nothing
 * of how long something waits for its turn. Only figures of pieces with the same answer can be compared.
 */
import { timeOfThread } from '../companions/time-of-thread.ts';
import { quantile, rounded } from './bench/statistics.ts';

/** What the piece took while somebody measured. */
export interface MachineFigures {
  /** Milliseconds of one core. */
  pieceMs: { p50: number; p95: number };
}

/** Milliseconds between two pieces: together they take a five-hundredth of the driver's time. */
const APART = 5_000;
/** Pieces that aren't timed: by then the code has been compiled as well as it will be. */
const WARM_UP = 40;
/** Pieces that are timed where nothing else goes on. */
const AT_ONCE = 50;

/** Does a piece now and every five seconds, until it is stopped. */
export function watchMachine(): { stop(): MachineFigures } {
  const taken = warmedUp();
  const timer = setInterval(() => taken.push(timePiece()), APART);
  return {
    stop() {
      clearInterval(timer);
      return figuresOf(taken);
    },
  };
}

/** Does many pieces one after the other. */
export function measureMachine(): MachineFigures {
  const taken = warmedUp();
  while (taken.length < AT_ONCE) taken.push(timePiece());
  return figuresOf(taken);
}

/** The times of the first piece that counts. */
function warmedUp(): number[] {
  for (let piece = 0; piece < WARM_UP; piece++) doPiece();
  return [timePiece()];
}

const figuresOf = (taken: readonly number[]): MachineFigures => ({
  pieceMs: { p50: rounded(quantile(taken, 0.5)), p95: rounded(quantile(taken, 0.95)) },
});

/** Milliseconds of one core that a piece takes. */
export function timePiece(): number {
  const before = timeOfThread();
  doPiece();
  return timeOfThread() - before;
}

/** Figures on a board, and how often each is changed. */
const FIGURES = 150;
const ROUNDS = 12;
/** Prime numbers: each round changes other figures in another order. */
const STRIDE = 67;
const FACTOR = 31;
const MODULUS = 1_000_003;

/** The piece: a made-up board is changed, saved, read and told, round by round. Returns what it came to. */
export function doPiece(): number {
  let board = newBoard();
  let answer = 0;
  for (let round = 0; round < ROUNDS; round++) {
    board = JSON.parse(JSON.stringify(changed(board, round)));
    answer = told(board, answer);
  }
  return answer;
}

interface Figure {
  id: string;
  place: { row: number; column: number };
  wounds: number;
  cards: { name: string; used: boolean }[];
}

function newBoard(): Figure[] {
  return Array.from({ length: FIGURES }, (_, index) => ({
    id: `figure-${index}`,
    place: { row: index % 12, column: index % 17 },
    wounds: 0,
    cards: Array.from({ length: 4 }, (_, card) => ({ name: `card-${card}`, used: false })),
  }));
}

/** New objects for every figure, and for everything it has. */
function changed(board: readonly Figure[], round: number): Figure[] {
  const byId = new Map(board.map((figure) => [figure.id, figure]));
  return board.map(({ id, place, wounds, cards }, index) => {
    const other = byId.get(`figure-${(index * STRIDE + round) % FIGURES}`);
    return {
      id,
      place: { row: (place.row + round) % 12, column: other?.place.column ?? place.column },
      wounds: wounds + ((other?.wounds ?? 0) % 3) + 1,
      cards: cards.map((card, number) => ({ ...card, used: (number + round) % 2 === 0 })),
    };
  });
}

/** A line for each figure, sorted, and all their letters added up. */
function told(board: readonly Figure[], before: number): number {
  const lines = board.map(({ id, place, wounds, cards }) => {
    const used = cards.filter((card) => card.used).map(({ name }) => name);
    return `${wounds} wounds: ${id} at ${place.row}, ${place.column} with ${used.join(', ')}.`;
  });
  const text = lines.sort().join('\n');
  let sum = before;
  for (let letter = 0; letter < text.length; letter++) {
    sum = (sum * FACTOR + text.charCodeAt(letter)) % MODULUS;
  }
  return sum;
}
