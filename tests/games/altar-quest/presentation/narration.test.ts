import { describe, expect, it } from 'vitest';
import { altarQuest } from '../../../../src/games/altar-quest/index.ts';
import type { AltarQuestEvent } from '../../../../src/games/altar-quest/presentation/events/telling.ts';
import type { GameEvent } from '../../../../src/kernel/event.ts';
import type { ArgumentsOf } from '../../../../src/kernel/vocabulary.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import type { Scenario } from '../../../support/altar-quest.ts';
import { faces, stage } from '../cards/stage.ts';

const texts = loadTexts();
const { presentation } = altarQuest;

/** An event set off by a card. */
const by = <Type extends AltarQuestEvent['type']>(
  cause: string,
  type: Type,
  args: ArgumentsOf<AltarQuestEvent, Type>,
): GameEvent => ({ type, args, cause });
const event = <Type extends AltarQuestEvent['type']>(
  type: Type,
  args: ArgumentsOf<AltarQuestEvent, Type>,
): GameEvent => ({ type, args });
const tell = (...events: GameEvent[]) => presentation.events(events, texts);
const toldIn = (scene: Scenario) => tell(...scene.events());

const RAIDER = 'frox-raider.red';
const plays = (hero: string, card: string) =>
  event('card-played', { hero, card, ability: 'play', keyword: 'play' });
const turns = (hero: string, card: string) =>
  event('card-used', { hero, card, ability: 'interact', keyword: 'interact' });
const supply = (cause: string, type: 'supply-gained' | 'supply-lost', amount: number, left = 3) =>
  by(cause, type, { amount, supply: left });

describe('whose doing it is', () => {
  it('is told in the sentence of the card, one subject one sentence', () => {
    expect(
      tell(
        plays('sedrin', 'sermon-in-the-dark'),
        by('sermon-in-the-dark', 'focus-gained', { hero: 'sedrin', amount: 1, focus: 4 }),
        by('sermon-in-the-dark', 'cards-drawn', { hero: 'sedrin', amount: 1 }),
        by('sermon-in-the-dark', 'focus-gained', { hero: 'myreen', amount: 1, focus: 2 }),
      ),
    ).toEqual([
      'Sedrin plays **Sermon in the Dark**, gains 1 ✦ (4), and draws a card. Myreen gains 1 ✦ (2).',
    ]);
  });

  it('is said again where another card has come between', () => {
    expect(
      tell(
        plays('myreen', 'drink-deep'),
        by('drink-deep', 'enemy-damaged', { enemy: RAIDER, amount: 6, left: 0, health: 6 }),
        by('drink-deep', 'enemy-defeated', { enemy: RAIDER }),
        by('drink-deep', 'card-played', {
          hero: 'sedrin',
          card: 'requiem',
          ability: 'play',
          keyword: 'play',
        }),
        by('requiem', 'cards-drawn', { hero: 'sedrin', amount: 1 }),
        by('drink-deep', 'healed', { figure: 'myreen', amount: 1, left: 12, health: 12 }),
      ),
    ).toEqual([
      'Myreen plays **Drink Deep**. The Frox Raider (red) takes **6 damage** (0/6).',
      '**The Frox Raider (red) falls.**',
      'Sedrin plays **Requiem** and draws a card.',
      '**Drink Deep**: Myreen heals 1 (12/12).',
    ]);
  });

  it('comes from the rules: Drink Deep, what it brings, and the Reaction to it', () => {
    const scene = stage({
      heroes: {
        myreen: { hand: ['drink-deep.1'], damage: 4 },
        sedrin: { hand: ['requiem'] },
      },
      heroDecks: { sedrin: ['blood-debt'] },
      enemies: { [RAIDER]: { at: 'T18', damage: 5 } },
    });
    scene.acts('myreen').dice(...faces(6));
    scene.choose('play:drink-deep.1:play').choose('play:requiem:play');
    expect(toldIn(scene)).toEqual([
      'Myreen plays **Drink Deep** and strikes the Frox Raider (red): ⚔ ⚔ ⚔ ⚔ ⚔ ⚔ → 6 hits − 1 defense = **5 damage** (0/6)',
      '**The Frox Raider (red) falls.** Supply +1 (1).',
      'Myreen heals 2 (10/12) and gains 1 ✦ (1).',
      'Sedrin plays **Requiem** and draws Blood Debt.',
    ]);
    scene.choose('done');
  });

  it('begins the line where a card acts by itself, and a card of which nothing comes is passed over', () => {
    expect(
      tell(
        event('card-activates', { card: 'bolx-the-belchlord' }),
        supply('bolx-the-belchlord', 'supply-lost', 1, 2),
        supply('bolx-the-belchlord', 'supply-lost', 1, 1),
        by('bolx-the-belchlord', 'rhune-effect', {
          card: 'bolx-the-belchlord',
          rhune: 'nethander',
        }),
        by('bolx-the-belchlord', 'altar-die-rolled', { from: 'nethander', to: 'wathe' }),
        supply('bolx-the-belchlord', 'supply-lost', 1, 0),
        event('card-activates', { card: 'bookshelf' }),
        event('card-activates', { card: RAIDER }),
        event('round-began', { round: 2 }),
      ),
    ).toEqual([
      '**Bolx the Belchlord**: supply −2 (1).',
      '🌙 Nethander answers (🌙 → 💧): supply −1 (0).',
      'The Frox Raider (red) stirs.',
    ]);
  });

  it('names the card whose rhune answers where the line before is about another', () => {
    expect(
      tell(
        by('quaking-altar', 'rhune-effect', { card: 'quaking-altar', rhune: 'brase' }),
        by('quaking-altar', 'altar-die-rolled', { from: 'brase', to: 'lowek' }),
        by('quaking-altar', 'dice-rolled', {
          test: 'test',
          attribute: 'agility',
          difficulty: 1,
          card: 'quaking-altar',
          enemy: '',
          dice: 1,
          hero: 'rowen',
          faces: ['success'],
        }),
        by('quaking-altar', 'test-passed', { hero: 'rowen', successes: 1, difficulty: 1 }),
      ),
    ).toEqual([
      '⛰️ Brase answers for the Quaking Altar (⛰️ → 🌪️).',
      'Rowen tests Agility against 1: ⚔ → 1 of 1: **passed**',
    ]);
  });

  it('is said of a test that does not name its card', () => {
    const roll = (cause: string, test: 'test' | 'resist') =>
      by(cause, 'dice-rolled', {
        test,
        attribute: 'agility',
        difficulty: 1,
        card: cause,
        enemy: '',
        dice: 0,
        hero: 'rowen',
        faces: [],
      });
    expect(tell(roll('royal-belch', 'test'), roll('fungal-patch', 'resist'))).toEqual([
      '**Royal Belch**: Rowen tests Agility against 1: no dice',
      'Rowen must resist 1 from the Fungal Patch: no dice',
    ]);
  });
});

