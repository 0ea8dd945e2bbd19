import { describe, expect, it } from 'vitest';
import { scenario } from '../../support/altar.ts';

const REALMS = { light: {}, war: {}, fear: {} };

describe('Rituals and Shrines', () => {
  it('AL-035: a Shrine costs a value of 3; two symbols are not enough', () => {
    const s = scenario({ realms: REALMS, hands: { 'seat-1': ['seer', 'scribe'] } });
    expect(s.acts('seat-1').options('ritual')).toEqual([]);
    s.end();
  });

  it('AL-036: some followers with Worship count double', () => {
    const s = scenario({ realms: REALMS, hands: { 'seat-1': ['zealot', 'amazon'] } });
    s.acts('seat-1').choose('ritual:light:zealot+amazon');
    expect(s.realm('light').shrines).toBe(1);
  });

  it('AL-036 and L-20: but not four where they worship', () => {
    const s = scenario({
      realms: { ...REALMS, light: { worshippers: ['zealot'] } },
      hands: { 'seat-1': ['priestess'] },
    });
    expect(s.acts('seat-1').options('ritual')).toEqual([]);
    s.end();
  });

  it('AL-037: a card of the own worship area counts double', () => {
    const s = scenario({
      realms: { light: { worshippers: ['amazon'] }, war: { worshippers: ['healer'] }, fear: {} },
      hands: { 'seat-1': ['seer'] },
    });
    expect(s.acts('seat-1').options('ritual')).toEqual(['ritual:light:amazon*+seer']);
    s.choose('ritual:light:amazon*+seer');
    expect(s.realm('light')).toMatchObject({ shrines: 1, worshippers: [] });
    expect(s.discarded).toEqual(['amazon', 'seer']);
  });

  it('AL-C5: the value counts, not the number of cards; what is too much is lost', () => {
    const s = scenario({
      realms: { ...REALMS, light: { worshippers: ['amazon', 'healer'] } },
      hands: { 'seat-1': ['seer', 'seer', 'scribe', 'gravedigger'] },
    });
    expect(s.acts('seat-1').options('ritual').sort()).toEqual(
      [
        'ritual:light:amazon*+healer*',
        'ritual:light:amazon*+gravedigger',
        'ritual:light:amazon*+scribe',
        'ritual:light:amazon*+seer',
        'ritual:light:healer*+gravedigger',
        'ritual:light:healer*+scribe',
        'ritual:light:healer*+seer',
        'ritual:light:gravedigger+scribe+seer',
        'ritual:light:gravedigger+seer+seer',
        'ritual:light:scribe+seer+seer',
      ].sort(),
    );
    s.choose('ritual:light:amazon*+healer*');
    expect(s.realm('light').shrines).toBe(1);
  });

  it('AL-038: at most 3 Shrines for a god', () => {
    const s = scenario({
      realms: { ...REALMS, light: { shrines: 3 } },
      hands: { 'seat-1': ['zealot', 'amazon'] },
    });
    expect(s.acts('seat-1').options('ritual')).toEqual([]);
    s.end();
  });

  it('AL-039 and AL-C2: nothing is aimed at Shrines, which count from when they are placed', () => {
    const s = scenario({
      realms: { light: {}, war: { shrines: 3 }, fear: {} },
      hands: {
        'seat-1': ['raider', 'champion', 'wraith', 'grave-robber', 'plague-bearer', 'wolves'],
      },
    });
    expect(s.acts('seat-1').options('play')).toEqual([]);
    s.end();
  });

  it('AL-040: Shrines come from the stack; without one there is no Ritual', () => {
    const hands = { 'seat-1': ['zealot', 'amazon'] };
    const none = scenario({ realms: REALMS, hands, shrines: 0, ending: 'shrines' });
    expect(none.acts('seat-1').options('ritual')).toEqual([]);
    none.end();
    const s = scenario({ realms: REALMS, hands, shrines: 2 });
    s.acts('seat-1').choose('ritual:light:zealot+amazon');
    expect(s.state.shrines).toBe(1);
  });
});
