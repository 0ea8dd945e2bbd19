import { describe, expect, it } from 'vitest';
import { definition } from '../../../../src/games/altar-quest/rules/cards/library.ts';
import './contested-cards.ts';
import { trial } from './trial-cards.ts';

const ROOM = { startRoom: 'room-11' };

describe('allies in what people quarrel over', () => {
  it('Q-55, AQ-251: who gets up again before the bound looks at the ally who has struck, not at the hero', () => {
    const struck = (threat: number) => {
      const scene = trial({
        ...ROOM,
        heroes: { sedrin: { at: 'O8', threat: 3 } },
        allies: { 'old-marrow': { hero: 'sedrin', at: 'P9', ...(threat ? { threat } : {}) } },
        enemies: { 'thrall-bearer.red': { hero: 'sedrin', at: 'P10', damage: 5 } },
      });
      scene.acts('sedrin').choose('use:old-marrow:exhaust');
      expect(scene.question().prompt.key).toBe('prompt.move');
      scene.dice('success', 'success', 'focus').choose('stay');
      const result = [
        scene.card('thrall-bearer.red').damage,
        scene.card('old-marrow').threat,
        scene.hero('sedrin').threat,
        scene.state.supply,
      ];
      scene.choose('done');
      return result;
    };
    expect(struck(1)).toEqual([3, undefined, 3, 0]);
    expect(struck(0)).toEqual([undefined, undefined, 3, 1]);
  });

  it('AQ-004, AQ-101: a hero may die in an ally’s place, and that is the end; the ally is unhurt', () => {
    const scene = trial({
      ...ROOM,
      heroes: { sedrin: { at: 'R10' }, myreen: { at: 'Q8', hand: ['interpose'] } },
      allies: { prisoner: { hero: 'sedrin', at: 'O8' } },
      enemies: {
        'mauler.red': { hero: 'sedrin', at: 'O9' },
        'drummer.red': { hero: 'sedrin', at: 'R9' },
      },
    });
    scene.hero('myreen').damage = Number(definition('myreen').health) - 1;
    scene.dice('focus').run('react', { hero: 'sedrin' });
    expect(scene.options()).toEqual(['play:interpose:play', 'pass']);
    scene.choose('play:interpose:play').expectOutcome('hero-defeated');
    expect(scene.card('prisoner')).toEqual({ spaces: ['O8'] });
    expect(scene.state.supply).toBe(0);
    scene.match.stack = [];
  });

  it('AQ-092, AQ-041: anybody in range may Interact with what lies with an ally, whoever controls the ally', () => {
    const scene = trial({
      ...ROOM,
      heroes: { sedrin: { at: 'O8' }, myreen: { at: 'R8' } },
      allies: { prisoner: { hero: 'myreen', at: 'P9', attached: ['tag.1'] } },
    });
    scene.acts('sedrin');
    expect(scene.options('interact')).toEqual(['interact:tag.1:interact']);
    scene.choose('interact:tag.1:interact');
    expect(scene.changes()).toEqual({ supply: 1, 'sedrin.actions': 2 });
    scene.choose('done');
  });
});
