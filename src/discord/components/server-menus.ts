import {
  type APIChannelSelectComponent,
  type APIRoleSelectComponent,
  type APIUserSelectComponent,
  ChannelType,
  ComponentType,
  SelectMenuDefaultValueType,
} from 'discord-api-types/v10';
import { clip, LIMITS } from '../limits.ts';

/** Menus that Discord itself fills with what a server has. */

interface Range {
  min?: number;
  max?: number;
}

const common = (customId: string, placeholder: string, { min = 1, max = 1 }: Range) => ({
  custom_id: customId,
  placeholder: clip(placeholder, LIMITS.selectPlaceholder),
  min_values: min,
  max_values: max,
});

/** A menu of text channels. @param chosen ids of existing channels */
export const channelMenu = (
  customId: string,
  placeholder: string,
  chosen: readonly string[] = [],
  range: Range = {},
): APIChannelSelectComponent => ({
  type: ComponentType.ChannelSelect,
  ...common(customId, placeholder, range),
  channel_types: [ChannelType.GuildText],
  default_values: chosen.map((id) => ({ id, type: SelectMenuDefaultValueType.Channel })),
});

/** A menu of roles. @param chosen ids of existing roles */
export const roleMenu = (
  customId: string,
  placeholder: string,
  chosen: readonly string[] = [],
  range: Range = {},
): APIRoleSelectComponent => ({
  type: ComponentType.RoleSelect,
  ...common(customId, placeholder, range),
  default_values: chosen.map((id) => ({ id, type: SelectMenuDefaultValueType.Role })),
});

export const userMenu = (customId: string, placeholder: string): APIUserSelectComponent => ({
  type: ComponentType.UserSelect,
  ...common(customId, placeholder, {}),
});
