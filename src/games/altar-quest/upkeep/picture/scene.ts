import type { Canvas } from '@napi-rs/canvas';
import { type CampScene, drawCamp } from './camp.ts';
import { drawRoadScene, type RoadScene } from './road.ts';
import { drawShop, type ShopScene } from './shop.ts';
import { drawStory, type StoryScene } from './story.ts';
import { drawTraining, type TrainingScene } from './training.ts';

/** A scene of the upkeep, for drawing. */
export type UpkeepScene = CampScene | ShopScene | TrainingScene | StoryScene | RoadScene;

export function drawScene(scene: UpkeepScene): Canvas {
  switch (scene.scene) {
    case 'camp':
      return drawCamp(scene);
    case 'shop':
      return drawShop(scene);
    case 'training':
      return drawTraining(scene);
    case 'story':
      return drawStory(scene);
    case 'road':
      return drawRoadScene(scene);
  }
}
