import { describe, expect, it } from 'vitest';
import type { CompanionGame } from '../../../../src/companions/playing-ahead.ts';
import { steady } from '../../../../src/companions/steady.ts';
import { altarQuest } from '../../../../src/games/altar-quest/index.ts';
import { boardInWords } from '../../../../src/games/altar-quest/presentation/board.ts';
import { statisticsOf } from '../../../../src/games/altar-quest/presentation/statistics.ts';
import type { AltarQuestEvents } from '../../../../src/games/altar-quest/rules/events.ts';
import { altarQuestRules } from '../../../../src/games/altar-quest/rules/index.ts';
import type { AltarQuestDecision } from '../../../../src/games/altar-quest/rules/state.ts';
import type { AltarQuestView } from '../../../../src/games/altar-quest/rules/view.ts';
import { seedRandom } from '../../../../src/kernel/random.ts';
import type { ToldMatch } from '../../../../src/kernel/statistics.ts';
import type { EventOf } from '../../../../src/kernel/vocabulary.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import type { Scenario } from '../../../support/altar-quest.ts';
import { faces, five, settleUntil, stage as staged } from '../cards/stage.ts';

const texts = loadTexts();
const { presentation } = altarQuest;
const { companion } = altarQuest.rules as CompanionGame;
const stage: typeof staged = (more) => staged({ pool: five('wathe'), ...more });

const viewOf = (scene: Scenario, seat = 'seat-1') => altarQuestRules.view(scene.match, seat);
const panelOf = (scene: Scenario, seat = 'seat-1') =>
  presentation.panel(viewOf(scene, seat), scene.question() as AltarQuestDecision, texts);
const happened = (scene: Scenario) =>
  scene.happenings.map(({ event }) => event) as unknown as ToldMatch<
    AltarQuestView,
    EventOf<AltarQuestEvents>
  >['events'];
const told = (scene: Scenario) => presentation.events(happened(scene) as never, texts);

describe('an ally in words', () => {
  const layout = {
    allies: { prisoner: { hero: 'sedrin', at: 'S18', damage: 2 } },
    enemies: { spy: { hero: 'sedrin', at: 'V18' } },
  };

  it('AQ-260: the panel says how it is and offers what it does, the move as spaces', () => {
    const scene = stage(layout);
    scene.acts('sedrin');
    const { lines, menus } = panelOf(scene);
    expect(lines.join('\n')).toContain('The Prisoner: ♥ 3/5 · at S18');
    const use = menus.flatMap(({ options }) => options).find(({ option }) => option.verb === 'use');
    expect(use?.text).toMatchObject({
      label: 'Act with the Prisoner',
      description: expect.stringContaining('Move this ally up to 4 spaces.'),
    });
    scene.choose('use:prisoner:exhaust');
    const moving = panelOf(scene);
    expect(moving.lines[0]).toContain('Where does the Prisoner move (up to 4 spaces)?');
    expect(moving.menus[0]).toMatchObject({ id: 'move', title: 'Move to…' });
    scene.end();
  });

  it('AQ-167: the button of a door says who opens it', () => {
    const scene = stage({ allies: { huey: { hero: 'sedrin', at: 'S16' } } });
    scene.acts('sedrin');
    const labels = panelOf(scene).menus.flatMap(({ options }) =>
      options.map(({ text }) => text.label),
    );
    expect(labels).toContain('Have Huey open the door at S15 – S16');
    scene.choose('done');
  });

  it('AQ-193, AQ-217: its test and its end are told by its name', () => {
    const scene = stage({
      heroes: { sedrin: { at: 'Q16' }, myreen: { at: 'U19' } },
      allies: { prisoner: { hero: 'sedrin', at: 'R17', damage: 3 } },
      enemies: { 'gargoyle.1': { hero: 'sedrin', at: 'S18' } },
    });
    scene.dice(...faces(1, 1)).run('react', { hero: 'sedrin' });
    settleUntil(scene, 'none');
    const story = JSON.stringify(told(scene));
    expect(story).toContain('strikes at the Prisoner for 5');
    expect(story).toContain('**The Prisoner falls and is left behind.**');
  });

  it('AQ-195: the question about its armor is about it', () => {
    const scene = stage({
      heroes: { sedrin: { at: 'Q16' }, myreen: { at: 'U19' } },
      allies: { huey: { hero: 'sedrin', at: 'R17', armor: 1 } },
      enemies: { 'gargoyle.1': { hero: 'sedrin', at: 'S18' } },
    });
    scene.dice(...faces(2, 3)).run('react', { hero: 'sedrin' });
    settleUntil(scene, 'prompt.armor');
    expect(panelOf(scene).lines.join('\n')).toContain('Huey is about to suffer 2 damage.');
    scene.choose('armor:1');
  });

  it('AQ-190: an ally’s attack has its odds on the button', () => {
    const scene = stage({
      allies: { 'old-marrow': { hero: 'sedrin', at: 'T18' } },
      enemies: { spy: { at: 'U18' }, thief: { at: 'U17' } },
    });
    scene.acts('sedrin').choose('use:old-marrow:exhaust').choose('stay');
    const labels = panelOf(scene).menus.flatMap(({ options }) =>
      options.map(({ text }) => text.label),
    );
    expect(labels).toEqual([
      expect.stringMatching(/^Spy: \d+% to (wound|defeat)$/),
      expect.stringMatching(/^Thief: \d+% to (wound|defeat)$/),
    ]);
    scene.end();
  });

  it('AQ-262: /status, the board in words and the ending name it', () => {
    const scene = stage(layout);
    const view = viewOf(scene);
    expect(presentation.details(view, texts).join('\n')).toContain(
      'The Prisoner, with Sedrin · ♥ 3/5 · 0 defense · S18',
    );
    expect(boardInWords(view, texts)).toContain('The Prisoner at S18 (3/5)');
    expect(boardInWords(view, texts)).toContain('Spy at V18');
    scene.state.removed = ['huey'];
    const { lines } = presentation.ending(viewOf(scene), texts);
    expect(lines).toContain('The Prisoner came out with 3 of 5 health.');
    expect(lines).toContain('Huey was left behind.');
    scene.end();
  });

  it('counts what it does for the hero who controls it, and not what it suffers', () => {
    const scene = stage({
      allies: { 'old-marrow': { hero: 'sedrin', at: 'T18' } },
      enemies: { 'candle-wight': { at: 'U18', damage: 2 } },
    });
    scene.acts('sedrin').choose('use:old-marrow:exhaust');
    scene
      .dice(...faces(1, 2))
      .choose('stay')
      .choose('done');
    const events = happened(scene);
    const { rows } = statisticsOf([{ view: viewOf(scene), events }], texts);
    expect(rows.find(({ name }) => name === 'Enemies defeated')?.values).toEqual(['1', '0']);
    const hurt = [{ type: 'damage-suffered', args: { figure: 'old-marrow', amount: 2 } }];
    const hit = { view: viewOf(scene), events: hurt as unknown as typeof events };
    const taken = statisticsOf([hit], texts);
    expect(taken.rows.find(({ name }) => name === 'Damage taken')).toBeUndefined();
  });
});

