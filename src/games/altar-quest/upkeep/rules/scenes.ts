import type { ChapterOf } from '../../../../kernel/vocabulary.ts';
import type { Scene, Upkeep, UpkeepRun } from './state.ts';

/** Begins a scene, unless it is already the current one: a part of the chronicle with a picture of its own. */
export function beginScene(
  { state, beginChapter }: UpkeepRun,
  scene: Exclude<Scene, 'camp'>,
): void {
  if (state.scene === scene) return;
  state.scene = scene;
  state.scenes += 1;
  const chapter: ChapterOf<Upkeep> = {
    id: `r${state.scenes}-${scene}`,
    title: { key: `chapter.${scene}` },
  };
  beginChapter(chapter);
}
