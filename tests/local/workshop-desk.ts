import type { WorkshopDesk } from '../../src/local/index.ts';
import { loadLanguages } from '../../src/texts/catalogue.ts';
import { createWorkshop } from '../../src/workshop/workshop.ts';

const languages = loadLanguages();

/** A workshop beside no bot: whatever is tried out opens the second channel. */
export function workshopDesk(): WorkshopDesk {
  const { ask } = createWorkshop({
    entry: new URL('../../src/workshop-worker.ts', import.meta.url),
    open: async () => 'http://localhost/#/200000000000000001/300000000000000002',
  });
  return {
    label: (locale) => languages.textsFor(languages.spoken(locale)?.locale)('workshop.title'),
    ask,
  };
}
