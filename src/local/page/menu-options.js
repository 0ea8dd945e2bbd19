/** @import { APIChannelSelectComponent, APIRoleSelectComponent, APISelectMenuOption, APIStringSelectComponent, APIUserSelectComponent } from 'discord-api-types/v10' */
import { state } from './state.js';

/** @typedef {APIUserSelectComponent | APIRoleSelectComponent | APIChannelSelectComponent} ServerMenu */
/** @typedef {APIStringSelectComponent | ServerMenu} Menu */

/**
 * What one can choose in a menu.
 *
 * @param {Menu} data
 * @returns {APISelectMenuOption[]}
 */
export function optionsOf(data) {
  if (data.type === 3) return data.options;
  const chosen = new Set((data.default_values ?? []).map(({ id }) => id));
  return offered(data).map((one) => ({ ...one, default: chosen.has(one.value) }));
}

/**
 * What menus of people, roles and channels offer; the other kind brings its own options.
 *
 * @param {ServerMenu} data
 */
function offered(data) {
  if (data.type === 5)
    return state.users.map((user) => ({ label: user.displayName, value: user.id }));
  if (data.type === 6)
    return state.roles.map((role) => ({ label: `@${role.name}`, value: role.id }));
  const types = data.channel_types ?? [];
  return [...state.channels.values()]
    .filter(({ type }) => types.length === 0 || types.includes(type))
    .map((channel) => ({ label: `#${channel.name}`, value: channel.id }));
}
