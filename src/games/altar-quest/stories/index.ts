import type { StoryGuide } from '../rules/campaign/guide/guide.ts';
import { OUT_OF_LUXEN } from './out-of-luxen/guide.ts';

/** Every story of the box. */
export const STORIES: readonly StoryGuide[] = [OUT_OF_LUXEN];
