import { stepsIn } from './contents.ts';
import type { GuideStep, StoryGuide } from './guide.ts';

/** Every text that a story's guide asks the catalogue for, each once; see `guide.ts`. */
export function textsOf({ id, chapters, epilogue, endings }: StoryGuide): string[] {
  const last = chapters.at(-1)?.id ?? '';
  const names = [
    'title',
    'summary',
    ...chapters.flatMap((chapter) => [
      `${chapter.id}.title`,
      `${chapter.id}.summary`,
      ...chapter.opening.map(({ text }) => `${chapter.id}.${text}`),
      ...stepsIn(chapter.upkeep).flatMap((step) => textsIn(step, chapter.id)),
    ]),
    ...stepsIn(epilogue).flatMap((step) => textsIn(step, last)),
    ...endings.flatMap(({ name }) => [`endings.${name}`, `endings.${name}-title`]),
  ];
  return [...new Set(names)].map((name) => `altar-quest-story.${id}.${name}`);
}

function textsIn(step: GuideStep, chapter: string): string[] {
  if (step.do === 'tell') return [`${chapter}.${step.text}`];
  if (step.do === 'mark') return [`remembered.${step.mark}`];
  if (step.do !== 'ask') return [];
  const question = `${chapter}.${step.question}`;
  return [
    `${question}.question`,
    ...step.options.flatMap(({ name }) => [`${question}.${name}`, `${question}.${name}-told`]),
  ];
}
