import type { Message } from '../kernel/decision.ts';
import { languagesThere, readGrammar } from '../texts/catalogue.ts';
import { meantOrAny } from './may-be.ts';
import type { Pack } from './pack.ts';
import type { Path } from './problem.ts';
import { messagesOf, nounsOf } from './words.ts';

/** What is wrong with the nouns of a pack, and where. What the bot knows no grammar of is left alone. */
export function* grammarProblems({ words }: Pack): Iterable<{ path: Path; what: Message[] }> {
  for (const [locale, own] of Object.entries(words)) {
    if (!languagesThere().includes(locale)) continue;
    const { kinds, kindOf } = readGrammar(locale);
    const said = [...messagesOf(own).values()];
    for (const [noun, kind] of nounsOf(own)) {
      const path = ['words', locale, 'grammar', noun];
      const ofBox = kindOf(noun);
      if (!kinds.has(kind)) {
        const unknown = { key: 'packs.grammar.kind', args: { kind } };
        yield { path, what: [unknown, ...meantOrAny([...kinds], kind)] };
      } else if (ofBox !== undefined && ofBox !== kind) {
        yield { path, what: [{ key: 'packs.grammar.of-box', args: { noun, kind: ofBox } }] };
      } else if (!said.some((message) => message.includes(noun))) {
        yield { path, what: [{ key: 'packs.grammar.unsaid', args: { noun, locale } }] };
      }
    }
  }
}
