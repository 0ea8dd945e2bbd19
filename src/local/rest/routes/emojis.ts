import { botPayload } from '../../payloads/user.ts';
import { pictureType } from '../../state/picture-size.ts';
import { errors } from '../../validation/errors.ts';
import { text } from '../../validation/json.ts';
import { Problems } from '../../validation/problems.ts';
import { announce } from '../../world/world.ts';
import { bodyObject, created, nothing, ok, param, type RestRequest, type Route } from '../route.ts';

const BASE = '/applications/{application_id}/emojis';
const DATA_ADDRESS = /^data:image\/[\w.+-]+;base64,(.+)$/s;
/** Discord's limit for an emoji's picture, in bytes. */
const SIZE_LIMIT = 256 * 1024;

export const emojiRoutes: Route[] = [
  { method: 'GET', pattern: BASE, handle: list },
  { method: 'POST', pattern: BASE, handle: create },
  { method: 'GET', pattern: `${BASE}/{emoji_id}`, handle: get },
  { method: 'PATCH', pattern: `${BASE}/{emoji_id}`, handle: rename },
  { method: 'DELETE', pattern: `${BASE}/{emoji_id}`, handle: remove },
];

function list({ world }: RestRequest) {
  return ok({ items: [...world.emojis.values()].map((emoji) => emoji.api) });
}

function checkName(request: RestRequest, name: string): void {
  const problems = new Problems();
  problems.length([], 'name', name, 2, 32);
  if (!/^\w*$/.test(name))
    problems.add(['name'], 'STRING_TYPE_REGEX', 'String value did not match validation regex.');
  if ([...request.world.emojis.values()].some((emoji) => emoji.api.name === name))
    problems.add(['name'], 'APPLICATION_EMOJI_NAME_ALREADY_TAKEN', 'Emoji name already taken');
  if (problems.list.length > 0) throw errors.invalidForm(problems.list);
}

function create(request: RestRequest) {
  const { world } = request;
  const body = bodyObject(request);
  const name = text(body.name);
  checkName(request, name);
  const image = DATA_ADDRESS.exec(text(body.image));
  const bytes = Buffer.from(image?.[1] ?? '', 'base64');
  // The type in the address is not to be trusted: discord.js calls every picture a JPEG.
  const contentType = pictureType(bytes);
  if (!contentType || bytes.length > SIZE_LIMIT)
    throw errors.invalidForm([
      { path: ['image'], code: 'IMAGE_INVALID', message: 'Invalid image, or larger than 256 KiB' },
    ]);
  const id = world.newId();
  const api = {
    id,
    name,
    roles: [],
    user: botPayload(world),
    require_colons: true,
    managed: false,
    animated: false,
    available: true,
  };
  world.emojis.set(id, { api, file: { name, contentType, bytes } });
  announce(world, { kind: 'emojis' });
  return created(api);
}

function found(request: RestRequest) {
  const emoji = request.world.emojis.get(param(request, 'emoji_id'));
  if (!emoji) throw errors.unknownEmoji();
  return emoji;
}

function get(request: RestRequest) {
  return ok(found(request).api);
}

function rename(request: RestRequest) {
  const emoji = found(request);
  const name = text(bodyObject(request).name);
  checkName(request, name);
  emoji.api = { ...emoji.api, name };
  announce(request.world, { kind: 'emojis' });
  return ok(emoji.api);
}

function remove(request: RestRequest) {
  request.world.emojis.delete(found(request).api.id);
  announce(request.world, { kind: 'emojis' });
  return nothing;
}
