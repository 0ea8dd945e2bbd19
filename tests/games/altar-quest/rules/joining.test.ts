import { describe, expect, it } from 'vitest';
import { effectsText } from '../../../../src/games/altar-quest/card-text.ts';
import { definition } from '../../../../src/games/altar-quest/rules/cards/library.ts';
import {
  alliesOffered,
  rivalsOffered,
} from '../../../../src/games/altar-quest/rules/queries/box.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import { trial } from './trial-cards.ts';

const texts = loadTexts();

/** Room 16 with the stairs, room 12 with a crate behind its open door. */
const ROOMS = {
  startRoom: 'room-16',
  revealed: ['room-16', 'room-12'],
  openDoors: ['door-21'],
  features: { 'room-12': 'crate' },
};

describe('who comes into play through a card', () => {
  const freed = (more: object = {}) => {
    const scene = trial({
      ...ROOMS,
      rules: 'escort',
      heroes: { sedrin: { at: 'S15' }, myreen: { at: 'S16' } },
      cards: { crate: { attached: ['captive'] }, captive: { host: 'crate' } },
      ...more,
    });
    scene.run('ability', {
      card: 'captive',
      ability: 'when-revealed',
      scope: { card: 'captive', hero: 'sedrin' },
    });
    return scene;
  };

  it('AQ-259: an ally joins the hero who reveals the card, beside the feature, where that player likes', () => {
    const scene = freed();
    expect(scene.question()).toMatchObject({
      seats: ['seat-1'],
      prompt: { key: 'prompt.place-ally', args: { ally: 'prisoner', hero: 'sedrin' } },
    });
    const [space = ''] = scene.options();
    scene.choose(space);
    expect(scene.at('prisoner')).toBe(space);
    expect(scene.hero('sedrin').area).toContain('prisoner');
    expect(scene.events('ally-joined')).toMatchObject([
      { args: { ally: 'prisoner', hero: 'sedrin' } },
    ]);
  });

  it('AQ-259, AQ-263: nobody joins twice, nor after a defeat', () => {
    const twice = freed({ allies: { prisoner: { hero: 'myreen', at: 'S17' } } });
    expect(twice.changes()).toEqual({});
    const gone = trial({ ...ROOMS, heroes: { sedrin: { at: 'S15' } } });
    gone.state.removed = ['huey'];
    gone.state.questArea.push('ambush');
    gone.acts('sedrin');
    expect(gone.options('interact')).not.toContain('interact:ambush:interact');
    gone.choose('done');
  });

  it('AQ-072, AQ-259: where the card has no feature, the ally stands beside the hero', () => {
    const scene = trial({ ...ROOMS, heroes: { sedrin: { at: 'R18' } } });
    scene.state.questArea.push('ambush');
    scene.acts('sedrin').choose('interact:ambush:interact');
    expect(scene.options().sort()).toEqual(
      ['Q17', 'Q18', 'Q19', 'R17', 'R19', 'S17', 'S18', 'S19'].sort(),
    );
    scene.choose('S17').choose('done');
    expect(scene.at('huey')).toBe('S17');
  });

  it('AQ-255, AQ-256: a rival spawns in the threat area of the hero who is meant', () => {
    const scene = trial({ ...ROOMS, heroes: { sedrin: { at: 'R18' }, myreen: { at: 'S16' } } });
    scene.run('ability', {
      card: 'ambush',
      ability: 'when-revealed',
      scope: { card: 'ambush', hero: 'myreen' },
    });
    scene.settle();
    expect(scene.hero('myreen').threats).toEqual(['spy']);
    expect(['T20', 'V14']).toContain(scene.at('spy'));
  });

  it('AQ-217, Q-38: a quest may be lost by an ally’s defeat', () => {
    const scene = trial({
      ...ROOMS,
      rules: 'escort',
      heroes: { sedrin: { at: 'S15' } },
      allies: { prisoner: { hero: 'sedrin', at: 'S14', damage: 4 } },
    });
    scene.run('suffer', { figure: 'prisoner', amount: 1, from: 'gargoyle.1' });
    scene.expectOutcome('escort-lost');
    expect(scene.match.outcome?.winners).toEqual([]);
    scene.end();
  });

  it('AQ-003, AQ-259: and won by where it stands', () => {
    const scene = trial({
      ...ROOMS,
      rules: 'escort',
      heroes: { sedrin: { at: 'S15' } },
      allies: { prisoner: { hero: 'sedrin', at: 'T15' } },
    });
    scene.acts('sedrin').choose('use:prisoner:exhaust').choose('move:S16');
    scene.expectOutcome('escort-won');
    scene.end();
  });

  it('AQ-259: a card may ask whether an ally is there, and in the altar’s room', () => {
    const works = (layout: object) => {
      const scene = trial({ ...ROOMS, heroes: { sedrin: { at: 'S15' } }, ...layout });
      scene.state.questArea.push('gate-watch');
      scene.acts('sedrin');
      const found = scene.options('interact').filter((id) => id.includes('gate-watch'));
      scene.choose('done');
      return found;
    };
    const huey = { allies: { huey: { hero: 'sedrin', at: 'S14' } } };
    const altar = { features: { 'room-12': 'dull-altar' } };
    expect(works(altar)).toEqual([]);
    expect(works(huey)).toEqual([]);
    expect(works({ ...huey, ...altar })).toEqual(['interact:gate-watch:interact']);
  });

  it('Q-57: whom the quest brings is not taken along from the start as well', () => {
    expect(alliesOffered('trial-quest')).toEqual(['queen-valory', 'old-marrow']);
    expect(alliesOffered('the-search')).toContain('prisoner');
    expect(rivalsOffered('trial-quest')).toEqual(['traitor', 'fanatic', 'thief']);
  });

  it('says so', () => {
    expect(effectsText(definition('captive'), texts)).toContain(
      'The Prisoner joins you, beside the feature.',
    );
    expect(effectsText(definition('ambush'), texts)).toContain('Huey joins you.');
    expect(effectsText(definition('ambush'), texts)).toContain(
      'The Spy spawns in your threat area.',
    );
    expect(effectsText(definition('escort'), texts)).toBe(
      '**Win:** The Prisoner is in the room with the stairs.\n' +
        '**Lose:** The Prisoner has been defeated.',
    );
    expect(effectsText(definition('gate-watch'), texts)).toContain(
      'If Huey is with the heroes and Huey is in the altar’s room, gain 1 supply.',
    );
  });
});
