import type { Picture } from '../../kernel/pictures.ts';
import type { Texts } from '../../texts/texts.ts';
import type { CampaignTold, MatchTold } from './playing.ts';

/** Scenes between two quests that are worth a picture, each once. */
const KINDS: readonly string[] = ['story', 'shop', 'training'];

export interface Scene {
  match: MatchTold;
  kind: string;
  picture: Picture;
}

/** Each kind of scene where it shows most, as its picture is the tallest; the later one of two. */
export async function fullestScenes(
  { game, matches }: CampaignTold,
  texts: Texts,
): Promise<Scene[]> {
  const best = new Map<string, Scene>();
  for (const match of matches) {
    if (match.gameId === game.rules.id || match.after.outcome) continue;
    for (const { kind, first, last } of match.moments) {
      if (!KINDS.includes(kind)) continue;
      for (const view of new Set([first, last])) {
        const picture = await match.game.presentation.picture(view, { kind }, texts);
        if (!picture || picture.height < (best.get(kind)?.picture.height ?? 0)) continue;
        best.set(kind, { match, kind, picture });
      }
    }
  }
  return [...best.values()];
}
