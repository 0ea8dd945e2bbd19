import { describe, expect, it } from 'vitest';
import '../../../../src/games/altar-quest/box.ts';
import { legendSections } from '../../../../src/games/altar-quest/picture/cards/legend.ts';
import { drawLegend, wordsCutOff } from '../../../../src/picture/legend.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import { drawnEntries } from '../../../picture/legend.ts';
import { onPhone } from '../../../picture/phone.ts';

const sections = legendSections(loadTexts());

describe('the legend of Altar Quest', () => {
  it('draws something else for everything that it names', () => {
    const entries = drawnEntries(sections);
    const looks = entries.map((entry) => entry.looks);
    expect(looks).not.toContain('');
    expect(new Set(looks).size).toBe(looks.length);
    expect(new Set(entries.map(({ words }) => words)).size).toBe(entries.length);
  });

  it('names the rhunes and the attributes, and no heroes: the board does that', () => {
    const words = sections.flatMap(({ entries }) => entries.map((entry) => entry.words));
    expect(words).not.toContain('Myreen');
    for (const name of ['Volkris', 'Fortitude', 'Closed door']) {
      expect(words).toContain(name);
    }
  });

  it('is as wide as other pictures, for a phone', () => {
    expect(onPhone(30, drawLegend(sections).width)).toBeGreaterThan(11);
    expect(wordsCutOff(sections)).toEqual([]);
  });
});
