/** @import { APIApplicationCommandBasicOption } from 'discord-api-types/v10' */
/** @import { PageOptionValue, PageOptionValues, PageOutcome } from '../serving/page-protocol.ts' */
/** @import { TypedCommand } from './commands.js' */
/** @import { Picker } from './picker.js' */
import { calledHere, describedHere } from './commands.js';
import { element } from './dom.js';
import { state } from './state.js';

/** @typedef {{ title: string, value: PageOptionValue }} Choice */
/** @typedef {{ option: APIApplicationCommandBasicOption, input: HTMLInputElement, value: PageOptionValue | null }} Field */

/** @type {Record<number, string>} */
const TYPE_HINTS = {
  4: 'whole number',
  5: 'true or false',
  6: 'person',
  7: 'channel',
  10: 'number',
  11: 'file',
};

/** How long typing must pause before the bot is asked for completions, in milliseconds. */
const PAUSE = 120;

/** A chosen command being filled in: one field for each option, and completions for each field. */
export class CommandForm {
  #command;
  #picker;
  #complete;
  #done;
  /** @type {Map<string, Field>} */
  #fields = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #asked = 0;

  /**
   * @param {TypedCommand} command
   * @param {{
   *   picker: Picker,
   *   complete: (name: string, options: PageOptionValues, focused: string) => Promise<PageOutcome['choices']>,
   *   done: (values: PageOptionValues | null) => void,
   * }} parts `done` is called with the filled-in options, or null when given up
   */
  constructor(command, { picker, complete, done }) {
    this.#command = command;
    this.#picker = picker;
    this.#complete = complete;
    this.#done = done;
    this.optional = element('span', { class: 'optional-options' });
    this.fieldsNode = element('span', { class: 'option-fields' });
    this.node = element(
      'div',
      { class: 'command-form' },
      element('span', { class: 'command-pill' }, `/${command.called}`),
      this.fieldsNode,
      this.optional,
      element(
        'button',
        {
          type: 'button',
          class: 'text-button cancel-command',
          'aria-label': `Cancel /${command.name}`,
          onclick: () => this.#done(null),
        },
        '✕',
      ),
    );
    for (const option of command.options) if (option.required) this.#addField(option);
    this.#drawOptional();
  }

  focus() {
    const empty = [...this.#fields.values()].find((field) => field.input.value === '');
    (empty ?? this.#fields.values().next().value)?.input.focus();
    if (this.#fields.size === 0) this.node.querySelector('button')?.focus();
  }

  #drawOptional() {
    const left = this.#command.options.filter((option) => !this.#fields.has(option.name));
    this.optional.replaceChildren(
      ...left.map((option) =>
        element(
          'button',
          {
            type: 'button',
            class: 'add-option',
            title: describedHere(option),
            onclick: () => {
              this.#addField(option).input.focus();
              this.#drawOptional();
            },
          },
          `+ ${calledHere(option)}`,
        ),
      ),
    );
  }

  /** @param {APIApplicationCommandBasicOption} option */
  #addField(option) {
    const id = `option-${option.name}`;
    const input = element('input', {
      id,
      type: option.type === 11 ? 'file' : 'text',
      placeholder: TYPE_HINTS[option.type] ?? describedHere(option),
      inputMode: option.type === 4 ? 'numeric' : option.type === 10 ? 'decimal' : 'text',
      autocapitalize: 'off',
      spellcheck: false,
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': 'false',
      title: describedHere(option),
    });
    /** @type {Field} */
    const field = { option, input, value: null };
    input.addEventListener('input', () => {
      field.value = null;
      if (option.type === 11)
        void readFile(input).then((file) => {
          field.value = file;
        });
      else this.#suggest(field);
    });
    if (option.type !== 11) input.addEventListener('focus', () => this.#suggest(field));
    input.addEventListener('blur', () => this.#picker.hide());
    input.addEventListener('keydown', (event) => this.#key(event, field));
    this.fieldsNode.append(
      element(
        'label',
        { class: 'option-field', htmlFor: id },
        element('span', {}, calledHere(option)),
        input,
      ),
    );
    this.#fields.set(option.name, field);
    return field;
  }

  /**
   * @param {KeyboardEvent} event
   * @param {Field} field
   */
  #key(event, field) {
    if (this.#picker.key(event)) return;
    if (event.key === 'Escape') this.#done(null);
    else if (event.key === 'Backspace' && field.input.value === '' && !field.option.required) {
      field.input.parentElement?.remove();
      this.#fields.delete(field.option.name);
      this.#drawOptional();
      this.focus();
    } else return;
    event.preventDefault();
  }

  /** @param {Field} field */
  #suggest(field) {
    clearTimeout(this.#timer);
    if ('autocomplete' in field.option && field.option.autocomplete) {
      this.#timer = setTimeout(
        () => this.#offerCompletions(field),
        field.input.value === '' ? 0 : PAUSE,
      );
      return;
    }
    const typed = field.input.value.toLowerCase();
    const fitting = staticChoices(field.option).filter((one) =>
      one.title.toLowerCase().includes(typed),
    );
    this.#offer(field, field.value === null ? fitting : []);
  }

  /** @param {Field} field */
  async #offerCompletions(field) {
    const asked = ++this.#asked;
    if (field.value !== null) {
      this.#picker.hide();
      return;
    }
    const options = { ...this.#partialValues(), [field.option.name]: field.input.value };
    const choices = await this.#complete(this.#command.name, options, field.option.name);
    const current = asked === this.#asked && document.activeElement === field.input;
    if (current)
      this.#offer(
        field,
        choices.map((choice) => ({ title: choice.name, value: choice.value })),
      );
  }

  /**
   * @param {Field} field
   * @param {readonly Choice[]} choices
   */
  #offer(field, choices) {
    this.#picker.show(
      field.input,
      choices.map((choice) => ({
        title: choice.title,
        choose: () => this.#take(field, choice),
      })),
      `${calledHere(field.option)}: ${describedHere(field.option)}`,
    );
  }

