import { BOT_ROLE_ID } from '../options.ts';
import { EVERYONE_PERMISSIONS } from '../state/permissions.ts';
import type { World } from '../state/world.ts';
import { channelPayload } from './channel.ts';
import { botPayload, memberPayload, userPayload } from './user.ts';

function role(id: string, name: string, permissions: bigint, position: number) {
  return {
    id,
    name,
    permissions: permissions.toString(),
    position,
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    managed: position > 0,
    mentionable: false,
    icon: null,
    unicode_emoji: null,
    flags: 0,
  };
}

/** `@everyone` and the bot's role. What was taken from the bot server-wide is missing from both. */
export function guildRoles(world: World) {
  return [
    role(world.guildId, '@everyone', EVERYONE_PERMISSIONS & world.botPermissions, 0),
    {
      ...role(BOT_ROLE_ID, world.botName, world.botPermissions, 1),
      tags: { bot_id: world.applicationId },
    },
  ];
}

export function guildMembers(world: World) {
  return [
    memberPayload(botPayload(world)),
    ...world.users.map((user) => memberPayload(userPayload(user))),
  ];
}

export function guildPayload(world: World) {
  return {
    id: world.guildId,
    name: world.guildName,
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
    roles: guildRoles(world),
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
    preferred_locale: 'en-US',
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
export function guildCreatePayload(world: World) {
  const channels = [...world.channels.values()];
  return {
    ...guildPayload(world),
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
