import type { Texts } from '../../../texts/texts.ts';
import { worthOf } from '../rules/queries/realms.ts';
import type { AltarView, PlayerView } from '../rules/view.ts';
import { capitalised, namesIn } from './names.ts';

/** Who rules now, and how near the others came. */
export function endingText(
  view: AltarView,
  texts: Texts,
): { title: string; lines: string[]; won: boolean } {
  const { outcome, players } = view;
  const winners = players.filter(({ seat }) => outcome?.winners.includes(seat));
  const gods = winners.flatMap((player) => player.gods);
  const won = winners.length > 0;
  return {
    title: won
      ? capitalised(
          texts('altar.ending.title', { gods: namesIn(texts).gods(gods), count: gods.length }),
        )
      : texts('altar.ending.nobody'),
    lines: [
      ...(outcome ? [texts(`altar.ending.reason.${outcome.reason}`)] : []),
      ...players.map((player) => playerLine(view, player, texts)),
      texts('altar.ending.rounds', { rounds: view.round }),
    ],
    won,
  };
}

function playerLine({ realms }: AltarView, { seat, gods }: PlayerView, texts: Texts): string {
  const own = realms.filter((realm) => realm.seat === seat);
  const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
  return capitalised(
    texts('altar.ending.player', {
      gods: namesIn(texts).gods(gods),
      score: sum(own.map(worthOf)),
      shrines: sum(own.map(({ shrines }) => shrines)),
      active: sum(own.map(({ active }) => active)),
    }),
  );
}
