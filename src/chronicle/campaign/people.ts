import type { CampaignChronicle } from './campaign-chronicle.ts';

/** Everyone who has had a seat in one of its matches, each once. */
export const peopleOf = ({ parts }: CampaignChronicle): string[] => [
  ...new Set(parts.flatMap(({ chronicle }) => chronicle.people.map(({ name }) => name))),
];
