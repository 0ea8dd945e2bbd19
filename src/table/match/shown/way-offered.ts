import type { Along } from '../../../companions/answered-along.ts';
import { isAnswer } from '../../../kernel/answered-ahead.ts';
import type { Decision, Option } from '../../../kernel/decision.ts';
import type { Game, OfferedOption, OptionMenu, OptionText } from '../../../kernel/game.ts';
import type { Texts } from '../../../texts/texts.ts';

/** What the words of a panel are made with. */
export interface PanelWords {
  game: Pick<Game, 'presentation'>;
  texts: Texts;
}

/** One way to answer, in the words of the panel's button or menu. */
export type WayOffered = Pick<OfferedOption, 'option' | 'text' | 'ahead'>;

/**
 * How the panel offers the options of a question. If several ways differ only in the answers they include, it
 * picks the one that includes the most of the expected answers, and none with any other answer.
 * @param menus those of the panel, if they are known: working them out takes long
 */
export function waysOfferedFor(
  view: unknown,
  decision: Decision,
  { game: { presentation }, texts }: PanelWords,
  menus: readonly OptionMenu[] = presentation.panel(view, decision, texts).menus,
): (option: Option, along: readonly Along[]) => WayOffered {
  const textOf = (option: Option) => presentation.option(view, decision, option, texts);
  const offered = menus.flatMap(({ options }) => options);
  return (option, along) => {
    const plain = { option, text: textOf(option) };
    const own = offered.filter((way) => way.option.id === option.id);
    // Copies of a card are offered once.
    const ways = own.length > 0 ? own : offered.filter((way) => isACopy(way.option, plain));
    const found = fullest(ways, along);
    return found ? { ...found, option } : plain;
  };

  function isACopy(other: Option, { option, text }: WayOffered): boolean {
    return other.verb === option.verb && isTheSame(textOf(other), text);
  }
}

const isTheSame = (one: OptionText, other: OptionText): boolean =>
  one.label === other.label && one.description === other.description;

/** The first of the ways that include the most answers; null if each includes a different answer. */
function fullest(ways: readonly OfferedOption[], along: readonly Along[]): OfferedOption | null {
  let found: OfferedOption | null = null;
  let most = -1;
  for (const way of ways) {
    const answered = answeredBy(way.ahead ?? [], along);
    if (answered === null || answered <= most) continue;
    found = way;
    most = answered;
  }
  return found;
}

/** How many of the questions are answered as expected; null if one would be answered differently. */
function answeredBy(ahead: readonly string[], along: readonly Along[]): number | null {
  let waiting = ahead;
  let answered = 0;
  for (const { prompt, offered, chosen } of along) {
    const isOneOf = (options: readonly string[], name: string) =>
      options.some((option) => isAnswer({ prompt }, option, name));
    const at = waiting.findIndex((name) => isOneOf(offered, name));
    // An answer to a question that does not come is skipped.
    if (at < 0) continue;
    if (!isOneOf(chosen, waiting[at] as string)) return null;
    waiting = waiting.slice(at + 1);
    answered += 1;
  }
  return answered;
}
