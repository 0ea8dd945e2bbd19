import type { APIInteraction, APIMessage } from 'discord-api-types/v10';
import type { LocalUser } from '../options.ts';
import { interactionChannel } from '../payloads/channel.ts';
import { interactionMember, userPayload } from '../payloads/user.ts';
import type { Loose } from '../validation/json.ts';
import { botPermissionsIn } from '../world/permissions.ts';
import type { StoredChannel, World } from '../world/world.ts';

export interface InteractionContext {
  user: LocalUser;
  channel: StoredChannel;
  type: 2 | 3 | 4 | 5;
  data: Loose;
  message: APIMessage | null;
}

/** The full INTERACTION_CREATE payload. */
export function interactionPayload(
  world: World,
  context: InteractionContext,
  id: string,
  token: string,
): APIInteraction {
  const { user, channel } = context;
  const { guildId } = channel;
  const place =
    guildId === null
      ? { user: userPayload(user), context: 1 }
      : {
          guild_id: guildId,
          guild: { id: guildId, locale: world.guildLocale, features: [] },
          guild_locale: world.guildLocale,
          member: interactionMember(world, user),
          context: 0,
        };
  const payload: Loose = {
    id,
    application_id: world.applicationId,
    type: context.type,
    token,
    version: 1,
    data: context.data,
    channel_id: channel.id,
    channel: interactionChannel(world, channel),
    app_permissions: botPermissionsIn(world, channel).toString(),
    locale: user.locale,
    entitlements: [],
    authorizing_integration_owners: { '0': guildId ?? '0' },
    attachment_size_limit: world.limits.statedFileSize,
    ...place,
    ...(context.message ? { message: context.message } : {}),
  };
  // The shape depends on four values of `type`; it is built field by field above.
  return payload as unknown as APIInteraction;
}
