import { ComponentType } from 'discord-api-types/v10';
import { characters, isLoose, type Loose, looseList, text } from './json.ts';
import type { Path, Problems } from './problems.ts';
import { selectProblems } from './select-limits.ts';

const LAYOUT_ONLY: ReadonlySet<number> = new Set([
  ComponentType.Section,
  ComponentType.TextDisplay,
  ComponentType.Thumbnail,
  ComponentType.MediaGallery,
  ComponentType.File,
  ComponentType.Separator,
  ComponentType.Container,
]);

const IN_CONTAINER: ReadonlySet<number> = new Set([
  ComponentType.ActionRow,
  ComponentType.TextDisplay,
  ComponentType.Section,
  ComponentType.MediaGallery,
  ComponentType.Separator,
  ComponentType.File,
]);

const SELECTS: ReadonlySet<number> = new Set([
  ComponentType.StringSelect,
  ComponentType.UserSelect,
  ComponentType.RoleSelect,
  ComponentType.MentionableSelect,
  ComponentType.ChannelSelect,
]);

/** The emojis that the bot can use, by their ids. */
export type KnownEmojis = Pick<ReadonlySet<string>, 'has'>;

interface Walk {
  problems: Problems;
  knownEmojis: KnownEmojis;
  customIds: string[];
  numericIds: number[];
  count: number;
  textLength: number;
}

/** Limits of the components of a message, with (`layout`) or without the layout components. */
export function componentProblems(
  components: readonly Loose[],
  layout: boolean,
  knownEmojis: KnownEmojis,
  problems: Problems,
): void {
  const walk: Walk = {
    problems,
    knownEmojis,
    customIds: [],
    numericIds: [],
    count: 0,
    textLength: 0,
  };
  if (!layout) problems.count(['components'], components.length, 0, 5);
  for (const [index, component] of components.entries()) {
    const at = ['components', index];
    const type = Number(component.type);
    const allowed = layout
      ? IN_CONTAINER.has(type) || type === ComponentType.Container
      : type === 1;
    if (!allowed) wrongType(walk, at, type, layout);
    visit(walk, at, component);
  }
  problems.unique(['components'], walk.customIds, 'Component custom id');
  problems.unique(['components'], walk.numericIds, 'Component id');
  if (walk.count > 40)
    problems.add(
      ['components'],
      'BASE_TYPE_BAD_LENGTH',
      `Must be 40 components or fewer (${walk.count})`,
    );
  if (walk.textLength > 4000)
    problems.add(
      ['components'],
      'COMPONENT_MAX_TEXT_SIZE_EXCEEDED',
      `The total text of a message cannot exceed 4000 characters (${walk.textLength})`,
    );
}

function wrongType(walk: Walk, at: Path, type: number, layout: boolean): void {
  const hint = !layout && LAYOUT_ONLY.has(type) ? ' without MessageFlags.IS_COMPONENTS_V2' : '';
  walk.problems.add(
    [...at, 'type'],
    'UNION_TYPE_CHOICES',
    `Component type ${type} cannot be used here${hint}`,
  );
}

function visit(walk: Walk, at: Path, component: Loose): void {
  walk.count += 1;
  if (typeof component.id === 'number' && component.id > 0) walk.numericIds.push(component.id);
  const type = Number(component.type);
  if (type === ComponentType.ActionRow) visitRow(walk, at, component);
  else if (type === ComponentType.Button) visitButton(walk, at, component);
  else if (SELECTS.has(type)) visitSelect(walk, at, component);
  else if (type === ComponentType.TextDisplay) visitText(walk, at, component);
  else if (type === ComponentType.Section) visitSection(walk, at, component);
  else if (type === ComponentType.Container) visitContainer(walk, at, component);
  else if (type === ComponentType.MediaGallery) visitGallery(walk, at, component);
  else if (type === ComponentType.Thumbnail)
    walk.problems.length(at, 'description', component.description, 0, 1024);
}

