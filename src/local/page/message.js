/** @import { APIAttachment, APIMessageComponent } from 'discord-api-types/v10' */
/** @import { PageMessage } from '../serving/page-protocol.ts' */
/** @import { Act } from './components.js' */
import { component } from './components.js';
import { element } from './dom.js';
import { embed } from './embed.js';
import { icon } from './icons.js';
import { markdown } from './markdown.js';
import { fileLink, picture } from './pictures.js';
import { identity, state } from './state.js';
import { clock, editedMark } from './time.js';

const LAYOUT = 1 << 15;

/** @param {string} id */
function avatar(id) {
  const { name, colour } = identity(id);
  return element(
    'span',
    { class: 'avatar', style: `background:${colour}`, 'aria-hidden': 'true' },
    name.slice(0, 1).toUpperCase(),
  );
}

/**
 * One message.
 *
 * @param {PageMessage} message
 * @param {boolean} joined leaves the author out because the message above is theirs too
 * @param {Act} act
 */
export function messageNode(message, joined, act) {
  if (message.type === 18) return threadStarted(message);
  const { name, colour, isBot } = identity(message.author.id);
  const mine = message.mentions.some((user) => user.id === state.seat);
  const context = replyLine(message);
  const showHead = !joined || context !== null;
  const classes = [
    'message',
    showHead ? 'with-head' : 'joined',
    mine ? 'mentioned' : '',
    message.ephemeralFor ? 'ephemeral' : '',
  ];
  return element(
    'article',
    {
      class: classes.filter(Boolean).join(' '),
      'data-id': message.id,
      'aria-label': `${name} wrote`,
    },
    context,
    showHead ? avatar(message.author.id) : null,
    element(
      'div',
      { class: 'message-main' },
      showHead
        ? element(
            'div',
            { class: 'message-head' },
            element('span', { class: 'author', style: isBot ? null : `color:${colour}` }, name),
            isBot ? element('span', { class: 'app-tag' }, 'APP') : null,
            clock(message.timestamp),
          )
        : null,
      message.loading ? thinking(name) : body(message, act),
      failure(message),
      message.thread ? threadChip(message.thread.id) : null,
      message.ephemeralFor ? ephemeralLine(message) : null,
    ),
  );
}

/**
 * @param {PageMessage} message
 * @param {Act} act
 */
function body(message, act) {
  const layout = ((message.flags ?? 0) & LAYOUT) !== 0;
  const edited = message.edited_timestamp ? editedMark(message.edited_timestamp) : null;
  const content = message.content ? markdown(message.content) : null;
  if (edited && content?.lastElementChild?.tagName === 'P') content.lastElementChild.append(edited);
  const parts = [
    content,
    message.embeds.map(embed),
    layout ? null : message.attachments.map(attachment),
    (message.components ?? []).map((one) => component(one, message, act)),
  ];
  const loose = edited && !edited.isConnected && !edited.parentElement ? edited : null;
  return element('div', { class: layout ? 'body layout' : 'body' }, parts, loose);
}

/** @param {APIAttachment} file */
function attachment(file) {
  if (file.content_type?.startsWith('image/'))
    return picture(file.url, file.description ?? '', file, 'attachment');
  return fileLink(file.url, file.filename, file.size);
}

/** @param {string} name */
function thinking(name) {
  return element(
    'div',
    { class: 'thinking', role: 'status' },
    element(
      'span',
      { class: 'dots', 'aria-hidden': 'true' },
      element('i'),
      element('i'),
      element('i'),
    ),
    `${name} is thinking…`,
  );
}

/**
 * "Ann used /game new", or the message this one answers.
 *
 * @param {PageMessage} message
 */
function replyLine(message) {
  const used = message.interaction;
  if (used)
    return element(
      'div',
      { class: 'reply-line' },
      avatar(used.user.id),
      element('strong', {}, identity(used.user.id).name),
      ' used ',
      element('span', { class: 'command-name' }, `/${used.name}`),
    );
  const answered = message.message_reference?.message_id;
  if (!answered) return null;
  const source = state.messages.get(answered);
  const text = source ? shortText(source) : 'Original message was deleted';
  const jump = () =>
    document
      .querySelector(`[data-id="${answered}"]`)
      ?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  return element(
    'button',
    { type: 'button', class: 'reply-line', onclick: jump },
    source
      ? [avatar(source.author.id), element('strong', {}, identity(source.author.id).name), ' ']
      : null,
    element('span', { class: 'reply-text' }, text),
  );
}

/** @param {PageMessage} message */
function shortText(message) {
  const words = message.content || firstText(message.components) || 'Click to see the message';
  return (
    words
      .replace(/<@!?(\d+)>/g, (_, id) => `@${identity(id).name}`)
      .replace(/<[^>]+>/g, '…')
      .replace(/^-# /gm, '')
      .replace(/[#*_`>]/g, '')
      .split('\n')
      .find((line) => line.trim() !== '') ?? ''
  );
}

/**
 * @param {readonly APIMessageComponent[] | undefined} components
 * @returns {string | null}
 */
function firstText(components = []) {
  for (const one of components) {
    const found =
      one.type === 10 ? one.content : 'components' in one ? firstText(one.components) : null;
    if (found) return found;
  }
  return null;
}

/** @param {PageMessage} message */
function failure(message) {
  const text = state.failures.get(`${state.seat} ${message.id}`);
  return text ? element('p', { class: 'failure', role: 'alert' }, text) : null;
}

/** @param {PageMessage} message */
function ephemeralLine(message) {
  const dismiss = () =>
    document.dispatchEvent(new CustomEvent('dismiss-message', { detail: message.id }));
  return element(
    'p',
    { class: 'ephemeral-line' },
    icon('eye'),
    ' Only you can see this · ',
    element(
      'button',
      { type: 'button', class: 'text-button', onclick: dismiss },
      'Dismiss message',
    ),
  );
}

/** @param {string} threadId */
function threadChip(threadId) {
  const thread = state.channels.get(threadId);
  if (!thread) return null;
  return element(
    'a',
    { class: 'thread-chip', href: `#/${state.seat}/${threadId}` },
    element('strong', {}, thread.name),
    element(
      'span',
      { class: 'thread-chip-go' },
      thread.archived ? 'Archived thread ›' : 'Open thread ›',
    ),
  );
}

/** @param {PageMessage} message */
function threadStarted(message) {
  const threadId = message.message_reference?.channel_id;
  return element(
    'article',
    { class: 'message system', 'data-id': message.id },
    element(
      'p',
      {},
      element('strong', {}, identity(message.author.id).name),
      ' started a thread: ',
      message.content,
    ),
    threadId ? threadChip(threadId) : null,
  );
}
