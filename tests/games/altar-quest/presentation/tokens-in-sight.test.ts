import { describe, expect, it } from 'vitest';
import { cardText } from '../../../../src/games/altar-quest/card-text.ts';
import { altarQuest } from '../../../../src/games/altar-quest/index.ts';
import { sceneOf } from '../../../../src/games/altar-quest/presentation/board-scene.ts';
import { definition } from '../../../../src/games/altar-quest/rules/cards/library.ts';
import { altarQuestRules } from '../../../../src/games/altar-quest/rules/index.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import { termsIn } from '../../../../src/texts/glossary.ts';
import type { Scenario } from '../../../support/altar-quest.ts';
import { questStage } from '../cards/quest-stage.ts';
import { stage } from '../cards/stage.ts';
import { lostWith } from './lost-with.ts';

const texts = loadTexts();
const { presentation } = altarQuest;
const text = (card: string) => cardText(definition(card), texts).text;

/** Lines of /status that begin with these words. */
function status({ match }: Scenario, begin: string): string[] {
  const view = altarQuestRules.view(match, 'table');
  const lines = presentation.details(view, texts).flatMap((line) => line.split('\n'));
  return lines.filter((line) => line.startsWith(begin));
}

describe('threat tokens are called as their deck calls them (AQ-251)', () => {
  it('on its cards: bonds of the Thralls, plunder of the Raglanders, threat tokens of the Frox', () => {
    expect(text('hands-not-your-own')).toContain('while they have at least 2 bonds.');
    expect(text('thrall-bonds')).toMatch(/^A bond is a threat token on a character\.\n/);
    expect(text('thrall-bonds')).toContain('discard up to 3 bonds.');
    expect(text('raglander-porter')).toContain('This enemy gains 1 plunder.');
    expect(text('the-share-out')).toContain('1 armor for each plunder on it');
    expect(text('raglander-plunder')).toMatch(/^Plunder is a threat token on an enemy\.\n/);
    expect(text('leech-water')).toContain('at least 2 threat tokens');
  });

  it('in /status, of heroes and of enemies', () => {
    const bound = stage({
      options: { threat: 'thralls' },
      heroes: { sedrin: { threat: 1 }, myreen: { threat: 2 } },
    });
    expect(status(bound, '**Sedrin**')[0]).toContain(' · 1 bond · ');
    expect(status(bound, '**Myreen**')[0]).toContain(' · 2 bonds · ');
    bound.end();
    const robbed = stage({
      options: { threat: 'raglanders' },
      enemies: { 'raglander-porter.red': { hero: 'sedrin', at: 'T18', threat: 3 } },
    });
    expect(status(robbed, 'Raglander Porter (red)')).toEqual([
      'Raglander Porter (red) · ♥ 5/5 · 1 defense · 3 plunder · T18 · Sedrin',
    ]);
    const view = altarQuestRules.view(robbed.match, 'table');
    expect(presentation.boardInWords?.(view, texts)).toContain(
      'Raglander Porter (red) at T18 (5/5, 3 plunder, in Sedrin’s threat area)',
    );
    robbed.end();
  });

  it('in what is told', () => {
    const scene = stage({ options: { threat: 'thralls' } });
    scene.run('effect.threat', {
      at: { card: 'hands-not-your-own', ability: 'activate', path: 'effect' },
      scope: { card: 'hands-not-your-own', hero: 'sedrin' },
    });
    const told = presentation.events(scene.events(), texts);
    expect(JSON.stringify(told)).toContain('Sedrin gains 1 bond (1).');
  });
});

describe('who is marked', () => {
  const marked = () =>
    stage({
      options: { villain: 'wynora-morn' },
      villainArea: ['a-lock-of-hair', 'the-second-shadow'],
      cards: {
        'a-lock-of-hair': { hero: 'myreen', progress: 1 },
        'the-second-shadow': { hero: 'myreen' },
      },
    });

  it('stands in /status with the hero, and with the card', () => {
    const scene = marked();
    expect(status(scene, '**Myreen**')[0]).toContain(
      ' · marked by A Lock of Hair and The Second Shadow · ',
    );
    expect(status(scene, '**Sedrin**')[0]).not.toContain('marked');
    expect(status(scene, 'A Lock of Hair')).toEqual([
      'A Lock of Hair · marks Myreen · 1/3 progress',
    ]);
    scene.end();
  });

  it('stands in the board in words, and on the token of the hero', () => {
    const scene = marked();
    const view = altarQuestRules.view(scene.match, 'table');
    const [one = '', ...others] = presentation.boardInWords!(view, texts)
      .split('\n')
      .filter((line) => line.includes('marked by'));
    expect(one).toMatch(/^Myreen at S17: .*, marked by A Lock of Hair and The Second Shadow, /);
    expect(others).toEqual([]);
    const { figures, panel } = sceneOf(view, texts);
    expect(figures.filter(({ isMarked }) => isMarked).map(({ id }) => id)).toEqual(['myreen']);
    expect(panel.heroes.map(({ marked: by }) => by)).toEqual([
      undefined,
      'A Lock of Hair and The Second Shadow',
    ]);
    scene.end();
  });

  it.each(['the-one-she-heard', 'a-lock-of-hair', 'the-second-shadow'])(
    'is said before what that means: %s',
    (card) => expect(text(card).split('\n')[0]).toMatch(/is marked by this card\.$/),
  );
});

