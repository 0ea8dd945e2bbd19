import { isDeepStrictEqual } from 'node:util';
import type { Happening } from '../../kernel/event.ts';
import { type Game, withInterludes } from '../../kernel/game.ts';
import { type Compared, compare, type Difference } from '../../table/around/recording/comparing.ts';
import {
  type MatchFile,
  readMatchFile,
  recordedIn,
  setupIn,
  type WrongFile,
} from '../../table/around/recording/match-file.ts';
import { hashSeed } from '../../table/match/seed.ts';

export interface Account {
  genuine: boolean;
  /** What was checked and the result, for people. */
  lines: string[];
}

/** Checks a file to which somebody has exported a match, as far as it can be checked. */
export async function accountOf(text: string, games: readonly Game[]): Promise<Account> {
  const file = readMatchFile(text);
  if ('wrong' in file) return { genuine: false, lines: [wrongFile(file)] };
  const lines = about(file);
  const fails = (...why: string[]): Account => ({
    genuine: false,
    lines: [...lines, ...why.map((line) => `✗ ${line}`)],
  });
  if (hashSeed(file.seed) !== file.seedHash) {
    return fails(
      `The seed ${file.seed} doesn’t have this SHA-256. Its SHA-256 is ${hashSeed(file.seed)}.`,
    );
  }
  lines.push(
    '✓ The seed has this SHA-256. Compare it with the one that was shown when the game began.',
  );
  const game = withInterludes(games).find(({ rules }) => rules.id === file.game);
  if (!game) return fails(`The game ${file.game} isn’t installed here.`);
  if (file.rulesChanged) {
    return fails(
      'The rules were updated while it was played, so its choices meant different things before and after. It can’t be replayed as a whole.',
    );
  }
  if (file.content !== game.rules.content()) {
    return fails(
      `It was played with other cards or rules (${file.content}) than the ones installed here (${game.rules.content()}). Use the version of Threadbound it was played with.`,
    );
  }
  const compared = await compare(game, setupIn(file), recordedIn(file));
  if (compared.difference) return fails(...told(compared.difference, file));
  lines.push(
    `✓ All ${compared.choices} choices are possible.`,
    `✓ All ${compared.events} events came out the same: every roll, every card, in the same order.`,
  );
  if (!isDeepStrictEqual(endOf(compared), file.outcome)) {
    return fails(
      `The file says it ended as ${JSON.stringify(file.outcome)}, but it ended as ${JSON.stringify(endOf(compared))}.`,
    );
  }
  lines.push(`✓ ${endWords(file)}`);
  return { genuine: true, lines };
}

const endOf = ({ match }: Compared) => match?.outcome ?? null;

function wrongFile(file: WrongFile): string {
  switch (file.wrong) {
    case 'not-json':
      return 'This isn’t JSON, so Threadbound didn’t export it.';
    case 'too-much':
      return 'This file holds more than any match that Threadbound exports.';
    case 'not-ours':
      return 'This is JSON, but not a match that Threadbound exported.';
    case 'other-format':
      return `This file (${file.format}) holds no seed, so it can’t be used for checking. Once the match is over, /verify gives you a file that can.`;
    case 'other-version':
      return `This file is in version ${file.version} of its format, which this Threadbound can’t read.`;
    case 'damaged':
      return `This file is damaged:\n${file.problems}`;
  }
}

const about = ({ id, game, startedAt, endedAt, seats, seed, seedHash }: MatchFile): string[] => [
  `Match ${id} of ${game}, ${startedAt ?? '?'} to ${endedAt ?? 'now'}`,
  seats
    .map(({ seat, name, characters }) => `  ${seat}: ${name} (${characters.join(', ')})`)
    .join('\n'),
  `  seed: ${seed}`,
  `  SHA-256: ${seedHash}`,
];

function told(difference: Difference, file: MatchFile): string[] {
  const { choice } = difference;
  const made = file.choices[choice];
  const where =
    choice === 0
      ? 'the set-up'
      : `choice ${choice} (${made?.seat} chose ${made?.options.join(', ') || 'nothing'} on ${made?.at})`;
  switch (difference.differs) {
    case 'setup':
      return [`A match can’t begin that way: ${difference.because}`];
    case 'choice':
      return [
        `It goes wrong at ${where}: that choice wasn’t possible then (${difference.refusal}).`,
      ];
    case 'event':
      return [
        `It goes wrong at ${where}, event ${difference.event}.`,
        `  the file says:  ${eventWords(difference.recorded)}`,
        `  the seed gives: ${eventWords(difference.again)}`,
      ];
  }
}

const eventWords = (happening: Happening | null): string =>
  happening === null ? 'nothing more' : JSON.stringify(happening);

function endWords({ status, outcome }: MatchFile): string {
  if (outcome) {
    const winners = outcome.winners.length > 0 ? outcome.winners.join(', ') : 'nobody';
    return `It ended that way: ${outcome.reason}, won by ${winners}.`;
  }
  return status === 'abandoned'
    ? 'It was ended early, without an outcome.'
    : 'It’s still being played.';
}
