import { describe, expect, it } from 'vitest';
import { describeBoard } from '../../../../src/games/altar-quest/picture/alt-text.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import { EXAMPLE_SCENE } from './example-scene.ts';

const text = loadTexts();
const full = describeBoard(EXAMPLE_SCENE, text, 'revealed');
const lineOf = (start: string) => full.split('\n').find((line) => line.startsWith(start));

describe('the board in words', () => {
  it('says where each hero is and how they are', () => {
    expect(lineOf('Myreen at')).toBe(
      'Myreen at L9 (active): health 9/12, focus 2, armor 1, 2 actions, 4 cards.',
    );
    expect(lineOf('Rowen at')).toBe('Rowen at F12: health 3/9, 3 bonds, no actions, 3 cards.');
  });

  it('names the nearest enemies with the distance to walk', () => {
    expect(lineOf('Near Myreen')).toBe(
      'Near Myreen: Frox Raider (red) at M10, 1 space, Thrall Guard (green) at J9, 2 spaces, ' +
        'Frox Raider (blue) at N12, 3 spaces.',
    );
  });

  it('tells what is in each revealed room, with its doors', () => {
    const hall = lineOf('Room 10')!;
    expect(hall).toContain('The Chapter House');
    expect(hall).toContain('Burning Altar at J11 K11 J12 K12');
    expect(hall).toContain('Thrall Guard (green) at J9 (2/7, 2 bonds, exhausted)');
    expect(hall).toContain('Muckstakes (red) at L10 (progress 1/4, in Myreen’s threat area)');
    expect(hall).toContain('open door K14 to room 15');
    expect(hall).toContain('closed door N11 to room 11');
    expect(lineOf('Room 5')).toContain('stairs at C8 D8 C9 D9');
    expect(lineOf('Room 7')).toContain('Bookshelf at N6 M6 with 2 search tokens');
    expect(lineOf('Room 12')).toContain('Bolx the Belchlord at T14 U14 T15 U15 (25/36, armor 2)');
  });

  it('says nothing about rooms that are not revealed', () => {
    expect(full.match(/^Room \d+/gm)).toHaveLength(EXAMPLE_SCENE.revealed.size);
    expect(full).not.toContain('The Ossuary');
  });

  it('tells the round, the villain, the quest and the pools', () => {
    expect(full).toContain('Hollowmere Priory, round 7: Heroes act.');
    expect(full).toContain('Bolx the Belchlord has 25 of 36 health.');
    expect(full).toContain('Supply 4. Altar dice: Aluna, Wathe, Volkris, Nethander, Brase.');
    const panel = {
      ...EXAMPLE_SCENE.panel,
      villain: { name: 'Gert', countdown: 1, health: null },
    };
    expect(describeBoard({ ...EXAMPLE_SCENE, panel }, text, 'revealed')).toContain(
      'Gert comes after 1 more villain card.',
    );
  });

  it('says which part of the board the picture shows, where that is not all of it', () => {
    expect(full.split('\n')[1]).toBe('The picture shows D4 to V20.');
    expect(describeBoard(EXAMPLE_SCENE, text, 'whole')).not.toContain('The picture shows');
  });

  it('names open quest cards with their marks, where they are and how far they have come', () => {
    expect(full).toContain('Quest card 1, The Cut Bell-Rope, in room 6: progress 1/8.');
    expect(full).toContain('Quest card 2, Brother Aldous.');
  });

  it('starts with the room looked at', () => {
    const lines = describeBoard(EXAMPLE_SCENE, text, { around: 'H6' }).split('\n');
    expect(lines[0]).toBe('Hollowmere Priory around H6, round 7: Heroes act.');
    expect(lines.find((line) => line.startsWith('Room'))).toContain('Room 6,');
  });
});
