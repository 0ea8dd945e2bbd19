import type { Stakes } from '../../../kernel/companion.ts';
import type { AdventurePrompt } from '../rules/prompts.ts';

/**
 * What depends on questions that come up in others' turns; one that is not listed matters. By the kind alone:
 * the choices are in hands that nobody else sees.
 */
export const STAKES: { readonly [Key in AdventurePrompt['key']]?: Stakes } = {
  'prompt.city': 'opening',
  // What somebody else has rolled mostly stands, and it is asked in each encounter.
  'prompt.black-die': 'trifle',
  // The least of a full hand, again and again.
  'prompt.book': 'trifle',
  'prompt.defeat': 'grave',
};
