import { MessageFlags } from 'discord-api-types/v10';
import { componentProblems, type KnownEmojis } from './component-limits.ts';
import type { Problem } from './errors.ts';
import { characters, isLoose, type Loose, looseList } from './json.ts';
import { Problems } from './problems.ts';

/** The parts of a message that Discord's limits are about, as they will be after a create or edit. */
export interface MessageDraft {
  content: unknown;
  embeds: unknown;
  components: unknown;
  flags: number;
}

/** What Discord would refuse about a message, beyond what its OpenAPI description says. */
export function messageProblems(draft: MessageDraft, knownEmojis: KnownEmojis): Problem[] {
  const problems = new Problems();
  const layout = (draft.flags & MessageFlags.IsComponentsV2) !== 0;
  if (layout && characters(draft.content) > 0)
    problems.add(
      ['content'],
      'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
      'The content field cannot be used when using MessageFlags.IS_COMPONENTS_V2',
    );
  if (layout && looseList(draft.embeds).length > 0)
    problems.add(
      ['embeds'],
      'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
      'The embeds field cannot be used when using MessageFlags.IS_COMPONENTS_V2',
    );
  problems.length([], 'content', draft.content, 0, 2000);
  embedProblems(looseList(draft.embeds), problems);
  componentProblems(looseList(draft.components), layout, knownEmojis, problems);
  return problems.list;
}

function embedProblems(embeds: readonly Loose[], problems: Problems): void {
  problems.count(['embeds'], embeds.length, 0, 10);
  let total = 0;
  for (const [index, embed] of embeds.entries()) {
    const at = ['embeds', index] as const;
    const footer = isLoose(embed.footer) ? embed.footer.text : undefined;
    const author = isLoose(embed.author) ? embed.author.name : undefined;
    const fields = looseList(embed.fields);
    problems.length(at, 'title', embed.title, 0, 256);
    problems.length(at, 'description', embed.description, 0, 4096);
    problems.length([...at, 'footer'], 'text', footer, 0, 2048);
    problems.length([...at, 'author'], 'name', author, 0, 256);
    problems.count([...at, 'fields'], fields.length, 0, 25);
    for (const [place, field] of fields.entries()) {
      problems.length([...at, 'fields', place], 'name', field.name, 1, 256);
      problems.length([...at, 'fields', place], 'value', field.value, 1, 1024);
      total += characters(field.name) + characters(field.value);
    }
    for (const part of [embed.title, embed.description, footer, author]) total += characters(part);
  }
  if (total > 6000)
    problems.add(
      ['embeds'],
      'MAX_EMBED_SIZE_EXCEEDED',
      `Embed size exceeds maximum size of 6000 (${total})`,
    );
}