function visitRow(walk: Walk, at: Path, row: Loose): void {
  const children = looseList(row.components);
  walk.problems.count([...at, 'components'], children.length, 1, 5);
  const selects = children.filter((child) => SELECTS.has(Number(child.type)));
  if (selects.length > 0 && children.length > 1)
    walk.problems.add(
      [...at, 'components'],
      'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
      'A select menu takes a whole row of its own',
    );
  for (const [index, child] of children.entries()) {
    const type = Number(child.type);
    const place = [...at, 'components', index];
    if (type !== ComponentType.Button && !SELECTS.has(type)) wrongType(walk, place, type, true);
    visit(walk, place, child);
  }
}

function visitButton(walk: Walk, at: Path, button: Loose): void {
  const { problems } = walk;
  problems.length(at, 'label', button.label, 0, 80);
  emojiProblems(walk, at, button.emoji);
  if (characters(button.label) === 0 && !button.emoji && Number(button.style) !== 6)
    problems.add(at, 'BUTTON_COMPONENT_INVALID_LABEL', 'A button needs a label or an emoji');
  if (Number(button.style) === 5) {
    problems.length(at, 'url', button.url, 1, 512);
    if (button.custom_id)
      problems.add(
        [...at, 'custom_id'],
        'BUTTON_COMPONENT_CUSTOM_ID_AND_URL',
        'A link button has no custom id',
      );
  } else if (Number(button.style) !== 6) customIdProblems(walk, at, button);
}

function visitSelect(walk: Walk, at: Path, select: Loose): void {
  customIdProblems(walk, at, select);
  selectProblems(select, at, walk.problems);
  for (const [index, option] of looseList(select.options).entries())
    if (option.emoji) emojiProblems(walk, [...at, 'options', index], option.emoji);
}

function visitText(walk: Walk, at: Path, component: Loose): void {
  walk.problems.length(at, 'content', component.content, 1, 4000);
  walk.textLength += characters(component.content);
}

function visitSection(walk: Walk, at: Path, section: Loose): void {
  const texts = looseList(section.components);
  walk.problems.count([...at, 'components'], texts.length, 1, 3);
  for (const [index, child] of texts.entries()) {
    const type = Number(child.type);
    if (type !== ComponentType.TextDisplay)
      wrongType(walk, [...at, 'components', index], type, true);
    visit(walk, [...at, 'components', index], child);
  }
  const accessory = isLoose(section.accessory) ? section.accessory : null;
  const type = Number(accessory?.type);
  if (!accessory)
    walk.problems.add([...at, 'accessory'], 'BASE_TYPE_REQUIRED', 'This field is required');
  else if (type !== ComponentType.Button && type !== ComponentType.Thumbnail)
    wrongType(walk, [...at, 'accessory'], type, true);
  if (accessory) visit(walk, [...at, 'accessory'], accessory);
}

function visitContainer(walk: Walk, at: Path, container: Loose): void {
  const children = looseList(container.components);
  walk.problems.count([...at, 'components'], children.length, 1, 40);
  for (const [index, child] of children.entries()) {
    const type = Number(child.type);
    if (!IN_CONTAINER.has(type)) wrongType(walk, [...at, 'components', index], type, true);
    visit(walk, [...at, 'components', index], child);
  }
}

function visitGallery(walk: Walk, at: Path, gallery: Loose): void {
  const items = looseList(gallery.items);
  walk.problems.count([...at, 'items'], items.length, 1, 10);
  for (const [index, item] of items.entries())
    walk.problems.length([...at, 'items', index], 'description', item.description, 0, 1024);
}

function customIdProblems(walk: Walk, at: Path, component: Loose): void {
  walk.problems.length(at, 'custom_id', component.custom_id, 1, 100);
  walk.customIds.push(text(component.custom_id));
}

function emojiProblems(walk: Walk, at: Path, emoji: unknown): void {
  const id = isLoose(emoji) && typeof emoji.id === 'string' ? emoji.id : null;
  if (id && !walk.knownEmojis.has(id))
    walk.problems.add([...at, 'emoji', 'id'], 'COMPONENT_INVALID_EMOJI', `Invalid emoji: ${id}`);
}
