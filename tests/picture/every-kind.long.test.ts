import { expect, it } from 'vitest';
import { NAMES, picturesOf } from '../../src/drivers/gallery/pictures.ts';
import { games } from '../../src/games/index.ts';
import type { Game, Picture } from '../../src/kernel/game.ts';
import { legibleName } from '../../src/picture/poster/legible.ts';
import { loadLanguages } from '../../src/texts/catalogue.ts';
import { unreadable, writtenWhile } from './reading.ts';

/** What is kept of the first try would not be written at a second. */
const ONCE = { retry: 0 };

const { locales, textsFor } = loadLanguages();

/** The same game, which also notes what can't be read on a phone in each picture that it draws. */
function reading(game: Game, faults: string[]): Game {
  const noting =
    <Given extends unknown[], Drawn extends Picture | null>(
      kindOf: (...given: NoInfer<Given>) => string,
      draw: (...given: Given) => Promise<Drawn>,
    ) =>
    async (...given: Given): Promise<Drawn> => {
      const drawn: Drawn[] = [];
      const written = await writtenWhile(async () => drawn.push(await draw(...given)));
      const [picture] = drawn as [Drawn];
      const cut = written.map(({ text }) => text).filter((text) => text.endsWith('…'));
      const found = [...unreadable(written, picture?.width ?? 0), ...cut];
      faults.push(...found.map((fault) => `${kindOf(...given)}: ${fault}`));
      return picture;
    };
  const { presentation } = game;
  const { picture, portrait, cardPicture, blow, ballots, campaign, animation } = presentation;
  const read: Partial<Game['presentation']> = {
    picture: noting((_view, { kind }, ..._more) => kind, picture),
    portrait: noting(() => 'portrait', portrait),
    ...(animation && { animation: noting(() => 'animation', animation) }),
    ...(cardPicture && { cardPicture: noting(() => 'card', cardPicture) }),
    ...(blow && { blow: { ...blow, picture: noting(() => 'blow', blow.picture) } }),
    ...(ballots && { ballots: { ...ballots, picture: noting(() => 'vote', ballots.picture) } }),
    ...(campaign && {
      campaign: { ...campaign, picture: noting(() => 'campaign', campaign.picture) },
    }),
  };
  return { ...game, presentation: { ...presentation, ...read } };
}

it.each(locales.flatMap((locale) => games.map((game) => [game.rules.id, locale, game] as const)))(
  'every kind of picture of %s in %s can be read on a phone: letters are large and bright enough',
  ONCE,
  async (_, locale, game) => {
    const faults: string[] = [];
    // What letters look like is found out once.
    legibleName(NAMES.join(''), '');
    const drawn = await picturesOf(reading(game, faults), 1, textsFor(locale));
    expect(drawn.length).toBeGreaterThan(5);
    expect([...new Set(faults)]).toEqual([]);
  },
);