describe('the glossary', () => {
  const explains = (said: string) => termsIn(said, presentation.terms(texts)).map(({ id }) => id);

  it('knows the words that decks and quests have for their tokens, and who is marked', () => {
    expect(explains('The marked hero rolls 1 fewer die.')).toContain('marked');
    expect(explains('Discard up to 3 bonds.')).toContain('threat-token');
    expect(explains('This enemy gains 1 plunder.')).toContain('threat-token');
    expect(explains('Remove 2 water marks.')).toEqual(['quest-token']);
    expect(explains('Gain 1 winch turn.')).toContain('progress');
    expect(explains('Gain 1 meal.')).toEqual(['progress']);
    for (const token of ['verse', 'stroke', 'murmur', 'stain', 'scar', 'trace', 'alarm']) {
      expect(explains(`Add 1 ${token}, then 2 ${token}s.`), token).toEqual(['quest-token']);
    }
  });
});

describe('what lies on cards', () => {
  it('a villain who schemes wears the armor already that it comes with', () => {
    const scene = stage({ options: { villain: 'gert' }, cards: { gert: { armor: 3 } } });
    expect(status(scene, '👑')[0]).toMatch(/, with 🛡 3$/);
    expect(status(scene, 'Gert')).toEqual(['Gert · 🛡 3']);
    const view = altarQuestRules.view(scene.match, 'table');
    expect(sceneOf(view, texts).panel.villain.armor).toBe(3);
    expect(presentation.boardInWords?.(view, texts)).toMatch(
      /^Gert comes after .*, with armor 3\.$/m,
    );
    scene.end();
  });

  it('a quest’s own tokens are called by its own words, and those on the altar are there', () => {
    const scene = questStage('the-escape').attached('spring-in-the-crypt', {
      cards: {
        'the-escape': { quest: 2, progress: 1 },
        'unstable-altar': { quest: 5 },
        'spring-in-the-crypt': { progress: 1 },
      },
    });
    expect(status(scene, 'The Escape')).toEqual(['The Escape · 1 winch turn · 2 parts']);
    expect(status(scene, 'The altar')[0]).toMatch(/ On it: 5 water marks\.$/);
    const view = altarQuestRules.view(scene.match, 'table');
    expect(sceneOf(view, texts).panel.quest.clock).toEqual({
      have: 5,
      most: lostWith('the-escape'),
    });
    expect(presentation.boardInWords?.(view, texts)).toContain(
      ` · 5 of ${lostWith('the-escape')} water marks.`,
    );
    expect(status(scene, 'The Spring in the Crypt')[0]).toMatch(/ · 1\/\d progress$/);
    scene.end();
  });

  it('AQ-057: none lie on the altar while starting hands are exchanged, before it is drawn', () => {
    const { match } = altarQuestRules.setup({
      seats: [{ seat: 'one', characters: ['sedrin', 'myreen'] }],
      options: {},
      seed: '0'.repeat(32),
    });
    const view = altarQuestRules.view(match, 'table');
    expect(view.altar).toBe('');
    expect(presentation.details(view, texts)).toContain('The altar hasn’t been found yet.');
  });

  it('so are those that lie on another card of the quest: strokes of The Ninth Hour', () => {
    const { attached, activate } = questStage('the-search');
    const scene = attached('ninth-hour', { cards: { 'ninth-hour': { quest: 1 } } });
    activate(scene, 'ninth-hour').settle();
    expect(JSON.stringify(presentation.events(scene.events(), texts))).toContain(
      '1 more stroke (2).',
    );
    expect(status(scene, 'The Ninth Hour')[0]).toMatch(/ · 2 strokes$/);
    const view = altarQuestRules.view(scene.match, 'table');
    expect(presentation.goal(view, texts).open.join('\n')).toContain(' · 2 strokes on it · ');
    scene.end();
  });
});
