import { expect, it } from 'vitest';
import { presentation } from '../../../src/games/altar/presentation/index.ts';
import { altarRules } from '../../../src/games/altar/rules/index.ts';
import type { AltarView } from '../../../src/games/altar/rules/view.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import { unreadable, writtenWhile } from '../../picture/reading.ts';
import { type Layout, scenario } from '../../support/altar.ts';
import { CROWDED } from './crowded.ts';

const texts = loadTexts();

/** What is kept of the first try would not be written at a second. */
const ONCE = { retry: 0 };

const LAYOUT: Layout = { ...CROWDED, hands: { 'seat-1': ['seer', 'wolves'] }, discard: ['amazon'] };

function viewFor(viewer: string): AltarView {
  const { match } = scenario(LAYOUT);
  const view = altarRules.view(match, viewer);
  Object.assign(match, { stack: [], open: [], outcome: { winners: [], reason: 'scenario-over' } });
  return view;
}

/** What of a picture can't be read on a phone. */
async function faultsOf(kind: string, view: AltarView): Promise<string[]> {
  const occasion: Parameters<typeof presentation.picture>[4] = {
    players: Object.fromEntries(view.players.map(({ seat }) => [seat, 'W'.repeat(32)])),
    startedAt: '2026-11-12T18:00:00Z',
    endedAt: '2026-11-29T20:00:00Z',
    told: [],
    campaign: null,
  };
  const draw = () => presentation.picture(view, { kind }, texts, 'full', occasion);
  // What letters look like is found out once.
  if (kind === 'ending') await draw();
  let width = 0;
  const written = await writtenWhile(async () => {
    width = (await draw())?.width ?? 0;
  });
  expect(written.length).toBeGreaterThan(kind === 'table' ? 60 : 10);
  if (kind === 'table') expect(written.map(({ text }) => text).join('')).not.toContain('…');
  return unreadable(written, width);
}

it('the table of five gods and a hand can be read on a phone', ONCE, async () => {
  expect(await faultsOf('table', viewFor('table'))).toEqual([]);
  expect(await faultsOf('hand', viewFor('seat-1'))).toEqual([]);
});

it('the ending can be read on a phone, whatever the players are called', ONCE, async () => {
  const view = viewFor('table');
  const [winner = ''] = view.players.map(({ seat }) => seat);
  const over = { ...view, outcome: { winners: [winner], reason: 'completed' } };
  expect(await faultsOf('ending', over as AltarView)).toEqual([]);
});
