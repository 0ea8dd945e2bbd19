import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { readScenario } from '../../src/kernel/scenario-file.ts';
import { loadLanguages } from '../../src/texts/catalogue.ts';
import { answersTo } from '../../src/workshop/answering.ts';
import { type Asked, askedSchema } from '../../src/workshop/asked.ts';
import type { Judged } from '../../src/workshop/judging.ts';
import { checkDraft, type Draft } from '../../src/workshop/looking.ts';
import type { Offered, StartingPoint } from '../../src/workshop/starting-points.ts';

const languages = loadLanguages();

async function linesOf<Line>(asked: Asked): Promise<Line[]> {
  const lines: object[] = [];
  for await (const line of answersTo(askedSchema.parse(asked), games, languages)) lines.push(line);
  return lines as Line[];
}

async function first<Line>(asked: Asked): Promise<Line> {
  const [line] = await linesOf<Line>(asked);
  if (line === undefined) throw new Error('There was no answer.');
  return line;
}

const { points, words } = await first<{ points: Offered[]; words: { [key: string]: string } }>({
  ask: 'begin',
  locale: 'fr',
});

async function begun({ game, list, id }: Offered, empty: boolean): Promise<StartingPoint> {
  const { point } = await first<{ point: StartingPoint }>({
    ask: 'start',
    ...{ game, list, id, empty, name: 'The Night Porter', taken: [], locale: 'en' },
  });
  return point;
}

function draftOf({ game, list, thing, more, words: said }: StartingPoint, id = 'porters'): Draft {
  const content: { [list: string]: object[] } = { [list]: [thing] };
  for (const one of more) content[one.list] = [...(content[one.list] ?? []), one.thing];
  return {
    pack: { format: 1, id, version: '1.0.0', title: 'Porters', author: 'Ann', licence: 'CC0' },
    [game]: content,
    words: said,
  };
}

const offered = (id: string, game = 'altar-quest'): Offered => {
  const point = points.find((one) => one.game === game && one.id === id);
  if (!point) throw new Error(`Nothing starts from ${id}.`);
  return point;
};

/** Decks that a group is most likely to begin with. */
const DECKS = points.filter(
  ({ game, sort }) =>
    game === 'altar-quest' && ['villain', 'threat', 'hero', 'quest'].includes(sort),
);