describe('what an ally stands in the way of', () => {
  it('AQ-109: an enemy that cannot come past it does not get at the hero', () => {
    const corner = {
      heroes: { sedrin: { at: 'V18' }, myreen: { at: 'U19' } },
      enemies: { 'drowned-novice.1': { hero: 'sedrin', at: 'S18' } },
    };
    const line = (allies: Parameters<typeof stage>[0]) => {
      const scene = stage({ ...corner, ...allies });
      scene.acts('sedrin');
      const { lines } = panelOf(scene);
      scene.choose('done');
      return lines.join(' ');
    };
    expect(line({})).toContain('can attack you on its next turn');
    const wall = {
      huey: { hero: 'sedrin', at: 'U18' },
      prisoner: { hero: 'sedrin', at: 'U17' },
      'old-marrow': { hero: 'sedrin', at: 'V17' },
    };
    expect(line({ allies: wall })).not.toContain('can attack you on its next turn');
  });
});

describe('companions and allies', () => {
  /** What rules of thumb answer to the open question. */
  const answer = (scene: Scenario): string => {
    const decision = scene.question();
    const seat = decision.seats[0] as string;
    const outlook = { view: viewOf(scene, seat), seat, decision };
    const [best] = steady(companion, outlook as never, seedRandom('7'.repeat(32)));
    return best?.options[0] as string;
  };

  it('bring one who is about to be struck behind a hero', () => {
    const scene = stage({
      heroes: { sedrin: { at: 'S18' }, myreen: { at: 'S19' } },
      allies: { prisoner: { hero: 'sedrin', at: 'T18', damage: 3 } },
      enemies: { 'drowned-novice.1': { hero: 'sedrin', at: 'U18' } },
    });
    scene.acts('sedrin').choose('use:prisoner:exhaust');
    const chosen = answer(scene);
    expect(chosen).toMatch(/^move:/);
    scene.choose(chosen);
    expect(['Q16', 'Q17', 'Q18', 'Q19', 'Q20', 'R16', 'R17', 'R18', 'R19', 'R20']).toContain(
      scene.at('prisoner'),
    );
    scene.end();
  });

  it('heal the one who is hurt most, an ally as well', () => {
    const scene = stage({
      features: { 'room-16': 'alchemy-desk' },
      heroes: { sedrin: { at: 'Q16', damage: 1 }, myreen: { at: 'Q17', damage: 1 } },
      allies: { huey: { hero: 'sedrin', at: 'R16', damage: 3 } },
    });
    scene.run('effect.target', {
      at: {
        card: 'alchemy-desk',
        ability: 'search',
        path: 'effect.found.effect',
      },
      scope: { card: 'alchemy-desk', hero: 'sedrin' },
    });
    expect(answer(scene)).toBe('huey');
    scene.choose('huey');
  });
});