  /**
   * @param {Field} field
   * @param {Choice} choice
   */
  #take(field, { title, value }) {
    field.value = value;
    field.input.value = title;
    this.#picker.hide();
    const next = [...this.#fields.values()].find((one) => one.input.value === '');
    (next ?? field).input.focus();
    this.#picker.hide();
    if (next) this.#suggest(next);
  }

  #partialValues() {
    /** @type {PageOptionValues} */
    const values = {};
    for (const [name, field] of this.#fields) {
      const value = fieldValue(field);
      if (value !== null) values[name] = value;
    }
    return values;
  }

  /** Sends the command if every field makes sense; otherwise says what is missing. */
  submit() {
    for (const field of this.#fields.values()) {
      const missing = field.input.value === '' && field.option.required;
      const wrong = field.input.value !== '' && fieldValue(field) === null;
      const problem = missing
        ? `"${calledHere(field.option)}" is needed`
        : wrong
          ? `"${calledHere(field.option)}": ${TYPE_HINTS[field.option.type] ?? 'choose from the list'}`
          : '';
      field.input.setCustomValidity(problem);
      if (problem) {
        field.input.reportValidity();
        field.input.addEventListener('input', () => field.input.setCustomValidity(''), {
          once: true,
        });
        return;
      }
    }
    this.#done(this.#partialValues());
  }
}

/**
 * The chosen file with its content, or null.
 *
 * @param {HTMLInputElement} input
 */
async function readFile(input) {
  const file = input.files?.[0];
  if (!file) return null;
  /** @type {string} */
  const address = await new Promise((resolve, reject) => {
    const reader = new FileReader();
    // As an address it is text.
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
  return { name: file.name, base64: address.slice(address.indexOf(',') + 1) };
}

/**
 * What one may choose without asking the bot.
 *
 * @param {APIApplicationCommandBasicOption} option
 * @returns {Choice[]}
 */
function staticChoices(option) {
  if ('choices' in option && option.choices?.length)
    return option.choices.map((choice) => ({ title: calledHere(choice), value: choice.value }));
  if (option.type === 5)
    return [
      { title: 'True', value: true },
      { title: 'False', value: false },
    ];
  if (option.type === 6)
    return state.users.map((user) => ({ title: user.displayName, value: user.id }));
  if (option.type === 7)
    return [...state.channels.values()]
      .filter((one) => one.type === 0)
      .map((one) => ({ title: one.name, value: one.id }));
  return [];
}

/**
 * The value of a field as Discord wants it, or null while it makes no sense.
 *
 * @param {Field} field
 * @returns {PageOptionValue | null}
 */
function fieldValue(field) {
  const { option, input } = field;
  const typed = input.value.trim();
  if (typed === '') return null;
  if (field.value !== null) return field.value;
  if (option.type === 11) return null;
  const known = staticChoices(option);
  const named = known.find((one) => one.title.toLowerCase() === typed.toLowerCase());
  if (named) return named.value;
  if (known.length > 0) return null;
  if (option.type === 4) return /^-?\d+$/.test(typed) ? Number(typed) : null;
  if (option.type === 10) return Number.isFinite(Number(typed)) ? Number(typed) : null;
  return typed;
}