describe('nothing is said twice', () => {
  const work = (test: 'task' | 'search', card: string) =>
    by(card, 'dice-rolled', {
      test,
      attribute: 'might',
      difficulty: 0,
      card,
      enemy: '',
      dice: 3,
      hero: 'sedrin',
      faces: ['success', 'success', 'focus'],
    });

  it('of a task: who turns to it, that it is overcome, and the focus of the roll stand with its dice', () => {
    const card = 'hidden-chanter';
    expect(
      tell(
        turns('sedrin', card),
        work('task', card),
        by(card, 'task-resolved', { hero: 'sedrin', card, gained: 2, progress: 8, threshold: 8 }),
        by(card, 'task-overcome', { hero: 'sedrin', card }),
        by(card, 'focus-kept', { hero: 'sedrin', amount: 1, focus: 2 }),
      ),
    ).toEqual([
      'Sedrin works on **Hidden Chanter**: ⚔ ⚔ ✦ → +2 progress (8/8): **overcome** · +1 ✦ (2)',
    ]);
  });

  it('of a search: what is found stands with the dice', () => {
    const card = 'fungal-patch';
    const lines = tell(
      turns('sedrin', card),
      work('search', card),
      by(card, 'search-resolved', { hero: 'sedrin', card, left: 2 }),
      by(card, 'search-card-drawn', { hero: 'sedrin', card: 'smelling-salts' }),
      supply(card, 'supply-gained', 1),
      by(card, 'card-tokens', { card, token: 'search', amount: 1, total: 4, quest: '' }),
      by(card, 'focus-kept', { hero: 'sedrin', amount: 1, focus: 2 }),
    );
    expect(lines.filter((line) => !line.startsWith('-#'))).toEqual([
      'Sedrin searches **Fungal Patch**: ⚔ ⚔ ✦ → **Smelling Salts** · +1 ✦ (2)',
      'Supply +1 (3). A search token goes on Fungal Patch (4).',
    ]);
  });

  it('of a walk to a door, an enemy’s way to its blow, what is discarded, and repeated damage', () => {
    const moved = (from: string, to: string) =>
      by(RAIDER, 'enemy-moved', { enemy: RAIDER, from, to });
    const harm = (left: number) =>
      by('a-handful', 'enemy-damaged', { enemy: RAIDER, amount: 1, left, health: 6 });
    expect(
      tell(
        event('hero-moved', { hero: 'myreen', from: 'P2', to: 'O2' }),
        event('door-opened', { hero: 'myreen', door: 'door-02' }),
        event('card-activates', { card: RAIDER }),
        moved('E5', 'F6'),
        moved('F6', 'G7'),
        by(RAIDER, 'dice-rolled', {
          test: 'inflict',
          attribute: 'agility',
          difficulty: 6,
          card: RAIDER,
          enemy: RAIDER,
          dice: 1,
          hero: 'myreen',
          faces: ['success'],
        }),
        by(RAIDER, 'inflict-resolved', { hero: 'myreen', successes: 1, defense: 5, left: 0 }),
        event('card-discarded', { hero: 'myreen', card: 'behind-me' }),
        event('card-discarded', { hero: 'myreen', card: 'blood-debt' }),
        plays('rowen', 'a-handful'),
        harm(5),
        harm(4),
        harm(3),
      ),
    ).toEqual([
      'Myreen moves P2 → O2 and opens a door.',
      'The Frox Raider (red) comes E5 → G7 and strikes at Myreen for 6: ⚔ → 6 − 1 − 5 defense = no harm',
      'Myreen discards Behind Me and Blood Debt.',
      'Rowen plays **A Handful**. The Frox Raider (red) takes **3 damage** (3/6).',
    ]);
  });

  it('of a feature: its tokens are counted once, and a villain falls once', () => {
    const lines = tell(
      event('feature-placed', { room: 'room-02', card: 'bookshelf' }),
      event('card-tokens', { card: 'bookshelf', token: 'search', amount: 2, total: 2, quest: '' }),
    );
    expect(lines[0]).toBe('Here stands **Bookshelf**, with 2 search tokens on it.');
    expect(lines.slice(1).join('\n')).not.toContain('Enters the room');
    expect(
      tell(
        event('enemy-defeated', { enemy: 'gert' }),
        event('villain-defeated', { enemy: 'gert' }),
      ),
    ).toEqual(['**Gert is defeated!**']);
  });

  it('of a round: its own message has its number, so that none stands under the quest’s turn', () => {
    expect(tell(event('round-began', { round: 3 }))).toEqual([]);
  });
});

