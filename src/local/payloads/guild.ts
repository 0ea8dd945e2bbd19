import { BOT_ROLE_ID, type LocalRole } from '../options.ts';
import { EVERYONE_PERMISSIONS, rolePermissions } from '../world/permissions.ts';
import type { StoredGuild, World } from '../world/world.ts';
import { channelPayload } from './channel.ts';
import { botPayload, memberPayload, userPayload } from './user.ts';

/** A role as the API gives it. */
export function role(id: string, name: string, permissions: bigint, position: number) {
  return {
    id,
    name,
    permissions: permissions.toString(),
    position,
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    managed: false,
    mentionable: false,
    icon: null,
    unicode_emoji: null,
    flags: 0,
  };
}

/** A role of people. */
export const peopleRole = ({ roles }: World, one: LocalRole) =>
  role(one.id, one.name, rolePermissions(one), 2 + roles.indexOf(one));

/** `@everyone`, the bot's role and those of people. Rights taken from the bot server-wide are missing from both. */
export function guildRoles(world: World, { id }: StoredGuild) {
  return [
    role(id, '@everyone', EVERYONE_PERMISSIONS & world.botPermissions, 0),
    {
      ...role(BOT_ROLE_ID, world.botName, world.botPermissions, 1),
      managed: true,
      tags: { bot_id: world.applicationId },
    },
    ...world.roles.map((one) => peopleRole(world, one)),
  ];
}

export function guildMembers(world: World) {
  return [
    memberPayload(world, botPayload(world)),
    ...world.users.map((user) => memberPayload(world, userPayload(user))),
  ];
}

export function guildPayload(world: World, guild: StoredGuild) {
  return {
    id: guild.id,
    name: guild.name,
    icon: null,
    description: null,
    home_header: null,
    splash: null,
    discovery_splash: null,
    features: [],
    banner: null,
    owner_id: world.users[0]?.id ?? world.applicationId,
    application_id: null,
    region: 'deprecated',
    afk_channel_id: null,
    afk_timeout: 300,
    system_channel_id: null,
    system_channel_flags: 0,
    widget_enabled: false,
    widget_channel_id: null,
    verification_level: 0,
    roles: guildRoles(world, guild),
    default_message_notifications: 1,
    mfa_level: 0,
    explicit_content_filter: 0,
    max_presences: null,
    max_members: 500_000,
    max_stage_video_channel_users: 50,
    max_video_channel_users: 25,
    vanity_url_code: null,
    premium_tier: 0,
    premium_subscription_count: 0,
    preferred_locale: world.guildLocale,
    rules_channel_id: null,
    safety_alerts_channel_id: null,
    public_updates_channel_id: null,
    premium_progress_bar_enabled: false,
    nsfw: false,
    nsfw_level: 0,
    emojis: [],
    stickers: [],
    incidents_data: null,
  };
}

/** The guild as GUILD_CREATE gives it: with members, channels and active threads. */
export function guildCreatePayload(world: World, guild: StoredGuild) {
  const channels = [...world.channels.values()].filter(({ guildId }) => guildId === guild.id);
  return {
    ...guildPayload(world, guild),
    joined_at: '2024-01-01T00:00:00.000000+00:00',
    large: false,
    unavailable: false,
    member_count: world.users.length + 1,
    members: guildMembers(world),
    channels: channels.filter((one) => one.type === 0).map((one) => channelPayload(world, one)),
    threads: channels
      .filter((one) => one.thread && !one.thread.archived)
      .map((one) => channelPayload(world, one)),
    voice_states: [],
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}
