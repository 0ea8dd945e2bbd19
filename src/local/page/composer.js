/** @import { PageOptionValues } from '../serving/page-protocol.ts' */
/** @import { TypedCommand } from './commands.js' */
/** @import { Ask } from './connection.js' */
/** @import { Attempt } from './state.js' */
import { CommandForm } from './command-form.js';
import { findCommand, matchingCommands } from './commands.js';
import { reasonOf } from './connection.js';
import { byId, element, toast } from './dom.js';
import { follow, redrawAll } from './message-list.js';
import { Picker } from './picker.js';
import { state } from './state.js';

/** The input at the bottom: plain messages, and slash commands with completion. */
export class Composer {
  #ask;
  #picker = new Picker();
  /** @type {CommandForm | null} */
  #form = null;

  /** @param {Ask} ask */
  constructor(ask) {
    this.#ask = ask;
    this.input = element('input', {
      id: 'message-input',
      type: 'text',
      role: 'combobox',
      autocapitalize: 'sentences',
      maxLength: 2000,
      'aria-label': 'Message',
      'aria-autocomplete': 'list',
      'aria-expanded': 'false',
    });
    this.slash = element(
      'button',
      {
        type: 'button',
        class: 'slash-button',
        'aria-label': 'Commands',
        onclick: () => this.#startSlash(),
      },
      '/',
    );
    this.send = element(
      'button',
      { type: 'submit', class: 'send-button', 'aria-label': 'Send' },
      '➤',
    );
    this.bar = element('div', { class: 'composer-bar' }, this.slash, this.input, this.send);
    byId('composer').append(this.#picker.node, this.bar);
    byId('composer').addEventListener('submit', (event) => {
      event.preventDefault();
      this.#submit();
    });
    this.input.addEventListener('input', () => this.#suggest());
    this.input.addEventListener('focus', () => this.#suggest());
    this.input.addEventListener('blur', () => this.#picker.hide());
    this.input.addEventListener('keydown', (event) => this.#picker.key(event));
    this.bar.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !this.#form) return;
      this.#closeForm();
      this.input.focus();
    });
    document.addEventListener('choose-command', ({ detail }) => this.choose(detail));
    document.addEventListener('start-command', ({ detail }) => this.start(detail));
    document.addEventListener('send-command', ({ detail }) => {
      const command = findCommand(detail.command);
      if (command) void this.#run(command, detail.options);
    });
  }

  /** The place or the seat has changed: what was being filled in belongs to the old one. */
  update() {
    const channel = state.channels.get(state.channelId);
    this.input.placeholder = channel
      ? `Message ${channel.parentId || channel.type === 1 ? '' : '#'}${channel.name}, or type /`
      : '';
    const locked = channel?.locked ?? false;
    this.input.disabled = locked;
    if (locked) this.input.placeholder = 'This thread is locked';
  }

  reset() {
    this.#closeForm();
    this.#picker.hide();
  }

  #startSlash() {
    if (!this.input.value.startsWith('/')) this.input.value = '/';
    this.input.focus();
    this.#suggest();
  }

  #suggest() {
    const { value } = this.input;
    if (!value.startsWith('/')) {
      this.#picker.hide();
      return;
    }
    const items = matchingCommands(value.slice(1)).map((command) => ({
      title: `/${command.called}`,
      note: command.description,
      choose: () => this.choose(command.name),
    }));
    this.#picker.show(this.input, items, 'Commands');
  }

  /**
   * Opens the fields of a command, or sends it at once when it has none to fill in.
   *
   * @param {string} name
   */
  choose(name) {
    const command = findCommand(name);
    if (!command) {
      toast(`There’s no command /${name}`);
      return;
    }
    this.input.value = '';
    this.#picker.hide();
    if (command.options.length === 0) {
      void this.#run(command, {});
      return;
    }
    this.#closeForm();
    this.#form = new CommandForm(command, {
      picker: this.#picker,
      complete: (...details) => this.#completions(...details),
      done: (values) => {
        this.#closeForm();
        this.input.focus();
        if (values) void this.#run(command, values);
      },
    });
    this.input.hidden = true;
    this.input.before(this.#form.node);
    if (command.options.some((option) => option.required)) this.#form.focus();
    else this.send.focus();
  }

  /**
   * Sends a command that can do without any fields; opens the fields of any other.
   *
   * @param {string} name
   */
  start(name) {
    const command = findCommand(name);
    if (!command || command.options.some((option) => option.required)) this.choose(name);
    else void this.#run(command, {});
  }

  #closeForm() {
    this.#form?.node.remove();
    this.#form = null;
    this.input.hidden = false;
    this.#picker.hide();
  }

  /**
   * @param {string} name
   * @param {PageOptionValues} options
   * @param {string} focused
   */
  async #completions(name, options, focused) {
    try {
      const { seat, channelId } = state;
      const outcome = await this.#ask({
        action: 'autocomplete',
        user: seat,
        channel: channelId,
        name,
        options,
        focused,
      });
      if (outcome.error) toast('Couldn’t load the options');
      return outcome.choices;
    } catch (error) {
      toast(reasonOf(error));
      return [];
    }
  }

  #submit() {
    if (this.#form) {
      this.#form.submit();
      return;
    }
    const text = this.input.value.trim();
    if (text === '') return;
    if (text.startsWith('/')) {
      this.choose(text.slice(1).trim());
      return;
    }
    this.input.value = '';
    const { seat, channelId } = state;
    this.#ask({ action: 'say', user: seat, channel: channelId, content: text }).catch((error) =>
      toast(reasonOf(error)),
    );
  }

  /**
   * Never fails: what goes wrong is shown with the attempt.
   *
   * @param {TypedCommand} command
   * @param {PageOptionValues} options
   */
  async #run(command, options) {
    const { seat, channelId } = state;
    /** @type {Attempt} */
    const attempt = { seat, channelId, command: command.name, error: null };
    state.attempts.push(attempt);
    redrawAll({ toBottom: true });
    try {
      const outcome = await this.#ask({
        action: 'command',
        user: seat,
        channel: channelId,
        name: command.name,
        options,
      });
      attempt.error = outcome.error;
      if (!outcome.error) state.attempts = state.attempts.filter((one) => one !== attempt);
      redrawAll();
      await follow(outcome, seat);
    } catch (error) {
      attempt.error = reasonOf(error);
      redrawAll();
    }
  }
}
