import { expect, test } from 'vitest';
import { planStoppedLine } from '../../src/discord/messages/private/plan.ts';
import { altarQuest } from '../../src/games/altar-quest/index.ts';
import { games as installed } from '../../src/games/index.ts';
import { readScenario } from '../../src/kernel/scenario-file.ts';
import { createGames } from '../../src/table/match/saved/games.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { createLanguages } from '../../src/texts/languages.ts';
import { tableForTests } from '../support/table-for-tests.ts';
import { ann, must } from '../support/test-table.ts';

const texts = loadTexts();
const french = loadTexts('fr');
const here = tableForTests({
  games: createGames(installed),
  texts,
  languages: createLanguages(texts, [french]),
});

/** Sedrin beside a Raider, with another behind it. */
const AMONG_ENEMIES = {
  game: 'altar-quest',
  startRoom: 'room-16',
  round: 3,
  heroes: { sedrin: { at: 'R19', hand: ['lance-of-noon.2'] } },
  enemies: { 'frox-raider.yellow': { at: 'R17' }, 'frox-raider.red': { at: 'Q16' } },
};

async function begun(): Promise<string> {
  const read = readScenario(JSON.stringify(AMONG_ENEMIES), installed);
  if ('problems' in read) throw new Error(read.problems.join('\n'));
  const { seats, options, scenario } = read.setup;
  const place = { gameId: 'altar-quest', guildId: 'g', channelId: 'c', host: ann };
  const held = seats.map((seat) => ({ ...seat, ...ann }));
  const wanted = { ...place, seats: held, options, scenario };
  return must(await here.table.beginScenario(wanted)).match.id;
}

/** Asks for advice and does the whole turn; what the panel says of it then, in both languages. */
async function wholeTurn(matchId: string): Promise<{ english: string; french: string }[]> {
  const { userId } = ann;
  const { advice, decision, match } = must(await here.table.advise(matchId, userId, 'steady'));
  const request = { decisionId: decision.id, options: [...(advice[0]?.options ?? [])] };
  const requestId = `request ${match.revision}`;
  must(await here.table.choose({ matchId, userId, requestId, ...request, planned: true }));
  const look = must(await here.table.look(matchId, userId));
  return look.open.flatMap((open) => {
    const [english] = planStoppedLine(look, open, { game: altarQuest, texts });
    const [translated] = planStoppedLine(look, open, { game: altarQuest, texts: french });
    return english && translated ? [{ english, french: translated }] : [];
  });
}

test('what is done of a plan is told in the words of the buttons, with targets, up to the first surprise', async () => {
  const told: { english: string; french: string }[] = [];
  // Each match has dice of its own; some go as planned to the end of the turn.
  for (let match = 0; match < 8; match++) told.push(...(await wholeTurn(await begun())));
  expect(told).not.toEqual([]);
  for (const { english: line, french: translated } of told) {
    expect(translated).toMatch(/^🧭 Joué.: (.+; )?Lance de midi → .+\. Puis arrêt.: .+\.$/);
    expect(line).toMatch(
      /^🧭 Done: (.+; )?Lance of Noon → Frox Raider \((yellow|red)\)(; .+)?\. Then I stopped: .+\.$/,
    );
    // Neither a blow without its target nor a walk without its purpose, in what was done and in what stopped it.
    expect(line).not.toMatch(/(Lance of Noon|The Kneeler)(?! →)|1 action/);
  }
});
