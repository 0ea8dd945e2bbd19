import { element } from './dom.js';
import { BEGINNING, gamesOnOffer } from './games-on-offer.js';
import { identity, state } from './state.js';

/** What stands at the top of a channel. In the first channel it says what this page is. */
export function welcome() {
  const channel = state.channels.get(state.channelId);
  if (!channel) return element('div', { class: 'welcome' });
  const parent = channel.parentId ? state.channels.get(channel.parentId) : null;
  if (parent)
    return element(
      'div',
      { class: 'welcome' },
      element('h2', {}, channel.name),
      element(
        'p',
        {},
        'A thread in ',
        element('a', { class: 'mention', href: `#/${state.seat}/${parent.id}` }, `#${parent.name}`),
        '.',
      ),
    );
  if (channel.name !== 'games')
    return element(
      'div',
      { class: 'welcome' },
      element('h2', {}, channel.type === 1 ? channel.name : `#${channel.name}`),
    );
  return introduction();
}

function introduction() {
  const others = state.users
    .filter((user) => user.id !== state.seat)
    .map((user) => user.displayName);
  /** @param {string} name */
  const known = (name) =>
    state.commands.some(
      (command) => command.name === name && command.options?.some((one) => one.name === 'new'),
    );
  return element(
    'div',
    { class: 'welcome introduction' },
    element('h2', {}, `Welcome to ${state.guild.name}`),
    element(
      'p',
      {},
      'This is a Discord on your own machine. Try ',
      element('strong', {}, state.bot.name),
      ` here before you invite it to a real server. You’re ${identity(state.seat).name}. You can also take the seats of `,
      `${others.join(', ')}: each sees only what they should.`,
    ),
    known('game')
      ? waysToStart(known('campaign'))
      : element(
          'p',
          { class: 'welcome-waiting', role: 'status' },
          state.bot.connected
            ? 'The bot has no command /game new yet.'
            : 'Waiting for the bot to connect…',
        ),
  );
}

/**
 * A button for each game, or one for the command if it wants more than a game.
 *
 * @param {boolean} hasCampaigns
 */
function waysToStart(hasCampaigns) {
  const games = gamesOnOffer();
  return element(
    'div',
    { class: 'welcome-start' },
    ...games.map((game) =>
      element('p', { class: 'welcome-game' }, sending(game), element('span', {}, game.about)),
    ),
    element(
      'p',
      {},
      ...(games.length > 0 ? [] : [starting(BEGINNING, 'primary', 'Start a new game')]),
      ...(hasCampaigns ? [starting('campaign new', 'secondary', 'Start a campaign')] : []),
      element('span', {}, 'Or type ', element('code', {}, `/${BEGINNING}`), ' below.'),
    ),
  );
}

/**
 * A button that begins a game.
 *
 * @param {ReturnType<typeof gamesOnOffer>[number]} game
 */
const sending = ({ label, options }) =>
  element(
    'button',
    {
      type: 'button',
      class: 'button primary',
      onclick: () =>
        document.dispatchEvent(
          new CustomEvent('send-command', { detail: { command: BEGINNING, options } }),
        ),
    },
    label,
  );

/**
 * A button that begins to type a command.
 *
 * @param {string} command
 * @param {string} style
 * @param {string} label
 */
const starting = (command, style, label) =>
  element(
    'button',
    {
      type: 'button',
      class: `button ${style}`,
      onclick: () => document.dispatchEvent(new CustomEvent('start-command', { detail: command })),
    },
    label,
  );
