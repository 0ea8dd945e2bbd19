/** @import { PageNews } from '../serving/page-protocol.ts' */
import { Composer } from './composer.js';
import { Connection } from './connection.js';
import { byId, element } from './dom.js';
import { connectList, redrawAll, redrawMessage } from './message-list.js';
import { drawSeats, drawSidebar } from './sidebar.js';
import { allWaitingMentions, canSee, newestMessageId, state, waitingMentions } from './state.js';

/**
 * What each piece of news does to the state, and what has to be drawn anew then.
 *
 * @type {{ [Kind in PageNews['kind']]: (news: PageNews<Kind>) => void }}
 */
const NEWS = {
  snapshot({ channels, messages, ...others }) {
    const { guild, bot, users, roles, commands, mentions, workshop } = others;
    Object.assign(state, { guild, bot, users, roles, commands, mentions, workshop });
    state.channels = new Map(channels.map((channel) => [channel.id, channel]));
    state.messages = new Map(messages.map((message) => [message.id, message]));
    followAddress();
  },
  message({ message }) {
    state.messages.set(message.id, message);
    redrawMessage(message);
    look();
    drawSidebar();
  },
  'message-gone'({ id, channelId }) {
    state.messages.delete(id);
    if (channelId === state.channelId) redrawAll();
  },
  channel({ channel }) {
    state.channels.set(channel.id, channel);
    drawSidebar();
    drawTitle();
    composer.update();
    for (const chip of state.messages.values())
      if (chip.thread?.id === channel.id) redrawMessage(chip);
  },
  'channel-gone'({ id }) {
    const parent = state.channels.get(id)?.parentId;
    state.channels.delete(id);
    if (id === state.channelId) location.hash = `#/${state.seat}/${parent ?? ''}`;
    drawSidebar();
  },
  commands({ commands }) {
    state.commands = commands;
    redrawAll();
  },
  mentions({ mentions }) {
    state.mentions = mentions;
    look();
    drawSeats();
    drawSidebar();
    drawTitle();
  },
  bot({ connected }) {
    state.bot.connected = connected;
    drawSidebar();
    redrawAll();
  },
};

/**
 * @template {PageNews['kind']} Kind
 * @param {PageNews<Kind>} news
 */
const hear = (news) => NEWS[news.kind](news);

const { ask } = new Connection(hear, (connected) => {
  byId('connection').textContent = connected ? '' : 'Connecting to the local Discord…';
});
const composer = new Composer(ask);
connectList(ask);

/** The address says who one is and where: `#/user/channel`. Each tab has its own. */
function followAddress() {
  const [, user, channel] = location.hash.split('/');
  const seat = state.users.some((one) => one.id === user) ? user : state.users[0]?.id;
  const moved = seat !== state.seat || channel !== state.channelId;
  state.seat = seat ?? '';
  const wanted = state.channels.get(channel ?? '');
  const first = [...state.channels.values()].find((one) => one.type === 0);
  state.channelId = wanted && canSee(wanted, state.seat) ? wanted.id : (first?.id ?? '');
  if (moved) composer.reset();
  closeDrawer();
  composer.update();
  look();
  drawSidebar();
  drawSeats();
  drawTitle();
  redrawAll({ toBottom: true });
}

/** The person on this seat sees the channel now, if the page is in view. */
function look() {
  state.looked.set(`${state.seat} ${state.channelId}`, newestMessageId(state.channelId));
  if (document.visibilityState === 'visible' && waitingMentions(state.seat, state.channelId) > 0)
    ask({ action: 'seen', user: state.seat, channel: state.channelId }).catch(() => {});
}

function drawTitle() {
  const channel = state.channels.get(state.channelId);
  const parent = channel?.parentId ? state.channels.get(channel.parentId) : null;
  const sign = channel?.type === 0 ? '#' : '';
  byId('channel-title').replaceChildren(
    ...(parent
      ? [element('a', { href: `#/${state.seat}/${parent.id}` }, `#${parent.name}`), ' › ']
      : []),
    `${sign}${channel?.name ?? ''}`,
    ...(channel?.archived ? [element('span', { class: 'archived-tag' }, 'archived')] : []),
  );
  const waiting = state.users.reduce((sum, user) => sum + allWaitingMentions(user.id), 0);
  document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${sign}${channel?.name ?? ''} · Local Discord`;
}

/** @param {boolean} open */
function setDrawer(open) {
  document.body.classList.toggle('drawer', open);
  byId('drawer-shade').hidden = !open;
  byId('drawer-open').setAttribute('aria-expanded', String(open));
}

function closeDrawer() {
  setDrawer(false);
}

byId('drawer-open').addEventListener('click', () => {
  setDrawer(true);
  byId('sidebar').querySelector('a')?.focus();
});
byId('drawer-shade').addEventListener('click', closeDrawer);
byId('sidebar').addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a')) closeDrawer();
});
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') closeDrawer();
});
document.addEventListener('visibilitychange', look);
addEventListener('hashchange', followAddress);
