import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { type CardFace, drawCardFace, layOutCard } from '../../../../picture/card-face.ts';
import { drawIcon } from '../../../../picture/icons.ts';
import { INK } from '../../../../picture/palette.ts';
import { writeParagraph } from '../../../../picture/text.ts';
import { drawToken } from '../../../../picture/token.ts';
import { questIcon } from '../../picture/campaign/quest-icons.ts';
import { heroToken } from '../../picture/symbols.ts';
import { EDGE, type Heading, INNER, setStage, TOP, WIDTH } from './stage.ts';

/** A chapter continues: its title, and the story card that was revealed last. */
export interface StoryScene extends Heading {
  readonly scene: 'story';
  readonly chapter: string;
  /** Whose symbol is shown if no card was revealed; a book for none. */
  readonly quest: string | null;
  readonly card: CardFace | null;
  readonly heroes: readonly { readonly id: string }[];
}

const TITLE = 150;
const CARD = 800;
const TOKENS = 150;
const BOOK = 420;

export function drawStory(scene: StoryScene): Canvas {
  const card = scene.card && layOutCard(scene.card, CARD);
  const middle = card ? card.height : BOOK;
  const height = TOP + TITLE + middle + TOKENS + EDGE;
  const { canvas, context } = setStage(scene, height, {
    above: '#231d33',
    horizon: '#3f3422',
    ink: INK.parchment,
    icon: 'open-book',
  });
  writeParagraph(
    context,
    scene.chapter,
    { x: EDGE, y: TOP, width: INNER, height: TITLE - 10 },
    { size: 60, least: 40, face: 'heading', align: 'center', rim: INK.outline },
  );
  const y = TOP + TITLE;
  if (card) {
    drawCardFace(context, card, { x: (WIDTH - CARD) / 2, y, width: CARD, height: card.height });
  } else {
    const icon = scene.quest === null ? 'candlebright' : questIcon(scene.quest);
    drawIcon(context, icon, WIDTH / 2, y + BOOK / 2, BOOK * 0.7, INK.parchment);
  }
  drawTokens(context, scene, y + middle + TOKENS / 2 + 12);
  return canvas;
}

function drawTokens(context: SKRSContext2D, { heroes }: StoryScene, y: number): void {
  for (const [index, { id }] of heroes.entries()) {
    const x = WIDTH / 2 + (index - (heroes.length - 1) / 2) * 140;
    drawToken(context, heroToken(id), x, y, 104);
  }
}
