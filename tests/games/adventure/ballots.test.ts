import { describe, expect, it } from 'vitest';
import { adventure } from '../../../src/games/adventure/index.ts';
import { ballots } from '../../../src/games/adventure/presentation/ballots.ts';
import type { AdventureDecision } from '../../../src/games/adventure/rules/state.ts';
import type { AdventureOption } from '../../../src/games/adventure/rules/verbs.ts';
import type { AdventureView } from '../../../src/games/adventure/rules/view.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import { scenario } from '../../support/adventure.ts';

const texts = loadTexts();

/** Constance and Ottoline on neighboring spaces, as everyone sees them. */
function standing() {
  const s = scenario({
    characters: { warrior: { space: 'gallows-road' }, mage: { space: 'fog-hollow' } },
  });
  const view = adventure.rules.view(s.match, 'table') as AdventureView;
  s.end();
  return view;
}

/** A question with these options to Constance. */
const asked = (options: AdventureOption[]): AdventureDecision => ({
  id: 'd1',
  key: 'd1',
  how: 'one',
  seats: [standing().characters[0]?.seat ?? ''],
  visibility: 'public',
  prompt: { key: 'prompt.where' } as never,
  options,
  choose: { min: 1, max: 1 },
  fallback: [],
});

const place = (space: string): AdventureOption => ({
  id: space,
  verb: 'choose',
  args: { space },
});
const somebody = (character: string): AdventureOption => ({
  id: character,
  verb: 'choose',
  args: { character },
});
const play = (card: string): AdventureOption => ({ id: card, verb: 'play', args: { card } });

const linesOf = async (options: AdventureOption[]) =>
  (await ballots.picture(standing(), asked(options), texts))?.altText.split('\n');

describe('what a crowd votes on in The Adventure Game', () => {
  it('is numbered on the map if it is somewhere, in the order of the buttons', async () => {
    const options = [
      place('undercity'),
      { id: 'no', verb: 'decline' } as const,
      place('fog-hollow'),
    ];
    expect(ballots.marks(standing(), asked(options))).toEqual({
      undercity: '1',
      'fog-hollow': '2',
    });
    expect(ballots.marks(standing(), asked([somebody('mage'), somebody('warrior')]))).toEqual({
      mage: '1',
      warrior: '2',
    });
    const lines = await linesOf(options);
    expect(lines).toEqual([
      expect.stringMatching(/^1: Undercity/),
      expect.stringMatching(/^2: Fog Hollow/),
    ]);
  });

  it('looks different when the numbers are swapped', async () => {
    const [one, other] = await Promise.all(
      [
        [place('undercity'), place('fog-hollow')],
        [place('fog-hollow'), place('undercity')],
      ].map((options) => ballots.picture(standing(), asked(options), texts)),
    );
    expect(one?.buffer.equals(other?.buffer ?? Buffer.alloc(0))).toBe(false);
  });

  it('has no picture where there is nothing to tell apart', () => {
    expect(ballots.marks(standing(), asked([place('undercity')]))).toBeNull();
    expect(
      ballots.marks(
        standing(),
        asked([
          { id: 'a', verb: 'roll' },
          { id: 'b', verb: 'stand' },
        ]),
      ),
    ).toBeNull();
    expect(ballots.marks(standing(), asked([play('nothing'), play('nobody')]))).toBeNull();
  });
});
