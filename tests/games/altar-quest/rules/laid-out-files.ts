import { HOLLOWMERE_PRIORY } from '../../../../src/games/altar-quest/rules/board/hollowmere-priory.ts';
import { hugePlacements } from '../../../../src/games/altar-quest/rules/board/huge.ts';
import {
  cardsOf,
  deckDefinition,
  definition,
} from '../../../../src/games/altar-quest/rules/cards/library.ts';
import { cardsInBox } from '../../../../src/games/altar-quest/rules/queries/box.ts';
import type { Layout } from '../../../../src/games/altar-quest/rules/scenarios/layout.ts';
import { below, pick, seedRandom, shuffle } from '../../../../src/kernel/random.ts';

const HEROES = ['sedrin', 'myreen', 'rowen', 'quella'];
const QUESTS = [
  'the-search',
  'the-cleansing',
  'the-escape',
  'the-rescue',
  'the-showdown',
  'the-hunt',
];
const THREATS = ['frox', 'raglanders', 'thralls'];
const VILLAINS = ['bolx', 'gert', 'wynora-morn'];
const TURNS = ['heroes', 'threat', 'villain', 'quest'] as const;

/** A random scenario file, as somebody might write one: as much left out as laid out, and nothing wrong in it. */
export function randomFile(seed: number): Layout & { game: string } {
  const random = seedRandom(seed.toString(16).padStart(32, '0'));
  const board = HOLLOWMERE_PRIORY;
  const oneIn = (sides: number): boolean => below(random, sides) === 0;
  const options = {
    quest: pick(random, QUESTS),
    threat: pick(random, THREATS),
    villain: pick(random, VILLAINS),
    level: pick(random, ['story', 'standard', 'grim']),
  };
  const heroes = shuffle(random, [...HEROES]).slice(0, 1 + below(random, 4));

  const revealed = [pick(random, board.rooms).id];
  const openDoors: string[] = [];
  for (let left = below(random, 6); left > 0; left--) {
    const doors = board.doors.filter(
      ({ rooms }) => rooms.filter((room) => revealed.includes(room)).length === 1,
    );
    const door = pick(random, doors);
    openDoors.push(door.id);
    revealed.push(door.rooms.find((room) => !revealed.includes(room)) as string);
  }

  const altar = pick(random, cardsOf(deckDefinition('altars')));
  const drawn = shuffle(random, cardsOf(deckDefinition('features')));
  const features = Object.fromEntries(
    revealed.slice(1).map((room, index) => {
      const card = drawn[index] as string;
      return [room, definition(card).type === 'altar-found' ? altar : card];
    }),
  );
  const featureSpaces = new Set(
    Object.entries(features).flatMap(([room, card]) => {
      const { one, two, four } = board.roomById.get(room)!.feature;
      return { 1: one, 2: two, 4: four }[definition(card).size ?? 1];
    }),
  );
  const free = shuffle(
    random,
    revealed.flatMap((room) => board.roomById.get(room)!.spaces),
  ).filter((space) => !featureSpaces.has(space));
  const space = (): string => free.pop() as string;

  const enemies: NonNullable<Layout['enemies']> = {};
  const villainCard = cardsOf(deckDefinition(options.villain)).find(
    (card) => definition(card).type === 'villain',
  ) as string;
  const villain = pick(random, ['scheme', 'spawned', 'defeated'] as const);
  if (villain === 'spawned') {
    const isHuge = definition(villainCard).traits?.includes('huge');
    const situation = {
      openDoors: new Set(openDoors),
      revealed: new Set(revealed),
      featureSpaces,
    };
    const places = free.flatMap((at) => hugePlacements(board, situation, at));
    const at = isHuge ? [...pick(random, places)] : [space()];
    for (const covered of at) if (free.includes(covered)) free.splice(free.indexOf(covered), 1);
    enemies[villainCard] = { at, damage: below(random, 8) };
  }
  const threats = [
    ...cardsOf(deckDefinition(options.threat)),
    ...cardsOf(deckDefinition('lurkers')),
  ];
  const figures = threats.filter((card) =>
    ['minion', 'trap', 'lurker'].includes(definition(card).type),
  );
  for (const card of shuffle(random, figures).slice(0, below(random, 5))) {
    enemies[card] = {
      at: space(),
      hero: pick(random, heroes),
      ...(definition(card).type !== 'trap' && oneIn(3) ? { damage: 1 + below(random, 2) } : {}),
      ...(oneIn(4) ? { exhausted: true as const } : {}),
      ...(oneIn(5) ? { armor: 1 } : {}),
    };
  }
  const ally = pick(random, cardsInBox('ally'));
  const turn = pick(random, TURNS);
  return {
    game: 'altar-quest',
    options,
    startRoom: revealed[0] as string,
    revealed,
    openDoors,
    features,
    altar,
    villain,
    enemies,
    ...(oneIn(2) ? { round: 1 + below(random, 9) } : {}),
    ...(oneIn(2) ? { supply: below(random, 5) } : {}),
    ...(oneIn(3) ? { allies: { [ally]: { hero: pick(random, heroes), at: space() } } } : {}),
    ...(oneIn(3) ? { drawn: ['villain' as const] } : {}),
    ...(turn === 'heroes' ? {} : { turn }),
    heroes: Object.fromEntries(
      heroes.map((hero, index) => [
        hero,
        {
          at: space(),
          ...(oneIn(2) ? { damage: below(random, 6) } : {}),
          ...(oneIn(2) ? { focus: below(random, 6) } : {}),
          ...(oneIn(3) ? { armor: below(random, 3) } : {}),
          ...(turn === 'heroes' && index > 0 && oneIn(3) ? { acted: true } : {}),
        },
      ]),
    ),
  };
}
