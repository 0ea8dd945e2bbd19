import type { APIUser } from 'discord-api-types/v10';
import type { LocalUser } from '../options.ts';
import { BOT_ROLE_ID } from '../options.ts';
import { personPermissions } from '../world/permissions.ts';
import type { World } from '../world/world.ts';

const JOINED = '2024-01-01T00:00:00.000000+00:00';

/** A user object as the API gives it, with the fields Discord's description requires. */
export type UserPayload = Omit<APIUser, 'flags' | 'public_flags' | 'primary_guild'> & {
  flags: number;
  public_flags: number;
  primary_guild: null;
};

export function userPayload(user: LocalUser): UserPayload {
  return {
    id: user.id,
    username: user.username,
    global_name: user.displayName,
    discriminator: '0',
    avatar: null,
    public_flags: 0,
    flags: 0,
    primary_guild: null,
  };
}

export function botPayload(world: World): UserPayload {
  return {
    id: world.applicationId,
    username: world.botName,
    global_name: null,
    discriminator: '0001',
    avatar: null,
    bot: true,
    public_flags: 0,
    flags: 0,
    primary_guild: null,
  };
}

/** The user with this id, the bot included. */
export function anyUser(world: World, id: string): UserPayload | undefined {
  if (id === world.applicationId) return botPayload(world);
  const user = world.usersById.get(id);
  return user && userPayload(user);
}

export function memberPayload(world: World, user: UserPayload) {
  return {
    user,
    nick: null,
    avatar: null,
    banner: null,
    roles: user.bot ? [BOT_ROLE_ID] : rolesOf(world, user.id),
    joined_at: JOINED,
    premium_since: null,
    communication_disabled_until: null,
    deaf: false,
    mute: false,
    pending: false,
    flags: 0,
  };
}

const rolesOf = ({ roles }: World, userId: string): string[] =>
  roles.filter(({ members }) => members.includes(userId)).map(({ id }) => id);

/** The member of an interaction: with the permissions the person has. */
export function interactionMember(world: World, user: LocalUser) {
  return {
    ...memberPayload(world, userPayload(user)),
    user: userPayload(user),
    permissions: personPermissions(world, user.id).toString(),
  };
}
