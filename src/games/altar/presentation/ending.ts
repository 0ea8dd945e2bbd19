import type { Occasion } from '../../../kernel/occasion.ts';
import type { EventOf } from '../../../kernel/vocabulary.ts';
import { playerNames, whenPlayed } from '../../../picture/poster/words.ts';
import { capitalised } from '../../../texts/capitalised.ts';
import { separated } from '../../../texts/separated.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { EndingMoment, EndingScene } from '../picture/ending.ts';
import { artOf } from '../picture/looks.ts';
import { definition } from '../rules/cards/library.ts';
import type { AltarEvents } from '../rules/events.ts';
import { countingOf, scoreOf, winnerOf } from '../rules/queries/standing.ts';
import { RULINGS } from '../rules/rulings.ts';
import type { GodId } from '../rules/terms.ts';
import type { AltarView, PlayerView } from '../rules/view.ts';
import { decidingBuild } from './deciding.ts';
import { namesIn } from './names.ts';

/** Who rules now, and how near the others came. */
export function endingText(
  view: AltarView,
  texts: Texts,
): { title: string; lines: string[]; won: boolean } {
  const gods = winningGods(view);
  const won = gods.length > 0;
  return {
    title: won
      ? capitalised(
          texts('altar.ending.title', { gods: namesIn(texts).gods(gods), count: gods.length }),
        )
      : texts('altar.ending.nobody'),
    lines: [
      ...turnLines(view, texts),
      ...view.players.map((player) => playerLine(view, player, texts)),
      texts('altar.ending.rounds', { rounds: view.round }),
    ],
    won,
  };
}

/** The gods who rule humanity now. */
const winningGods = ({ outcome, players }: AltarView): GodId[] =>
  players.filter(({ seat }) => outcome?.winners.includes(seat)).flatMap(({ gods }) => gods);

/** Why the match ended, and what settled a tie. */
const turnLines = (view: AltarView, texts: Texts): string[] => [
  ...(view.outcome ? [texts(`altar.ending.reason.${view.outcome.reason}`)] : []),
  ...tieLines(view, texts),
  ...lackingLines(view, texts),
];

/** Why somebody with as much as the winner has not won: a god without a Shrine (AL-060, L-01). */
function lackingLines(view: AltarView, texts: Texts): string[] {
  const winner = winnerOf(view);
  if (!view.outcome || !winner) return [];
  const best = scoreOf(view, winner.seat);
  return view.players
    .filter(({ seat }) => seat !== winner.seat && scoreOf(view, seat) >= best)
    .flatMap(({ seat }) => {
      const bare = view.realms.filter((realm) => realm.seat === seat && realm.shrines === 0);
      const gods = bare.map(({ god }) => god);
      if (gods.length === 0) return [];
      const words = { gods: namesIn(texts).gods(gods), count: gods.length };
      return [capitalised(texts('altar.ending.without-shrine', words))];
    });
}

/** What the picture of the ending shows. */
export function endingScene(
  view: AltarView,
  texts: Texts,
  occasion?: Occasion<EventOf<AltarEvents>>,
): EndingScene {
  const people = playerNames(occasion?.players ?? {}, texts);
  const { outcome, players } = view;
  const names = namesIn(texts);
  const scores = players.map((player) => ({ player, ...standingOf(view, player) }));
  return {
    title: endingText(view, texts).title,
    played: texts('altar.picture.ended', { rounds: view.round }),
    text: turnLines(view, texts).join(' '),
    winners: winningGods(view),
    players: scores
      .map(({ player: { seat, gods }, score, goal, shrines, active, counted }) => ({
        gods,
        name: separated(gods.map(names.god), texts),
        player: people[seat] ?? '',
        score: texts('altar.picture.score', { score, goal }),
        points: score,
        shrines,
        active,
        counted,
        goal,
        hasWon: outcome?.winners.includes(seat) ?? false,
      }))
      .sort((one, other) => Number(other.hasWon) - Number(one.hasWon) || other.points - one.points),
    moment: momentOf(view, texts, occasion?.told ?? []),
    foot: { blow: null, line: occasion ? whenPlayed(occasion, texts).join(' · ') : '' },
  };
}

/** What decided it, as the picture shows it; null if nothing that was built did. */
function momentOf(
  view: AltarView,
  texts: Texts,
  told: readonly EventOf<AltarEvents>[],
): EndingMoment | null {
  const deciding = decidingBuild(view, told);
  if (!deciding) return null;
  const { god, built, cards, score } = deciding;
  const words = {
    god: namesIn(texts).gods([god]),
    cards: cards.length > 0 ? namesIn(texts).cards(cards) : 'none',
    score,
    goal: RULINGS.completeAt,
  };
  return {
    title: texts('altar.ending.moment.title'),
    line: capitalised(texts(`altar.ending.moment.${built}`, words)),
    built,
    cards: cards.map((card) => artOf(definition(card))),
  };
}

/** What settled it, if others had come as far. */
function tieLines(view: AltarView, texts: Texts): string[] {
  const winner = winnerOf(view);
  if (!view.outcome || !winner?.tie) return [];
  const gods = view.players.find(({ seat }) => seat === winner.seat)?.gods ?? [];
  const words = { gods: namesIn(texts).gods(gods), count: gods.length, by: winner.tie };
  return [capitalised(texts('altar.ending.tie', words))];
}

function playerLine(view: AltarView, player: PlayerView, texts: Texts): string {
  return capitalised(
    texts('altar.ending.player', {
      gods: namesIn(texts).gods(player.gods),
      ...standingOf(view, player),
    }),
  );
}

/** Everything on a player's boards. */
function standingOf(view: AltarView, { seat }: PlayerView) {
  const own = view.realms.filter((realm) => realm.seat === seat);
  const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
  return {
    score: scoreOf(view, seat),
    goal: RULINGS.completeAt * own.length,
    shrines: sum(own.map(({ shrines }) => shrines)),
    active: sum(own.map(({ active }) => active)),
    counted: sum(countingOf(view, seat).map(({ counts }) => counts)),
  };
}
