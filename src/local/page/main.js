import { Composer } from './composer.js';
import { Connection } from './connection.js';
import { byId, element } from './dom.js';
import { connectList, redrawAll, redrawMessage } from './message-list.js';
import { drawSeats, drawSidebar } from './sidebar.js';
import { allWaitingMentions, canSee, newestMessageId, state, waitingMentions } from './state.js';

/** What each packet of the server does to the state, and what has to be drawn anew then. */
const PACKETS = {
  snapshot(packet) {
    Object.assign(state, {
      guild: packet.guild,
      bot: packet.bot,
      users: packet.users,
      roles: packet.roles,
      commands: packet.commands,
      emojis: packet.emojis,
      mentions: packet.mentions,
      channels: new Map(packet.channels.map((channel) => [channel.id, channel])),
      messages: new Map(packet.messages.map((message) => [message.id, message])),
    });
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
  emojis({ emojis }) {
    state.emojis = emojis;
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
  typing() {},
};

const connection = new Connection(
  (packet) => PACKETS[packet.kind]?.(packet),
  (connected) => {
    byId('connection').textContent = connected ? '' : 'Connecting to the local Discord…';
  },
);
const ask = (action, details) => connection.ask(action, details);
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
  state.channelId = wanted && canSee(wanted) ? wanted.id : (first?.id ?? '');
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
    ask('seen', { user: state.seat, channel: state.channelId }).catch(() => {});
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
  if (event.target.closest('a')) closeDrawer();
});
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') closeDrawer();
});
document.addEventListener('visibilitychange', look);
addEventListener('hashchange', followAddress);