describe('the story', () => {
  it('begins with the premise, the task and who is in the way', () => {
    expect(tell(event('match-began', { quest: 'the-hunt', villain: 'gert' }))).toEqual([
      '**The Hunt**',
      expect.stringMatching(/^> \*For eight hundred years the sisters of Hollowmere fasted/),
      '**Your task:** Follow its spoor, drive the Long Lent out of hiding, and kill it before it has eaten its fill.',
      'Upstairs lives Gert, who is larger than the stairs and has asked for quiet. Twice.',
      'First, every hero draws four cards.',
    ]);
  });

  const found = (amount: number, total: number) =>
    by('wrong-echo', 'card-tokens', {
      card: 'the-search',
      token: 'quest',
      amount,
      total,
      quest: 'the-search',
    });

  it('tells the lines of the rhyme as they are found', () => {
    expect(tell(found(2, 4))).toEqual([
      '**The Wrong Echo**: 2 more verses (4).',
      '> *Three for the stair and the last to the door,*',
      '> *Four for the knock on the hollow floor,*',
    ]);
  });

  it('reads the whole rhyme with its last line, and nothing of it for verses beyond', () => {
    const milestone = event('milestone-reached', {
      quest: 'the-search',
      villain: 'bolx',
      milestone: 'rhyme',
    });
    expect(tell(found(1, 7), milestone)).toEqual([
      '**The Wrong Echo**: 1 more verse (7).',
      '> *One for the novice who carried the light,*',
      '> *Two for the sisters who watched through the night,*',
      '> *Three for the stair and the last to the door,*',
      '> *Four for the knock on the hollow floor,*',
      '> *Five for the stone, and who lies underneath,*',
      '> *Six for the tongue that is bound in its sheath,*',
      '> *Seven to swing it, and set your teeth.*',
      expect.stringMatching(/^> \*That is the whole rhyme\./),
    ]);
    expect(tell(found(1, 8))).toEqual(['**The Wrong Echo**: 1 more verse (8).']);
  });

  it('reads the quarry’s own narrative when it is driven out for the first time', () => {
    const driven = { quest: 'the-hunt', villain: 'gert', milestone: 'driven-out' };
    expect(tell(event('milestone-reached', driven))).toEqual([
      expect.stringMatching(/^> \*First there is the sound of a spoon going round an empty bowl\./),
    ]);
  });

  it('dwells on the villain’s coming: who it is, and what it means for the quest', () => {
    const milestone = { quest: 'the-search', villain: 'bolx', milestone: 'villain-comes' };
    expect(
      tell(
        event('villain-spawned', { enemy: 'bolx-the-belchlord' }),
        event('milestone-reached', milestone),
      ),
    ).toEqual([
      '**Bolx the Belchlord has come!**',
      expect.stringMatching(/^> \*The wall bulges, considers, and comes down\./),
      '> *Anyone who wants the stone awake has to drown out the bell. While Bolx the Belchlord is here, no peal will last.*',
    ]);
  });
});
