import { describe, expect, it } from 'vitest';
import { textsIn } from '../../src/discord/messages/message.ts';
import { handMessage } from '../../src/discord/messages/private/hand.ts';
import { altarQuest } from '../../src/games/altar-quest/index.ts';
import type { Look } from '../../src/table/deciding/looking/looking.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { scenario } from '../support/altar-quest.ts';
import { hugeLook, hugeMatch, hugePicture } from './huge.ts';

const texts = loadTexts();
const match = { ...hugeMatch, status: 'playing' as const };

/** Ann plays two heroes, before the first round; one holds a Reaction, the other two copies of one card. */
function twoHands(): Look {
  const laid = scenario({
    heroes: {
      sedrin: { at: 'J11', hand: ['lance-of-noon.1', 'turned-blow.1'] },
      myreen: { at: 'K11', hand: ['second-wind.1', 'second-wind.2'] },
    },
    seats: { sedrin: 'ann', myreen: 'ann' },
    round: 1,
  }).acts('sedrin');
  const view = altarQuest.rules.view(laid.match, 'ann');
  laid.choose('done');
  return { ...hugeLook, match, seat: 'ann', view: { ...(view as object), round: 0 } };
}

const hand = (picture: typeof hugePicture | null) =>
  handMessage(twoHands(), picture, { game: altarQuest, texts });
const labels = (message: object): string[] =>
  [...JSON.stringify(message).matchAll(/"label":"([^"]*)"/g)].map(([, label]) => label ?? '');

describe('one’s own cards', () => {
  it('stand there once: as a picture, with what holds them back, and a button for the words', () => {
    const shown = hand(hugePicture);
    expect(textsIn(shown)).toEqual([
      '## Your 4 cards',
      '-# The first round hasn’t begun.\n-# Not now: Turned Blow. You’re offered a Reaction when its moment comes.',
    ]);
    expect(labels(shown)).toEqual(['Back to my panel', 'In words']);
    expect(shown.files?.map(({ name }) => name)).toEqual(['hand.png']);
  });

  it('in words stand under their heroes, alike ones together', () => {
    const shown = hand(null);
    const [, , cards = ''] = textsIn(shown);
    expect(cards.match(/^(### .*|\*\*[^:*]*\*\* · .*)$/gm)).toEqual([
      '### Sedrin',
      '**Lance of Noon** · Action',
      '**Turned Blow** · Reaction',
      '### Myreen',
      '**Second Wind ×2** · Feat',
    ]);
    expect(labels(shown)).toEqual(['Back to my panel', 'As a picture']);
    expect(shown.files).toEqual([]);
  });
});
