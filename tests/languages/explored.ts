import { USUAL } from '../../src/texts/catalogue.ts';
import { findings } from './reading.ts';
import { type Exploration, exploreBot } from './whole-bot.ts';
import { onlyIn, telltaleIn } from './words-of-languages.ts';

/** Everything said in another language than it should be while people explore the whole bot, and how much was read. */
export async function wrongLanguageIn(exploration: Exploration) {
  const english = onlyIn(USUAL, 'fr');
  const french = onlyIn('fr', USUAL);
  const inFrench = findings((text) => telltaleIn(text, english));
  const inEnglish = findings((text) => telltaleIn(text, french));
  const { done, complaints } = await exploreBot(exploration, (where, text, locale) =>
    (locale.startsWith('fr') ? inFrench : inEnglish).read(where, text),
  );
  return {
    found: [...inFrench.found(), ...inEnglish.found()],
    read: inFrench.count() + inEnglish.count(),
    kinds: done.size,
    complaints,
  };
}