describe('the workshop', () => {
  it('says what it says in the language of the person', () => {
    expect(words.title).toBe('Atelier');
  });

  it.each(DECKS)('begins with a copy of $id in which nothing is wrong', async (point) => {
    const { thing, ...start } = await begun(point, false);
    expect(thing.id).toBe(`my-${point.id}`);
    expect(checkDraft(draftOf({ thing, ...start }), games, languages.usual)).toHaveProperty(
      'digest',
    );
    expect(Object.keys(start.words)).toEqual(['en', 'fr']);
  });

  it.each(DECKS)('begins with as many empty cards as $id has', async (point) => {
    const start = await begun(point, true);
    expect(checkDraft(draftOf(start), games, languages.usual)).toHaveProperty('digest');
    expect(start.thing.cards).toHaveLength(point.holds);
    expect(JSON.stringify(start.thing)).not.toContain('"abilities"');
  });

  it('shows a card as it is written, with its picture', async () => {
    const start = await begun(offered('gert'), true);
    const looked = await first<{
      problems: unknown[];
      card: { name: string; line: string };
      picture: { words: string };
    }>({
      ask: 'look',
      draft: draftOf(start),
      shown: { game: 'altar-quest', id: 'my-villain' },
      locale: 'fr',
    });
    expect(looked.problems).toEqual([]);
    expect(looked.card.name).toBe('The Night Porter');
    expect(looked.card.line).toContain('Méchant');
    expect(looked.picture.words).toContain('The Night Porter');
  });

  it('says what is wrong in the language of the person', async () => {
    const start = await begun(offered('gert'), false);
    const [villain] = start.thing.cards as { speed: number }[];
    Object.assign(villain ?? {}, { speed: 500 });
    const { problems } = await first<{ problems: { what: string }[] }>({
      ask: 'look',
      draft: draftOf(start),
      shown: null,
      locale: 'fr',
    });
    expect(problems.map(({ what }) => what)).toEqual(['speed doit valoir au plus 20, pas 500.']);
  });

  it('says where something is wrong, and which words are missing', async () => {
    const start = await begun(offered('gert'), false);
    const cards = start.thing.cards as { id: string; health?: unknown }[];
    (cards[0] as { health: unknown }).health = 'many';
    expect(checkDraft(draftOf(start), games, languages.usual)).toMatchObject({
      problems: [{ path: ['altar-quest', 'decks', 0, 'cards', 0, 'health'] }],
    });
    expect(checkDraft({ ...draftOf(start), words: {} }, games, languages.usual)).toMatchObject({
      problems: expect.arrayContaining([
        expect.objectContaining({
          path: ['altar-quest', 'decks', 0, 'cards', 1],
          owed: `altar-quest-cards.${cards[1]?.id}.name`,
        }),
      ]),
    });
  });

  it.each(['gert', 'frox', 'myreen', 'the-search'])(
    'lays out a position for every card of %s that can be at hand',
    async (id) => {
      const start = await begun(offered(id), false);
      const draft = draftOf(start, `try-${id}`);
      let laidOut = 0;
      for (const card of start.thing.cards as { id: string }[]) {
        const answer = await first<{ scenario?: string; refused?: string }>({
          ask: 'try',
          ...{ draft, game: 'altar-quest', deck: start.thing.id, card: card.id, locale: 'en' },
        });
        if (answer.scenario === undefined) {
          expect(answer, card.id).toEqual({ refused: 'no-position' });
          continue;
        }
        expect(readScenario(answer.scenario, games), card.id).not.toHaveProperty('problems');
        laidOut += 1;
      }
      expect(laidOut).toBeGreaterThan(5);
    },
  );

  const positionOf = async (start: StartingPoint, id: string, card: string | null = null) => {
    const { game, thing } = start;
    const draft = draftOf(start, id);
    const answer = await first<{ scenario?: string; refused?: string; problems?: unknown }>({
      ask: 'try',
      ...{ draft, game, deck: thing.id, card, locale: 'en' },
    });
    if (answer.scenario === undefined) return answer;
    const read = readScenario(answer.scenario, games);
    if ('problems' in read) return read;
    const { rules } = read.game;
    const { match } = rules.setup({ ...read.setup, seed: '0011'.repeat(8) });
    expect(rules.broken(match)).toEqual([]);
    const own = checkDraft(draft, games, languages.usual) as { digest: string };
    return (match.open[0]?.options ?? []).map(({ id: option }) =>
      option.replaceAll(`@${own.digest}`, ''),
    );
  };

  it.each([
    ['an enemy, drawn at once', 'lean-wolf', 'roll'],
    ['a quest without a place', 'surveyors-chain', 'to:pale-orchard'],
    ['a quest of the box’s map, a step away', 'hanged-mans-boots', 'to:gallows-road'],
    ['a character with its cards', 'warlock', 'stay'],
    ['a map with its cards', 'eastern-kingdoms', 'stay'],
  ])('lays out for The Adventure Game %s', async (_what, id, option) => {
    const offers = await positionOf(await begun(offered(id, 'adventure'), false), `try-${id}`);
    expect(offers).toContain(option);
  });

  it.each([
    ['toll-captain', 'not-printed'],
    ['bay-medal', 'no-trophy'],
  ])('says why no game begins with %s at hand', async (id, refused) => {
    const start = await begun(offered(id, 'adventure'), false);
    expect(await positionOf(start, `try-${id}`)).toEqual({ refused });
  });

  it('puts an ability card into the hand of its own character', async () => {
    const start = await begun(offered('warrior', 'adventure'), false);
    const at = start.more.findIndex(({ thing }) => thing.id === 'my-after-you');
    const [own] = start.more.splice(at, 1);
    const hero = { list: start.list, thing: start.thing };
    const swapped = { ...start, ...own, more: [hero, ...start.more] } as StartingPoint;
    expect(await positionOf(swapped, 'try-ability')).toContainEqual(
      expect.stringMatching(/^play:my-after-you/),
    );
    const cards = { 'my-after-you': { name: 'After you', flavour: '…' } };
    const alone = { ...swapped, more: [], words: { en: { 'adventure-cards': cards } } };
    expect(await positionOf(alone, 'try-alone')).toMatchObject({
      problems: [{ what: 'Its character, my-warrior, isn’t in this pack.' }],
    });
  });

  it.each([
    ['pilgrim', 'play:my-pilgrim:love'],
    ['raider', 'play:my-raider:inactive:war'],
    ['beggar', 'free:my-beggar'],
    ['gravedigger', 'play:my-gravedigger'],
  ])(
    'puts the follower %s of Altar into a hand, with something to use it on',
    async (id, option) => {
      const offers = await positionOf(await begun(offered(id, 'altar'), false), `try-${id}`);
      expect(offers).toContain(option);
    },
  );

  it('lays out a turn of a god', async () => {
    const offers = await positionOf(await begun(offered('fear', 'altar'), false), 'try-fear');
    expect(offers).toContain('play:seer');
  });

  it('lets companions judge a villain, game by game, with and without it', async () => {
    const start = await begun(offered('gert'), false);
    const judged = await linesOf<{
      judged: {
        played: number;
        with: object;
        without: object;
        cards: Record<string, { cameUp: number }>;
      };
    }>({
      ask: 'judge',
      ...{
        draft: draftOf(start),
        game: 'altar-quest',
        deck: start.thing.id,
        card: null,
        locale: 'en',
        games: 1,
      },
    });
    expect(judged.map((line) => line.judged.played)).toEqual([1, 2]);
    expect(judged[1]?.judged).toMatchObject({ with: { games: 1 }, without: { games: 1 } });
    expect(judged[1]?.judged.cards['my-gert']).toMatchObject({ cameUp: 1 });
  }, 60_000);

  const judgedAs = async (id: string, game: string) => {
    const start = await begun(offered(id, game), false);
    const lines = await linesOf<{ judged: Judged }>({
      ask: 'judge',
      ...{
        draft: draftOf(start, `judge-${id}`),
        game,
        deck: start.thing.id,
        card: null,
        games: 3,
        locale: 'en',
      },
    });
    return lines.at(-1)?.judged;
  };

  it('counts what a god wins of its own games, with the error of so few', async () => {
    const judged = await judgedAs('earth', 'altar');
    expect(judged).toMatchObject({ played: 6, with: { games: 3 }, without: { games: 3 } });
    expect(judged?.characters['my-earth']?.with).toEqual({ games: 3, won: judged?.with.won });
    const [least = 0, most = 0] = judged?.with.share ?? [];
    expect(most - least).toBeGreaterThan(0.5);
    expect(judged?.difference?.[0]).toBeLessThan(judged?.difference?.[1] ?? -1);
  }, 60_000);

  it('counts how often a follower is used, and who wins with it in the deck', async () => {
    const judged = await judgedAs('pilgrim', 'altar');
    const used = judged?.cards['my-pilgrim'];
    expect(used?.cameUp).toBeGreaterThanOrEqual(used?.used ?? 9);
    expect(used?.used).toBeGreaterThan(0);
    expect(judged).toMatchObject({ difference: null, with: { won: null, games: 3 } });
    const won = Object.values(judged?.characters ?? {}).reduce((sum, one) => sum + one.with.won, 0);
    expect(won).toBe(3);
  }, 60_000);

  it('judges quests of The Adventure Game on the box’s map', async () => {
    const judged = await judgedAs('surveyors-chain', 'adventure');
    expect(judged).toMatchObject({ played: 6, with: { won: null, games: 3 } });
    expect(Object.keys(judged?.cards ?? {})).toEqual(['my-surveyors-chain']);
  }, 120_000);

  it.each([
    ['toll-captain', 'judged-by-map'],
    ['ember-crown', 'judged-by-map'],
  ])('does not judge %s by itself', async (id, refused) => {
    const start = await begun(offered(id, 'adventure'), false);
    const draft = draftOf(start, `judge-${id}`);
    const asked = {
      draft,
      game: 'adventure',
      deck: start.thing.id,
      card: null,
      games: 1,
      locale: 'en',
    };
    expect(await linesOf({ ask: 'judge', ...asked })).toEqual([{ refused }]);
  });

  it('judges nothing that no lobby offers', async () => {
    const start = await begun(offered('lurkers'), false);
    const answers = await linesOf({
      ask: 'judge',
      ...{
        draft: draftOf(start),
        game: 'altar-quest',
        deck: start.thing.id,
        card: null,
        locale: 'en',
        games: 1,
      },
    });
    expect(answers).toEqual([{ refused: 'not-judged' }]);
  });
});
