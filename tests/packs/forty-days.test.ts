import { describe, expect, it } from 'vitest';
import { newCampaignMessage } from '../../src/discord/messages/campaign/opening.ts';
import { type OneFile, renamedBox } from '../../src/drivers/fuzz/packs/renamed-box.ts';
import { altarQuest } from '../../src/games/altar-quest/index.ts';
import {
  campaignTitle,
  standingLines,
} from '../../src/games/altar-quest/presentation/campaign/standing.ts';
import { storyGuide } from '../../src/games/altar-quest/rules/campaign/guide/library.ts';
import { textsOf } from '../../src/games/altar-quest/rules/campaign/guide/words.ts';
import { altarQuestRules } from '../../src/games/altar-quest/rules/index.ts';
import { games } from '../../src/games/index.ts';
import { isInBox, optionsWith } from '../../src/kernel/packs.ts';
import { seedRandom } from '../../src/kernel/random.ts';
import { checkPack } from '../../src/packs/check-pack.ts';
import { packIn, readPack } from '../../src/packs/read-pack.ts';
import { loadLanguages } from '../../src/texts/catalogue.ts';
import { walk } from '../games/altar-quest/stories/walk.ts';
import { campaign } from '../support/altar-quest-campaign.ts';
import { inEnglish } from './villain.ts';

const files = readPack('packs/lazaret');
const checked = checkPack(files, games);
if ('problems' in checked) throw new Error(JSON.stringify(checked.problems, null, 2));
const { digest } = checked;
const of = (id: string) => `${id}@${digest}`;
const story = of('forty-days');
type Deck = { id: string };

const { textsFor } = loadLanguages();

const walks = Array.from({ length: 300 }, (_, index) =>
  walk(storyGuide(story), seedRandom(index.toString(16).padStart(32, '0'))),
);

