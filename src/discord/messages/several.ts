import {
  type APIComponentInContainer,
  type APIMessageComponent,
  ComponentType,
} from 'discord-api-types/v10';
import { type Decision, optionsFor } from '../../kernel/decision.ts';
import type { Look } from '../../table/deciding/looking/looking.ts';
import { separated } from '../../texts/separated.ts';
import { decodeAddress, encodeAddress } from '../address.ts';
import { button, select } from '../components/controls.ts';
import { row } from '../components/layout.ts';
import { optionReference } from '../components/references.ts';
import { LIMITS } from '../limits.ts';
import { noneWords, type Words } from './words.ts';

/** Menus of one message; no card game needs more options than these hold. */
const MENUS = 10;

/**
 * Boxes to mark, and a button that confirms them. What is marked is kept in the message itself, as the menus'
 * default values, so that nothing has to be remembered anywhere.
 */
export function severalControls(
  { look, decision, words: { game, texts } }: { look: Look; decision: Decision; words: Words },
  marked: ReadonlySet<string>,
): APIComponentInContainer[] {
  const table = look.match.id;
  const options = look.seat ? optionsFor(decision, look.seat) : decision.options;
  const { min, max } = decision.choose;
  const wanted = { min, max, exact: String(min === max) };
  const choices = options.slice(0, MENUS * LIMITS.selectOptions).map((option) => {
    const value = optionReference(option);
    const words = game.presentation.option(look.view, decision, option, texts);
    return { ...words, value, marked: marked.has(value) };
  });
  const menus: APIComponentInContainer[] = [];
  for (let start = 0; start < choices.length; start += LIMITS.selectOptions) {
    const page = choices.slice(start, start + LIMITS.selectOptions);
    const address = encodeAddress('several', {
      table,
      decision: decision.id,
      page: String(menus.length),
    });
    menus.push(row([select(address, texts('bot.several.mark', wanted), page, { min: 0, max })]));
  }
  const chosen = choices.filter((choice) => choice.marked);
  const enough = chosen.length >= min && chosen.length <= max;
  const label = () => {
    if (!enough) return texts('bot.several.wrong-count', { count: chosen.length, ...wanted });
    if (chosen.length === 0) return noneWords(look.view, decision, { game, texts });
    return texts('bot.several.confirm', {
      chosen: separated(
        chosen.map((choice) => choice.label),
        texts,
      ),
    });
  };
  const confirm = button(label(), encodeAddress('marked', { table, decision: decision.id }), {
    style: 'success',
    disabled: !enough,
  });
  return [...menus, row([confirm])];
}

/**
 * What is marked in the menus of a message.
 * @param changed the menu that has just been used, with its new values
 */
export function markedIn(
  components: readonly APIMessageComponent[],
  changed?: { customId: string; values: readonly string[] },
): Set<string> {
  const marked = new Set<string>();
  const visit = (component: APIMessageComponent) => {
    if (component.type === ComponentType.StringSelect) {
      if (decodeAddress(component.custom_id)?.verb !== 'several') return;
      const values =
        component.custom_id === changed?.customId
          ? changed.values
          : component.options.filter((option) => option.default).map(({ value }) => value);
      for (const value of values) marked.add(value);
    } else if ('components' in component) {
      for (const inner of component.components) visit(inner);
    }
  };
  for (const component of components) visit(component);
  return marked;
}
