import type { APIApplicationCommand } from 'discord-api-types/v10';
import { botPayload } from '../../payloads/user.ts';
import { commandSetProblems } from '../../validation/command-limits.ts';
import { errors } from '../../validation/errors.ts';
import { type Loose, looseList, text } from '../../validation/json.ts';
import { announce, type World } from '../../world/world.ts';
import { bodyObject, created, nothing, ok, param, type RestRequest, type Route } from '../route.ts';

const GLOBAL = '/applications/{application_id}/commands';
const GUILD = '/applications/{application_id}/guilds/{guild_id}/commands';

export const applicationRoutes: Route[] = [
  { method: 'GET', pattern: '/applications/@me', handle: application },
  { method: 'GET', pattern: '/oauth2/applications/@me', handle: application },
  ...[GLOBAL, GUILD].flatMap((base): Route[] => [
    { method: 'GET', pattern: base, handle: list },
    { method: 'PUT', pattern: base, handle: overwrite },
    { method: 'POST', pattern: base, handle: upsert },
    { method: 'GET', pattern: `${base}/{command_id}`, handle: get },
    { method: 'PATCH', pattern: `${base}/{command_id}`, handle: patch },
    { method: 'DELETE', pattern: `${base}/{command_id}`, handle: remove },
  ]),
];

function application({ world }: RestRequest) {
  return ok({
    id: world.applicationId,
    name: world.botName,
    icon: null,
    description: '',
    type: null,
    bot: botPayload(world),
    verify_key: '0'.repeat(64),
    flags: 0,
    flags_new: '0',
    bot_public: false,
    bot_require_code_grant: false,
    redirect_uris: [],
    interactions_endpoint_url: null,
    role_connections_verification_url: null,
    owner: botPayload(world),
    approximate_guild_count: world.guilds.length,
    approximate_user_install_count: 0,
    approximate_user_authorization_count: 0,
    explicit_content_filter: 0,
    team: null,
    eligible_oauth2_scopes: [],
  });
}

/** Where the commands of this request live: a guild's id, or `global`. */
function scope(request: RestRequest): string {
  if (param(request, 'application_id') !== request.world.applicationId)
    throw errors.missingAccess();
  const guildId = request.params.guild_id;
  if (guildId !== undefined && !request.world.guilds.some(({ id }) => id === guildId))
    throw errors.missingAccess();
  return guildId ?? 'global';
}

function existing(request: RestRequest): APIApplicationCommand[] {
  return request.world.commands.get(scope(request)) ?? [];
}

/** A command as the API gives it back. A previous one with the same name keeps its id. */
function stored(
  world: World,
  where: string,
  given: Loose,
  before: readonly APIApplicationCommand[],
) {
  const earlier = before.find((one) => one.name === given.name && one.type === (given.type ?? 1));
  const command: Loose = {
    default_member_permissions: null,
    dm_permission: true,
    nsfw: false,
    contexts: null,
    integration_types: [0],
    type: 1,
    description: '',
    name_localizations: null,
    description_localizations: null,
    ...given,
    id: earlier?.id ?? world.newId(),
    version: world.newId(),
    application_id: world.applicationId,
    ...(where === 'global' ? {} : { guild_id: where }),
  };
  // `commandSetProblems` has checked what was given as a command; what the API adds is above.
  return command as unknown as APIApplicationCommand;
}

function replace(request: RestRequest, given: readonly Loose[]): APIApplicationCommand[] {
  const where = scope(request);
  const problems = commandSetProblems(given);
  if (problems.length > 0) throw errors.invalidForm(problems);
  const before = existing(request);
  const commands = given.map((one) => stored(request.world, where, one, before));
  request.world.commands.set(where, commands);
  announce(request.world, { kind: 'commands' });
  return commands;
}

/** Without being asked for them, the API leaves out what a command says in other languages. */
function list(request: RestRequest) {
  const all = existing(request);
  if (request.query.get('with_localizations') === 'true') return ok(all);
  return ok(all.map((command) => withoutLocalizations(asLoose(command))));
}

const LOCALIZATIONS = ['name_localizations', 'description_localizations'];

function withoutLocalizations(item: Loose): Loose {
  const rest = Object.entries(item).filter(([name]) => !LOCALIZATIONS.includes(name));
  const inner = ['options', 'choices'].flatMap((part) =>
    part in item ? [[part, looseList(item[part]).map(withoutLocalizations)] as const] : [],
  );
  return { ...Object.fromEntries(rest), ...Object.fromEntries(inner) };
}

function overwrite(request: RestRequest) {
  return ok(replace(request, looseList(request.body)));
}

function upsert(request: RestRequest) {
  const given = bodyObject(request);
  const others = existing(request).filter((one) => one.name !== given.name);
  const all = replace(request, [...others.map(asLoose), given]);
  const command = all.find((one) => one.name === given.name);
  return others.length === all.length - 1 ? created(command) : ok(command);
}

function asLoose(command: APIApplicationCommand): Loose {
  return { ...command };
}

function found(request: RestRequest): APIApplicationCommand {
  const command = existing(request).find((one) => one.id === text(param(request, 'command_id')));
  if (!command) throw errors.unknownCommand();
  return command;
}

function get(request: RestRequest) {
  return ok(found(request));
}

function patch(request: RestRequest) {
  const command = found(request);
  const merged = { ...asLoose(command), ...bodyObject(request) };
  const all = replace(
    request,
    existing(request).map((one) => (one.id === command.id ? merged : asLoose(one))),
  );
  return ok(all.find((one) => one.name === merged.name));
}

function remove(request: RestRequest) {
  const command = found(request);
  replace(
    request,
    existing(request)
      .filter((one) => one.id !== command.id)
      .map(asLoose),
  );
  return nothing;
}
