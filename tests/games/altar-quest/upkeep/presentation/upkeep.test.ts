import { describe, expect, it } from 'vitest';
import { characterName } from '../../../../../src/discord/messages/lobby/characters.ts';
import type { CampaignState } from '../../../../../src/games/altar-quest/rules/campaign/state.ts';
import { upkeepRules } from '../../../../../src/games/altar-quest/upkeep/rules/index.ts';
import type { Campaign } from '../../../../../src/kernel/campaign.ts';
import { answer } from '../../../../../src/kernel/engine.ts';
import type { Happening } from '../../../../../src/kernel/event.ts';
import { loadTexts } from '../../../../../src/texts/catalogue.ts';
import {
  beginCampaign,
  beginUpkeep,
  endOfQuest,
  endQuest,
  game,
  type UpkeepMatch,
} from '../random-upkeeps.ts';

const texts = loadTexts();
const { presentation } = game;

const ROWEN = { seat: 'ann', characters: ['rowen'] };
const QUELLA = { seat: 'bo', characters: ['quella'] };

/** The upkeep after a first quest with this ending, played by Rowen and Quella. */
function upkeepAfter(
  last: Parameters<typeof endOfQuest>[0],
  options: { [option: string]: string } = { story: 'none' },
  change: (state: CampaignState) => void = () => {},
) {
  const campaign: Campaign<CampaignState> = beginCampaign(options);
  endQuest(campaign.state, endOfQuest(last));
  change(campaign.state);
  const { match, happenings } = beginUpkeep(campaign, 1, [ROWEN, QUELLA]);
  return { match, told: lines(happenings) };
}

const lines = (happenings: readonly Happening[]) =>
  presentation.events(
    happenings.map(({ event }) => event),
    texts,
  );

/** Answers a seat's open question; returns what was told about it. */
function choose(match: UpkeepMatch, seat: string, ...options: string[]): string[] {
  const decision = match.open.find(({ seats }) => seats.includes(seat))!;
  const result = answer(upkeepRules.procedures, match, { seat, decision: decision.id, options });
  if (!result.accepted) throw new Error(result.refusal);
  return lines(result.happenings);
}

const viewOf = (match: UpkeepMatch, seat = 'table') => upkeepRules.view(match, seat);
const asked = (match: UpkeepMatch, seat: string) => {
  const decision = match.open.find(({ seats }) => seats.includes(seat))!;
  const view = viewOf(match, seat);
  const words = (option: (typeof decision.options)[number]) =>
    presentation.option(view, decision, option, texts);
  return { decision, ...presentation.prompt(view, decision, texts), words, view };
};

describe('the camp after a quest', () => {
  it('AQ-275: says how it ended, who rests, and what is set aside', () => {
    const { told } = upkeepAfter({ won: false, supply: 2 });
    expect(told.slice(0, 2)).toEqual([
      '🔥 **Camp after The Search.** You lost, but you’re all here, and so is the fire.',
      'Rowen and Quella heal all damage and lay down focus, armor and threat. 2 supply is set aside.',
    ]);
  });

  it('C-04: says what armor comes along where the group has wanted that', () => {
    const armor = { rowen: 2, quella: 1 };
    const { told } = upkeepAfter(
      { won: false, supply: 2, armor },
      { story: 'none', armor: 'kept' },
    );
    expect(told[1]).toContain('lay down focus and threat, but keep 3 armor.');
  });

  it('AQ-283: of a story is named by its chapter', () => {
    const { match, told } = upkeepAfter({ won: true }, { story: 'out-of-luxen' });
    expect(told[0]).toMatch(/^🔥 \*\*Camp after A Bell for the Queen\.\*\* You won/);
    expect(presentation.headline(viewOf(match), texts)).toBe(
      'Camp after A Bell for the Queen · the story',
    );
    expect(presentation.called?.({ view: viewOf(match), events: [] }, texts)).toBe(
      'Camp after A Bell for the Queen',
    );
    expect(presentation.status(viewOf(match), texts).at(-1)).toBe('⏭️ After this: chapter 2.');
  });

  it('asks what becomes of a quest that was broken off', () => {
    const { match, told } = upkeepAfter({ won: false, reason: 'abandoned' });
    expect(told).toEqual([
      '🔥 **The Search was broken off.** You’re out, and nothing is decided yet.',
    ]);
    const { question, decision, words } = asked(match, 'ann');
    expect(question).toBe('The Search was broken off. What now?');
    expect(decision.options.map((option) => words(option).label)).toEqual([
      'Play it again',
      'Count it as lost',
    ]);
    expect(choose(match, 'ann', 'again')).toEqual(['You go back in: **The Search** starts over.']);
    expect(presentation.status(viewOf(match), texts)).toEqual(['⏭️ Ready for quest 1: The Search.']);
  });
});

