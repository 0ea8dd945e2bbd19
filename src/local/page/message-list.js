/** @import { PageMessage, PageOutcome } from '../serving/page-protocol.ts' */
/** @import { Act } from './components.js' */
/** @import { Ask } from './connection.js' */
/** @import { Attempt } from './state.js' */
import { reasonOf } from './connection.js';
import { byId, element, toast } from './dom.js';
import { openForm } from './form-dialog.js';
import { messageNode } from './message.js';
import { identity, state, visibleMessages } from './state.js';
import { welcome } from './welcome.js';

/** Messages of one author this close together share a header, in milliseconds. */
const TOGETHER = 7 * 60_000;

/** @type {Ask} */
let ask = () => Promise.reject(new Error('Not connected'));

/**
 * Must be called once, with how to reach the server.
 *
 * @param {Ask} asker
 */
export function connectList(asker) {
  ask = asker;
  const list = byId('messages');
  list.tabIndex = 0;
  list.addEventListener('scroll', () => {
    list.dataset.stuck = atBottom(list) ? 'yes' : 'no';
    if (atBottom(list)) byId('newest').hidden = true;
  });
  byId('newest').addEventListener('click', () => scrollDown(list));
  document.addEventListener('dismiss-message', ({ detail }) => {
    state.dismissed.add(detail);
    redrawAll();
  });
  const stay = () => list.dataset.stuck === 'yes' && scrollDown(list);
  // Neither a picture that has only now got its height nor a keyboard that takes half of the screen
  // may push the newest message out of sight.
  list.addEventListener('load', stay, true);
  new ResizeObserver(stay).observe(list);
}

/** @param {HTMLElement} list */
const atBottom = (list) => list.scrollHeight - list.scrollTop - list.clientHeight < 120;

/** @param {HTMLElement} list */
function scrollDown(list) {
  list.scrollTop = list.scrollHeight;
  byId('newest').hidden = true;
}

/** Draws the channel anew: after a change of seat or channel, or when messages went away. */
export function redrawAll({ toBottom = false } = {}) {
  const list = byId('messages');
  const stay = !toBottom && !atBottom(list);
  const before = list.scrollTop;
  const messages = visibleMessages(state.channelId);
  list.replaceChildren(
    welcome(),
    ...messages.map((message, index) =>
      messageNode(message, joins(messages[index - 1], message), act),
    ),
    ...attempts(),
  );
  if (stay) list.scrollTop = before;
  else scrollDown(list);
  list.dataset.stuck = stay ? 'no' : 'yes';
}

/**
 * Draws one message that is new or has changed.
 *
 * @param {PageMessage} message
 */
export function redrawMessage(message) {
  if (message.channel_id !== state.channelId) return;
  const list = byId('messages');
  const wasAtBottom = atBottom(list);
  const messages = visibleMessages(state.channelId);
  const index = messages.findIndex((one) => one.id === message.id);
  if (index < 0) return;
  const node = messageNode(message, joins(messages[index - 1], message), act);
  const old = list.querySelector(`[data-id="${message.id}"]`);
  const active = document.activeElement;
  const focused = old?.contains(active) ? active?.getAttribute('data-control') : null;
  if (old) old.replaceWith(node);
  else list.insertBefore(node, list.querySelector('.attempt'));
  if (focused) refocus(node, focused);
  list.dataset.stuck = wasAtBottom ? 'yes' : 'no';
  if (wasAtBottom) scrollDown(list);
  else if (!old) byId('newest').hidden = false;
}

/**
 * Keeps the keyboard where it was although the message was replaced.
 *
 * @param {HTMLElement} node
 * @param {string} control
 */
function refocus(node, control) {
  /** @type {HTMLElement | null} */
  const same = node.querySelector(`[data-control="${CSS.escape(control)}"]`);
  (same ?? node.querySelector('button, a') ?? byId('messages')).focus({ preventScroll: true });
}

/**
 * @param {PageMessage | undefined} before
 * @param {PageMessage} message
 */
function joins(before, message) {
  if (!before || before.type === 18 || message.interaction || message.message_reference)
    return false;
  const close = Date.parse(message.timestamp) - Date.parse(before.timestamp) < TOGETHER;
  return (
    close && before.author.id === message.author.id && before.ephemeralFor === message.ephemeralFor
  );
}

/**
 * What the person does with a button or menu of a message.
 *
 * @type {Act}
 */
async function act(node, use) {
  const key = `${use.user} ${use.message}`;
  state.failures.delete(key);
  node.classList.add('busy');
  node.setAttribute('aria-busy', 'true');
  try {
    const outcome = await ask(use);
    if (outcome.error) fail(key, use.message, outcome.error);
    else await follow(outcome, use.user);
  } catch (error) {
    fail(key, use.message, reasonOf(error));
  } finally {
    node.classList.remove('busy');
    node.removeAttribute('aria-busy');
  }
}

/**
 * @param {string} key
 * @param {string} messageId
 * @param {string} text
 */
function fail(key, messageId, text) {
  state.failures.set(key, text);
  const message = state.messages.get(messageId);
  if (message) redrawMessage(message);
}

/**
 * What an answer of the bot asks for beyond messages: a form.
 *
 * @param {PageOutcome} outcome
 * @param {string} seat
 */
export async function follow(outcome, seat) {
  if (!outcome.modal) return;
  const fields = await openForm(outcome.modal);
  if (!fields) return;
  try {
    const next = await ask({
      action: 'submit-modal',
      user: seat,
      customId: outcome.modal.custom_id,
      fields,
    });
    if (next.error) toast(next.error);
  } catch (error) {
    toast(reasonOf(error));
  }
}

/** Commands that are under way or have failed, seen by who gave them. */
function attempts() {
  return state.attempts
    .filter((one) => one.seat === state.seat && one.channelId === state.channelId)
    .map((one) =>
      element(
        'div',
        { class: one.error ? 'attempt failed' : 'attempt', role: 'status' },
        element('strong', {}, identity(one.seat).name),
        ' used ',
        element('span', { class: 'command-name' }, `/${one.command}`),
        element('p', {}, one.error ?? 'Sending command…'),
        one.error ? dismissAttempt(one) : null,
      ),
    );
}

/** @param {Attempt} attempt */
function dismissAttempt(attempt) {
  const dismiss = () => {
    state.attempts = state.attempts.filter((one) => one !== attempt);
    redrawAll();
  };
  return element(
    'p',
    { class: 'ephemeral-line' },
    'Only you can see this · ',
    element(
      'button',
      { type: 'button', class: 'text-button', onclick: dismiss },
      'Dismiss message',
    ),
  );
}
