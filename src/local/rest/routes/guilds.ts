import { gatewayAddress } from '../../gateway/gateway.ts';
import { channelPayload } from '../../payloads/channel.ts';
import { guildMembers, guildPayload, guildRoles } from '../../payloads/guild.ts';
import { anyUser, botPayload, memberPayload } from '../../payloads/user.ts';
import { errors } from '../../validation/errors.ts';
import { guildIn, ok, param, type RestRequest, type Route } from '../route.ts';

export const guildRoutes: Route[] = [
  { method: 'GET', pattern: '/gateway', handle: gateway },
  { method: 'GET', pattern: '/gateway/bot', handle: gatewayBot },
  { method: 'GET', pattern: '/users/@me', handle: me },
  { method: 'GET', pattern: '/users/@me/guilds', handle: myGuilds },
  { method: 'GET', pattern: '/users/{user_id}', handle: user },
  { method: 'GET', pattern: '/guilds/{guild_id}', handle: guild },
  { method: 'GET', pattern: '/guilds/{guild_id}/channels', handle: channels },
  { method: 'GET', pattern: '/guilds/{guild_id}/roles', handle: roles },
  { method: 'GET', pattern: '/guilds/{guild_id}/members', handle: members },
  { method: 'GET', pattern: '/guilds/{guild_id}/members/{user_id}', handle: member },
];

function gateway({ world }: RestRequest) {
  return ok({ url: gatewayAddress(world) });
}

function gatewayBot({ world }: RestRequest) {
  return ok({
    url: gatewayAddress(world),
    shards: 1,
    session_start_limit: { total: 1000, remaining: 1000, reset_after: 0, max_concurrency: 1 },
  });
}

function me({ world }: RestRequest) {
  return ok({
    ...botPayload(world),
    mfa_enabled: true,
    locale: 'en-US',
    verified: true,
    email: null,
  });
}

function myGuilds({ world }: RestRequest) {
  const permissions = world.botPermissions.toString();
  return ok(
    world.guilds.map((guild) => {
      const { id, name, icon, banner, features } = guildPayload(world, guild);
      return { id, name, icon, banner, features, owner: false, permissions };
    }),
  );
}

function user(request: RestRequest) {
  const found = anyUser(request.world, param(request, 'user_id'));
  if (!found) throw errors.unknownUser();
  return ok(found);
}

function guild(request: RestRequest) {
  return ok(guildPayload(request.world, guildIn(request)));
}

function channels(request: RestRequest) {
  const { id } = guildIn(request);
  const { world } = request;
  const text = [...world.channels.values()].filter((one) => one.guildId === id && one.type === 0);
  return ok(text.map((one) => channelPayload(world, one)));
}

function roles(request: RestRequest) {
  return ok(guildRoles(request.world, guildIn(request)));
}

function members(request: RestRequest) {
  guildIn(request);
  const limit = Number(request.query.get('limit') ?? 1);
  return ok(guildMembers(request.world).slice(0, limit));
}

function member(request: RestRequest) {
  guildIn(request);
  const found = anyUser(request.world, param(request, 'user_id'));
  if (!found) throw errors.unknownMember();
  return ok(memberPayload(request.world, found));
}
