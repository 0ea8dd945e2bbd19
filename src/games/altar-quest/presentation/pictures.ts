import type { Picture, PictureKind } from '../../../kernel/game.ts';
import type { Texts } from '../../../texts/texts.ts';
import { boardPicture } from '../picture/board-picture.ts';
import type { AltarQuestView, HeroView } from '../rules/view.ts';
import { sceneOf } from './scene.ts';

/** Draws what a view shows; null where there is no such picture now. */
export async function pictureOf(
  view: AltarQuestView,
  kind: PictureKind,
  about: string | null,
  texts: Texts,
): Promise<Picture | null> {
  switch (kind) {
    case 'board':
      return boardPicture(sceneOf(view, texts), texts);
    case 'surroundings':
      return surroundingsOf(view, about, texts);
    default:
      return null;
  }
}

/** The hero meant, else the active one, else one of the viewer's own, else the first. */
function heroShown(view: AltarQuestView, about: string | null): HeroView | undefined {
  const found = (fits: (hero: HeroView) => boolean) => view.heroes.find(fits);
  return (
    found(({ id }) => id === about) ??
    found(({ id }) => id === view.active) ??
    found(({ seat }) => seat === view.viewer) ??
    view.heroes[0]
  );
}

async function surroundingsOf(
  view: AltarQuestView,
  about: string | null,
  texts: Texts,
): Promise<Picture | null> {
  const hero = heroShown(view, about);
  if (!hero || hero.at === '') return null;
  const isActing = view.turn === 'heroes' && view.active === hero.id && hero.seat === view.viewer;
  const scene = sceneOf(view, texts, { reachFor: isActing ? hero : null });
  return boardPicture(scene, texts, hero.at);
}