describe('a story of a pack', () => {
  it('is offered for campaigns where the pack is, and nowhere else', () => {
    const offered = (packs: string[]) =>
      optionsWith(altarQuest.rules.campaign?.options ?? [], packs).find(({ id }) => id === 'story')
        ?.choices;
    expect(offered([])).toEqual(['out-of-luxen', 'none']);
    expect(offered([digest])).toEqual(['out-of-luxen', story, 'none']);
  });

  it('names its pack where somebody opens a campaign', () => {
    const words = { game: altarQuest, texts: textsFor('en') };
    const shown = (packs: string[]) => JSON.stringify(newCampaignMessage({}, '', packs, words));
    expect(shown([digest])).toContain('The Lazaret · Six chapters on a quarantine island');
    expect(shown([])).not.toContain('Forty Days');
  });

  it('AQ-289: settles the decks of each chapter, and the board of its pack', () => {
    const stage = campaign({ options: { story } });
    expect(stage.next?.options).toEqual({
      level: 'standard',
      ally: 'none',
      rivals: 'none',
      board: of('saint-orme'),
      quest: 'the-search',
      villain: 'bolx',
      threat: 'frox',
    });
    expect(altarQuestRules.lobby.options.find(({ id }) => id === 'board')?.choices).toContain(
      stage.next?.options.board,
    );
  });

  it('AQ-269: sells the Equipment of its own pack beside the box’s, which other campaigns don’t have', () => {
    const own = [of('yellow-flag'), of('smoke-lantern')];
    const box = campaign({ options: { story: 'out-of-luxen' } }).state.shop;
    expect(campaign({ options: { story } }).state.shop).toEqual([...box, ...own]);
    expect(campaign({ options: { story: 'none' } }).state.shop).toEqual(box);
    const stage = campaign({ options: { story } })
      .shopHas(...own)
      .won('the-search', { supply: 6 });
    const upkeep = stage.upkeep();
    expect(own).toContain(upkeep.display[0]);
    upkeep
      .for('sedrin', upkeep.display[0] as string)
      .for('myreen')
      .settle();
    expect(stage.state.shop).toHaveLength(1);
  });

  it('AQ-273: upgrades enemies by the cards of its own pack as well', () => {
    const more = renamedBox(
      altarQuest,
      (id) => `low-${id}`.slice(0, 24).replace(/-$/, ''),
      (_kind, { id }) => id === 'enemy-upgrades',
    );
    const pack = structuredClone(readPack('packs/lazaret').value) as unknown as OneFile;
    const [{ decks }, own] = [pack, more].map((one) => one['altar-quest'] as { decks: Deck[] }) as [
      { decks: Deck[] },
      { decks: Deck[] },
    ];
    decks.push(...own.decks);
    const words = pack.words.en as { [group: string]: object };
    for (const [group, said] of Object.entries(more.words.en ?? {})) {
      words[group] = { ...words[group], ...(said as object) };
    }
    const larger = checkPack(packIn('larger.pack.json', Buffer.from(JSON.stringify(pack))), games);
    if ('problems' in larger) throw new Error(JSON.stringify(larger.problems, null, 2));
    expect(larger.warnings.map(({ what }) => what).join()).not.toContain('no part');
    const { pool: box } = campaign({ options: { story: 'out-of-luxen' } }).state;
    const { pool } = campaign({ options: { story: `forty-days@${larger.digest}` } }).state;
    expect(pool.filter(isInBox)).toEqual(box);
    expect(pool.filter((card) => !isInBox(card))).toHaveLength(box.length);
    expect(campaign({ options: { story } }).state.pool).toEqual(box);
  });

  it('AQ-290: goes on by what was decided, with its own cards in the journal', () => {
    const stage = campaign({ options: { story } }).won().moveOn().won(undefined, { supply: 9 });
    const upkeep = stage.upkeep();
    upkeep.choose('buy').settle();
    expect(stage.state.journal.storyCards).toEqual([of('clean-bill')]);
    expect(stage.state.marks).toEqual(['certified']);
  });

  it.each(['en', 'fr'])('is told in %s', (locale) => {
    const texts = textsFor(locale);
    const { state } = campaign({ options: { story } });
    expect(campaignTitle(state, texts)).toBe(locale === 'en' ? 'Forty Days' : 'Quarante jours');
    expect(standingLines(state, texts).join('\n')).toContain(
      locale === 'en' ? 'Chapter 1: Day One. *The Search*' : 'Chapitre 1',
    );
    for (const key of textsOf(storyGuide(story))) expect(texts(key), key).not.toContain('@');
  });

  it('reaches each of its endings', () => {
    const reached = new Set(walks.map(({ ending }) => ending));
    expect([...reached].sort()).toEqual([
      'day-one-again',
      'the-flag-comes-down',
      'the-register-burns',
    ]);
  });
});

describe('what is wrong with a story is said', () => {
  /** The pack in one file, with a piece of it replaced. */
  const told = (from: string | RegExp, to: string): string[] => {
    const text = JSON.stringify(files.value, null, 1);
    expect(text).toMatch(from);
    const bytes = new TextEncoder().encode(text.replace(from, to));
    const result = checkPack(packIn('lazaret.pack.json', bytes), games);
    if (!('problems' in result)) throw new Error('Nothing is wrong with it.');
    return result.problems.map(inEnglish);
  };

  it.each<[string | RegExp, string, string]>([
    [
      '"threat": "frox"',
      '"threat": "bolx"',
      'day-one is played with bolx, which is no threat deck.',
    ],
    ['"board": "saint-orme"', '"board": "saint-arm"', 'No board is called saint-arm.'],
    [
      /("if": "marked",\s+"mark": )"certified"/,
      '$1"certain"',
      'The mark certain is asked for and never set.',
    ],
    [
      '"day-one-again": "She',
      '"day-one-agin": "She',
      'altar-quest-story.forty-days.endings.day-one-again',
    ],
    ['"quest": "the-hunt"', '"quest": "the-search"', 'The quest the-search is played twice.'],
  ])('%s', (from, to, said) => {
    expect(told(from, to).join('\n')).toContain(said);
  });
});
