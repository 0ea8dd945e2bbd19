import { channelPayload } from '../payloads/channel.ts';
import { guildRoles } from '../payloads/guild.ts';
import { permissionBit } from '../world/permissions.ts';
import { announce, dispatch, type World } from '../world/world.ts';

/** Takes permissions from the bot, or gives them back, and tells the bot as Discord would. */
export class PermissionControl {
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  /** Takes permissions away in one channel, or in the whole server if no channel is named. */
  take(permissions: string | readonly string[], channelId?: string): void {
    this.#change(permissions, channelId, 'take');
  }

  give(permissions: string | readonly string[], channelId?: string): void {
    this.#change(permissions, channelId, 'give');
  }

  #change(
    permissions: string | readonly string[],
    channelId: string | undefined,
    how: 'take' | 'give',
  ) {
    const list = typeof permissions === 'string' ? [permissions] : permissions;
    const bits = list.reduce((sum, name) => sum | permissionBit(name), 0n);
    if (channelId === undefined) this.#changeRole(bits, how);
    else this.#changeChannel(bits, channelId, how);
  }

  #changeRole(bits: bigint, how: 'take' | 'give') {
    const world = this.#world;
    world.botPermissions =
      how === 'take' ? world.botPermissions & ~bits : world.botPermissions | bits;
    for (const guild of world.guilds)
      for (const role of guildRoles(world, guild))
        dispatch(world, 'GUILD_ROLE_UPDATE', { guild_id: guild.id, role });
  }

  #changeChannel(bits: bigint, channelId: string, how: 'take' | 'give') {
    const channel = this.#world.channels.get(channelId);
    if (channel?.type !== 0) throw new RangeError(`${channelId} is not a text channel`);
    channel.botDenied = how === 'take' ? channel.botDenied | bits : channel.botDenied & ~bits;
    dispatch(this.#world, 'CHANNEL_UPDATE', channelPayload(this.#world, channel));
    announce(this.#world, { kind: 'channel', channel });
  }
}
