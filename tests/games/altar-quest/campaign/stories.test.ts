import { describe, expect, it } from 'vitest';
import {
  either,
  end,
  not,
  won,
} from '../../../../src/games/altar-quest/rules/campaign/guide/build.ts';
import type {
  GuideStep,
  StoryChapter,
} from '../../../../src/games/altar-quest/rules/campaign/guide/guide.ts';
import { addStory } from '../../../../src/games/altar-quest/rules/campaign/guide/library.ts';
import { registerDeck } from '../../../../src/games/altar-quest/rules/cards/register-deck.ts';
import { campaign } from '../../../support/altar-quest-campaign.ts';
import { SPARE } from '../../../support/spare-equipment.ts';

registerDeck({
  id: 'spare-story',
  kind: 'story',
  cards: [
    { id: 'spare-omen', type: 'story', number: 1 },
    { id: 'spare-vow', type: 'story', number: 2 },
    { id: 'spare-ruin', type: 'story', number: 3 },
  ],
});
registerDeck({
  id: 'spare-enemy-upgrades',
  kind: 'enemy-upgrade',
  cards: [{ id: 'spare-curse', type: 'enemy-upgrade', strengthens: ['villain'] }],
});

const chapter = (
  number: number,
  quest: string,
  more: Partial<StoryChapter> & { upkeep: readonly GuideStep[] },
): StoryChapter => ({
  id: `chapter-${number}`,
  decks: { quest, villain: 'gert', threat: 'thralls' },
  opening: [{ text: 'opening' }],
  ...more,
});

/** A story in which each chapter shows something that guides can do. */
addStory({
  id: 'spare-tale',
  chapters: [
    chapter(1, 'the-rescue', {
      cards: [{ card: 'spare-ruin' }],
      rivals: [{ card: 'thief' }],
      upkeep: [
        { do: 'tell', text: 'morning' },
        { do: 'reveal', card: 'spare-vow' },
        {
          do: 'ask',
          question: 'the-vow',
          options: [
            {
              name: 'swear',
              steps: [
                { do: 'journal', card: 'spare-vow' },
                { do: 'mark', mark: 'sworn' },
              ],
            },
            {
              name: 'laugh',
              steps: [
                { do: 'journal', card: 'spy' },
                { do: 'journal', card: 'spy' },
                { do: 'give', card: 'huey' },
              ],
            },
            { name: 'never', when: { if: 'marked', mark: 'sworn' }, steps: [] },
          ],
        },
        { do: 'clean-up' },
        { do: 'shop', free: 2, price: 1 },
      ],
    }),
    chapter(2, 'the-search', {
      variants: [{ when: { if: 'marked', mark: 'sworn' }, decks: { villain: 'bolx' } }],
      opening: [
        { text: 'after-victory', when: won },
        { text: 'after-defeat', when: not(won) },
      ],
      upkeep: [
        { do: 'lose', card: 'spare-vow' },
        { do: 'train', price: 2 },
        { do: 'supply', amount: 3 },
        { do: 'train', price: 2 },
      ],
    }),
    chapter(3, 'the-hunt', { upkeep: [{ do: 'upgrade-each' }] }),
    chapter(4, 'the-escape', { upkeep: [{ do: 'upgrade-enemy' }] }),
    chapter(5, 'the-showdown', {
      upkeep: [
        { do: 'give', card: 'spare-axe', to: 'sedrin' },
        { do: 'journal', card: 'spare-curse' },
        {
          do: 'ask',
          question: 'the-curse',
          options: [
            { name: 'bear', steps: [] },
            {
              name: 'lift',
              steps: [
                { do: 'lose', card: 'spare-axe' },
                { do: 'lose', card: 'spare-curse' },
              ],
            },
          ],
        },
      ],
    }),
    chapter(6, 'the-cleansing', { upkeep: [] }),
  ],
  epilogue: [either(won, [end('dawn')], [end('dusk')])],
  endings: [
    { name: 'dawn', won: true },
    { name: 'dusk', won: false },
  ],
});

const story = () => campaign({ options: { story: 'spare-tale' } }).shopHas(...SPARE);

/** After the first chapter's upkeep. */
const sworn = () => {
  const stage = story().won();
  stage.upkeep().choose('swear').settle();
  return stage;
};