describe('the shop', () => {
  const SHELF = ['marching-boots', 'saints-knuckle', 'abbots-crossbow'];
  const stocked = (state: CampaignState) => {
    const others = state.shop.filter((card) => !SHELF.includes(card));
    state.heroes.sedrin = {
      upgrades: [],
      equipment: others,
      allies: [],
      armor: 0,
      trained: 0,
    };
    state.shop = [...SHELF];
  };
  const opened = () => upkeepAfter({ won: true, supply: 4 }, { story: 'none' }, stocked);

  it('AQ-277: reads out what lies there, and asks all together for more', () => {
    const { match, told } = opened();
    expect(told.find((line) => line.startsWith('🛒'))).toMatch(
      /^🛒 For your victory, the shop offers \*\*.+ and .+\*\*\.$/,
    );
    expect(told.filter((line) => /^-# \*\*.+\*\* \(Equipment · \w+\): /.test(line))).toHaveLength(
      2,
    );
    const { decision, question, why, words } = asked(match, 'ann');
    expect(question).toBe('Reveal another card of Equipment for 3 supply?');
    expect(why).toContain('You share 4 supply, and 2 cards lie there.');
    expect(decision.options.map((option) => words(option).label)).toEqual([
      'Reveal one for 3',
      'That’s enough',
    ]);
    expect(presentation.shortcuts?.(decision)).toEqual(decision.options);
    expect(choose(match, 'ann', 'reveal')[0]).toMatch(
      /^🛒 For 3 supply \(1 left\), the shop adds \*\*.+\*\*\.$/,
    );
  });

  it('AQ-286: says of each piece what it does, and what it can’t be used with', () => {
    const { match } = opened();
    choose(match, 'ann', 'reveal');
    const { decision, question, words } = asked(match, 'ann');
    expect(question).toBe('Rowen: take one of these?');
    const option = (card: string) => decision.options.find(({ id }) => id === card)!;
    expect(words(option('abbots-crossbow'))).toEqual({
      label: 'The Abbot’s Crossbow',
      description:
        'Equipment · Weapon — Action: ATTACK Agility +2 (range 8). 🌪️ Lowek: Move up to 2 spaces. (in each quest, choose this or The Eleven)',
      emoji: '🛒',
    });
    expect(words(option('marching-boots')).description).not.toContain('between');
    expect(presentation.none?.(viewOf(match), decision, texts)).toBe('Take nothing');
    expect(presentation.brief?.(viewOf(match), decision, texts)).toBe('Rowen: Equipment');
    expect(presentation.shortcuts?.(decision)).toEqual([]);
    expect(presentation.held?.(viewOf(match, 'ann'), option('marching-boots'))).toEqual([
      'marching-boots',
    ]);
  });

  it('Q-39: where two want the same, says so, and asks who gets it', () => {
    const { match } = opened();
    choose(match, 'ann', 'reveal');
    choose(match, 'ann', 'marching-boots');
    expect(choose(match, 'bo', 'marching-boots')).toEqual([
      '⚖️ Rowen and Quella want **Marching Boots**, and there’s only one.',
    ]);
    const { question, why } = asked(match, 'bo');
    expect(question).toBe('Who gets Marching Boots?');
    expect(why).toContain('Marching Boots (Equipment · Boots): ');
    expect(choose(match, 'bo', 'quella')).toContain('Quella takes **Marching Boots**.');
    expect(presentation.status(viewOf(match), texts)).toContain('✨ New: Quella: Marching Boots');
    expect(presentation.whereabouts?.(viewOf(match), 'marching-boots', texts)).toEqual([
      'Quella has it',
    ]);
    expect(presentation.whereabouts?.(viewOf(match), 'abbots-crossbow', texts)).toEqual([
      'Lies open in the shop',
    ]);
  });

  it('AQ-279: says how many cards go back', () => {
    const { match } = opened();
    choose(match, 'ann', 'done');
    choose(match, 'ann');
    expect(choose(match, 'bo')).toEqual([
      'Rowen takes nothing.',
      'Quella takes nothing.',
      'The shop closes; 2 cards go back.',
    ]);
    const piles = presentation.piles?.(viewOf(match), texts);
    expect(piles?.map(({ id, left }) => [id, left])).toEqual([
      ['equipment', 3],
      ['enemies', 24],
    ]);
  });
});

describe('training', () => {
  it('AQ-280: offers every upgrade with what it does, says what is learned and what it costs', () => {
    const { match } = upkeepAfter({ won: false, supply: 10 });
    choose(match, 'ann', 'done');
    const { question, decision, words, view } = asked(match, 'ann');
    expect(question).toBe('Rowen: an upgrade for 5 supply?');
    expect(words(decision.options.find(({ id }) => id === 'throw-and-go-2')!)).toEqual({
      label: 'Throw and Go ★',
      description:
        'Action · Upgrade — Move up to 2 spaces, ATTACK Agility +2, then move up to 3 spaces.',
      emoji: '🎓',
    });
    expect(presentation.hand(view, texts).map(({ id }) => id)).toEqual(
      decision.options.map(({ id }) => id),
    );
    const { menus, lines: said } = presentation.panel(view, decision, texts);
    expect(menus.map(({ as, title }) => [as, title])).toEqual([['menu', 'Learn…']]);
    expect(said).toContain(
      '**Throw and Go ★** · Action · Upgrade — Move up to 2 spaces, ATTACK Agility +2, then move up to 3 spaces.',
    );
    choose(match, 'ann', 'throw-and-go-2');
    expect(choose(match, 'bo').slice(0, 3)).toEqual([
      '🎓 Rowen learns **Throw and Go ★** for 5 supply (5 left).',
      '-# Move up to 2 spaces, ATTACK Agility +2, then move up to 3 spaces.',
      'Quella learns nothing new.',
    ]);
  });

  it('Q-39: asks who learns where there is not enough for everybody', () => {
    const { match } = upkeepAfter({ won: false, supply: 9 });
    choose(match, 'ann', 'done');
    const { question, decision, words } = asked(match, 'ann');
    expect(question).toBe('Who learns an upgrade for 5 supply?');
    expect(decision.options.map((option) => words(option))).toEqual([
      { label: 'Rowen', description: 'has no upgrade yet' },
      { label: 'Quella', description: 'has no upgrade yet' },
      { label: 'Nobody', emoji: '✋' },
    ]);
  });
});

describe('the end of the upkeep', () => {
  it('AQ-281, AQ-282, AQ-287: tells what the enemies learn, what is lost, and where the road leads', () => {
    const { match, told } = upkeepAfter({ won: false, supply: 2 });
    const drawn = told.findIndex((line) => line.startsWith('💀 **The enemies have learned'));
    expect(drawn).toBeGreaterThan(0);
    expect(told[drawn + 1]).toMatch(/^-# \*\*Strengthens:\*\* /);
    expect(told.at(-1)).toBe('The last 2 supply is used up on the road.');
    const { question, decision, words } = asked(match, 'ann');
    expect(question).toBe('Which quest is next?');
    expect(decision.options).toHaveLength(5);
    expect(words(decision.options.find(({ id }) => id === 'the-rescue')!)).toEqual({
      label: 'The Rescue',
      description: 'Find a prisoner’s cell, open it, and bring a weak man out alive.',
    });
    expect(choose(match, 'ann', 'the-rescue')[0]).toMatch(
      /^🧭 \*\*Next: The Rescue\*\*, against the \w+ and .+\.$/,
    );
    expect(presentation.ending(viewOf(match), texts)).toEqual({
      title: 'The camp is struck',
      lines: [
        'Nobody bought or learned anything. You travel light.',
        '⏭️ Ready for quest 2: The Rescue.',
      ],
      won: true,
    });
  });
});

describe('the heroes', () => {
  it('are called as in the quests', () => {
    const { match } = upkeepAfter({ won: true });
    expect(characterName(game, 'rowen', texts)).toBe('Rowen Lofflin');
    expect(presentation.seatNames(viewOf(match), 'bo', texts)).toEqual(['Quella']);
  });
});

describe('a story', () => {
  it('AQ-290: is read aloud, shows its cards by number and title, and remembers what was decided', () => {
    const { match, told } = upkeepAfter({ won: true }, { story: 'out-of-luxen' });
    expect(told).toContainEqual(expect.stringMatching(/^> \*?The bell has had its hour/));
    const { question, decision, words } = asked(match, 'ann');
    expect(question).toMatch(/\?$/);
    expect(decision.options.map((option) => words(option).label)).not.toContain('');
    const [option] = decision.options;
    const after = choose(match, 'bo', option!.id);
    expect(after[0]).toBe(`🗳️ You decide: **${words(option!).label}**`);
    expect(after[1]).toMatch(/^> /);
    expect([...told, ...after]).toContainEqual(expect.stringMatching(/^📜 \*\*\d+ · .+\*\*$/));
  });

  it('says what a card does once: where it is revealed, and not again where somebody gets it', () => {
    const numbered = [
      { type: 'story-card-revealed', args: { card: 'tams-turnscrew', number: 6 } },
      { type: 'card-given', args: { card: 'tams-turnscrew', hero: 'sedrin' } },
      { type: 'story-card-revealed', args: { card: 'valorys-lamp', number: 12 } },
      { type: 'journal-gained', args: { card: 'valorys-lamp' } },
    ] as const;
    const lines = presentation.events([...numbered], texts);
    expect(lines.filter((line) => line.includes('SEARCH Intellect −1'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('heals 1 damage'))).toHaveLength(1);
    // Nobody has read what an ally without a number does.
    const args = { card: 'huey', hero: 'sedrin' };
    const ally = presentation.events([{ type: 'card-given', args }], texts);
    expect(ally).toContainEqual(expect.stringContaining('Move this ally up to 6 spaces'));
  });

  it('is read aloud in italics, but for lines that are empty or have some of their own', () => {
    const told = { story: 'out-of-luxen', ending: 'a-polite-letter', won: false };
    const [title, ...read] = presentation.events([{ type: 'ending-reached', args: told }], texts);
    expect(title).toBe('🏁 **A Polite Letter**');
    expect(read).toContain('> ');
    for (const line of read.filter((one) => one !== '> ')) expect(line).toMatch(/^> \*.+\*$/);
  });
});
