import { describe, expect, it } from 'vitest';
import { altarQuest } from '../../../../src/games/altar-quest/index.ts';
import type { AltarQuestPrompt } from '../../../../src/games/altar-quest/rules/prompts.ts';
import { isPublic } from '../../../../src/kernel/decision.ts';
import { eventFor, type Happening } from '../../../../src/kernel/event.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import { seedsOf } from '../../../support/seeds.ts';
import { playRandomly } from './random-match.ts';

const texts = loadTexts();

/**
 * When everybody is told what was answered: at once, or with the result that follows. What is asked in private
 * is told by its effects. A question missing here doesn't compile.
 */
const TOLD: { [Key in AltarQuestPrompt['key']]: 'now' | 'later' | 'private' } = {
  // Shared out card by card, told card by card.
  'prompt.carry': 'later',
  'prompt.carry-one': 'now',
  'prompt.owed-upgrades': 'later',
  'prompt.equip': 'later',
  'prompt.mulligan': 'private',
  'prompt.start-room': 'now',
  'prompt.next-hero': 'private',
  'prompt.act': 'private',
  // The focus has been told; the die is told when it is chosen.
  'prompt.channel-face': 'later',
  'prompt.channel-die': 'now',
  // The die is told when it is turned.
  'prompt.altar-face': 'later',
  'prompt.trade': 'now',
  // Staying after some steps shows in the walk.
  'prompt.move': 'later',
  'prompt.pass': 'now',
  // Whose enemies come tells whose turn it is.
  'prompt.next-react': 'later',
  // Several may be asked; what they do comes when all have answered.
  'prompt.between-effects': 'later',
  'prompt.supply-die': 'now',
  'prompt.use-focus': 'now',
  // Each of these shows in whom the harm reaches, and how much of it.
  'prompt.armor': 'later',
  'prompt.nearest': 'later',
  'prompt.attack': 'later',
  'prompt.target': 'later',
  'prompt.next-of-each': 'later',
  'prompt.choose-effect': 'later',
  'prompt.discard-or-suffer': 'later',
  'prompt.spawn': 'now',
  'prompt.place': 'now',
  'prompt.position': 'now',
  'prompt.shift': 'now',
  'prompt.push': 'now',
  'prompt.place-trap': 'now',
  'prompt.place-ally': 'now',
  'prompt.ally-with': 'now',
  'prompt.may': 'later',
  'prompt.rhune': 'now',
  'prompt.roll-altar-dice': 'now',
  'prompt.discard-hand': 'private',
  'prompt.discard-card': 'now',
  'prompt.recover': 'now',
  'prompt.exhaust-own': 'now',
  'prompt.refresh-own': 'now',
  'prompt.scout': 'private',
  'prompt.moment.before-test': 'private',
  'prompt.moment.after-roll': 'private',
  'prompt.moment.before-damage': 'private',
  'prompt.moment.after-damage': 'private',
  'prompt.moment.enemy-activates': 'private',
  'prompt.moment.enemy-defeated': 'private',
  'prompt.moment.room-revealed': 'private',
  'prompt.moment.turn-begins': 'private',
};

const linesOf = (happenings: readonly Happening[]): string[] =>
  altarQuest.presentation.events(
    happenings.flatMap((happening) => eventFor(happening, 'table') ?? []),
    texts,
  );

describe('an answered question leaves its trace in the story', () => {
  it.each(seedsOf([301, 302, 303, 304, 305], 2))(
    'in random match %i',
    (number) => {
      const silent = new Set<string>();
      let waiting: string[] = [];
      let chapter = '';
      playRandomly(
        number,
        () => undefined,
        (match, happenings, { prompt, visibility, options }) => {
          const key = prompt.key as AltarQuestPrompt['key'];
          const isTold = linesOf(happenings).length > 0 || match.chapter.id !== chapter;
          chapter = match.chapter.id;
          if (isTold) waiting = [];
          else if (isPublic({ visibility }) && TOLD[key] === 'now') {
            silent.add(`${key} of ${options.map(({ id }) => id).join(' ')}`);
          } else if (isPublic({ visibility })) waiting.push(key);
          // A hero who may do anything again: whatever was answered before is done.
          if (match.open.some((open) => open.prompt.key === 'prompt.next-hero')) {
            for (const one of waiting) silent.add(`${one}, and nothing followed`);
            waiting = [];
          }
        },
      );
      expect([...silent]).toEqual([]);
    },
    30_000,
  );

  it('also where a part of a card is declined', () => {
    const told = (type: string, args: Happening['event']['args']) =>
      altarQuest.presentation.events([{ type, args, cause: 'behind-me' }], texts);
    const mine = { hero: 'myreen', card: 'behind-me' };
    expect(told('part-declined', { ...mine, rhune: '' })).toEqual([
      '**Behind Me**: Myreen skips that part.',
    ]);
    expect(told('part-declined', { ...mine, rhune: 'volkris' })).toEqual([
      '**Behind Me**: Myreen leaves 🔥 Volkris unused.',
    ]);
    expect(told('stayed', { figure: 'myreen', card: 'behind-me' })).toEqual([
      '**Behind Me**: Myreen stays put.',
    ]);
  });
});