describe('a story', () => {
  it('AQ-289: names the decks of each chapter, which are played in sequence', () => {
    const stage = story();
    expect(stage.next?.options).toMatchObject({
      quest: 'the-rescue',
      villain: 'gert',
      threat: 'thralls',
      ally: 'none',
      rivals: 'none',
    });
    for (let played = 1; played <= 5; played++) stage.won().moveOn();
    stage.won();
    expect(stage.state.record.map(({ quest }) => quest)).toEqual([
      'the-rescue',
      'the-search',
      'the-hunt',
      'the-escape',
      'the-showdown',
      'the-cleansing',
    ]);
    stage.moveOn();
  });

  it('AQ-273, AQ-289: sets a chapter up with its own story cards and rivals, for that chapter only', () => {
    const stage = story();
    const quest = stage.quest();
    expect(quest.told('chapter-opened')).toEqual([{ story: 'spare-tale', chapter: 1 }]);
    expect(quest.told('story-told')).toEqual([
      { story: 'spare-tale', chapter: 1, text: 'opening' },
    ]);
    expect(quest.state.questArea).toContain('spare-ruin');
    expect(quest.state.decks.lurker.draw).toContain('thief');
    quest.won().moveOn();
    const second = stage.quest();
    expect(second.state.questArea).not.toContain('spare-ruin');
    expect(second.state.decks.lurker.draw).not.toContain('thief');
    second.won().moveOn();
  });

  it('AQ-283: has its own upkeep after each chapter instead of the rulebook’s', () => {
    const stage = story().won(undefined, { supply: 2 });
    const upkeep = stage.upkeep();
    expect(upkeep.told('story-told')).toMatchObject([{ chapter: 1, text: 'morning' }]);
    expect(upkeep.asks).toEqual(['prompt.story']);
    upkeep.choose('swear');
    expect(upkeep.display).toHaveLength(4);
    upkeep.settle();
    expect(upkeep.asked).toEqual(['prompt.story', 'prompt.take']);
    expect(upkeep.told('enemy-upgrade-drawn')).toEqual([]);
    const trained = stage.won(undefined, { supply: 3 }).upkeep();
    trained.for('sedrin').for('myreen');
    expect(trained.question().prompt).toMatchObject({ args: { price: 2, supply: 3 } });
    trained.settle();
    const each = stage.lost().upkeep();
    expect(each.asks).toEqual(['prompt.train']);
    each.settle();
    expect(stage.lost().upkeep().told('enemy-upgrade-drawn')).toHaveLength(1);
  });

  it('AQ-290, AQ-291: reveals no card but where its guide says so, by number', () => {
    const stage = story().won();
    const upkeep = stage.upkeep();
    expect(upkeep.told('story-card-revealed')).toEqual([{ card: 'spare-vow', number: 2 }]);
    expect(JSON.stringify(stage.state)).not.toMatch(/spare-(omen|ruin|vow)/);
    upkeep.settle();
  });

  it('AQ-270: what goes into the journal takes part in every chapter from then on, until it is lost', () => {
    const stage = sworn();
    expect(stage.state.journal.storyCards).toEqual(['spare-vow']);
    const second = stage.quest();
    expect(second.state.questArea).toContain('spare-vow');
    const upkeep = second.won().upkeep();
    expect(upkeep.told('journal-lost')).toEqual([{ card: 'spare-vow' }]);
    upkeep.settle();
    const third = stage.quest();
    expect(third.state.questArea).not.toContain('spare-vow');
    third.won().moveOn();
  });

  it('AQ-255, AQ-259, AQ-272: a rival works against the heroes from then on, an ally goes with the hero whom the group chooses', () => {
    const stage = story().won();
    const upkeep = stage.upkeep().choose('laugh');
    expect(upkeep.question().prompt).toEqual({ key: 'prompt.give', args: { card: 'huey' } });
    upkeep.choose('myreen').settle();
    expect(stage.state.journal.rivals).toEqual(['spy']);
    const quest = stage.quest();
    expect(quest.state.decks.lurker.draw).toContain('spy');
    expect(quest.hero('myreen').area).toContain('huey');
    quest.won().moveOn();
  });

  it('Q-39, AQ-283: with two trainings in one upkeep each hero pays once all the same', () => {
    const stage = sworn().won(undefined, { supply: 20 });
    const upkeep = stage.upkeep().for('sedrin').for('myreen');
    const [upgrade = ''] = upkeep.options('sedrin');
    upkeep.for('sedrin', upgrade).for('myreen');
    expect(upkeep.supply).toBe(21);
    upkeep.for('sedrin').for('myreen');
    expect(upkeep.match.open.map(({ key }) => key)).toEqual(['myreen']);
    expect(upkeep.asks).toEqual(['prompt.pay-to-train']);
    upkeep.settle();
    expect(stage.hero('sedrin').upgrades).toEqual([upgrade]);
  });

  it('C-04, AQ-283: armor that came along into a chapter without a clean-up goes no farther', () => {
    const stage = campaign({ options: { story: 'spare-tale', armor: 'kept' } });
    stage.won(undefined, { armor: { sedrin: 2 } }).moveOn();
    expect(stage.hero('sedrin').armor).toBe(2);
    stage.won(undefined, { armor: { sedrin: 5 } }).moveOn();
    expect(stage.hero('sedrin').armor).toBe(0);
  });

  it('Q-74, AQ-269: what is lost again is unearned', () => {
    const stage = sworn();
    for (let played = 2; played <= 4; played++) stage.won().moveOn();
    const upkeep = stage.won().upkeep();
    expect(upkeep.told('card-given')).toEqual([{ hero: 'sedrin', card: 'spare-axe' }]);
    expect(upkeep.told('journal-gained')).toEqual([{ card: 'spare-curse' }]);
    expect(upkeep.state.campaign.journal.enemyUpgrades).toContain('spare-curse');
    expect(upkeep.state.campaign.shop).not.toContain('spare-axe');
    // the axe is the price; lifting the curse is what it buys.
    expect(upkeep.question().options).toMatchObject([
      { args: { option: 'bear' } },
      { args: { option: 'lift', cards: 'spare-axe' } },
    ]);
    upkeep.choose('lift');
    expect(stage.hero('sedrin').equipment).toEqual([]);
    expect(stage.state.shop).toContain('spare-axe');
    expect(stage.state.journal.enemyUpgrades).not.toContain('spare-curse');
    expect(stage.state.pool).toContain('spare-curse');
  });

  it('AQ-289: depends on what was decided and on how the chapter before ended', () => {
    const stage = sworn();
    expect(stage.next?.options.villain).toBe('bolx');
    const quest = stage.quest();
    expect(quest.told('story-told')).toMatchObject([{ text: 'after-victory' }]);
    quest.won().moveOn();
    const other = story().lost();
    other.upkeep().choose('laugh').settle();
    expect(other.next?.options.villain).toBe('gert');
    const second = other.quest();
    expect(second.told('story-told')).toMatchObject([{ text: 'after-defeat' }]);
    second.won().moveOn();
  });

  it('Q-72, AQ-289: a chapter that is played again opens as it did', () => {
    const stage = sworn();
    stage.brokenOff().upkeep().choose('again');
    const again = stage.quest();
    expect(again.told('story-told')).toMatchObject([{ text: 'after-victory' }]);
    again.won().moveOn();
  });

  it('Q-72, AQ-283: a chapter that counts as lost has its own upkeep', () => {
    const stage = story().brokenOff();
    const upkeep = stage.upkeep().choose('lost');
    expect(upkeep.asks).toEqual(['prompt.story']);
    upkeep.choose('swear').settle();
    const quest = stage.quest();
    expect(quest.told('story-told')).toMatchObject([{ text: 'after-defeat' }]);
    quest.won().moveOn();
  });

  it.each([
    [true, 'dawn'],
    [false, 'dusk'],
  ])(
    'AQ-268: is over after the sixth chapter, with an ending of its own (%s: %s)',
    (isWon, ending) => {
      const stage = sworn();
      for (let played = 2; played <= 5; played++) stage.won().moveOn();
      if (isWon) stage.won();
      else stage.lost();
      expect(stage.campaign.outcome).toBeNull();
      expect(stage.state.due).toBe('epilogue');
      const epilogue = stage.upkeep();
      expect(epilogue.told('ending-reached')).toEqual([
        { story: 'spare-tale', ending, won: isWon },
      ]);
      expect(stage.campaign.outcome).toEqual({ won: isWon, reason: ending });
      expect(stage.next).toBeNull();
    },
  );

  it('Q-72, AQ-268: the sixth chapter, counted as lost, has the ending of a defeat', () => {
    const stage = sworn();
    for (let played = 2; played <= 5; played++) stage.won().moveOn();
    stage.brokenOff().upkeep().choose('lost');
    expect(stage.campaign.outcome).toEqual({ won: false, reason: 'dusk' });
  });
});
