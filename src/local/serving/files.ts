import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StoredFile, World } from '../world/world.ts';

const PAGE = fileURLToPath(new URL('../page/', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** Serves the page, attachments and emojis. */
export function serveFile(world: World, path: string, response: ServerResponse): void {
  const [, area = '', first = '', second = ''] = path.split('/');
  if (area === 'attachments') serveStored(world.files.get(second), response);
  else if (area === 'emojis')
    serveStored(world.emojis.get(first.replace(/\.\w+$/, ''))?.file, response);
  else servePage(path, response);
}

function serveStored(file: StoredFile | undefined, response: ServerResponse): void {
  if (!file) {
    response.writeHead(404).end();
    return;
  }
  const isPicture = /^image\/(png|jpeg|gif|webp|avif)$/.test(file.contentType);
  response
    .writeHead(200, {
      'content-type': isPicture ? file.contentType : 'application/octet-stream',
      'cache-control': 'max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    .end(file.bytes);
}

function servePage(path: string, response: ServerResponse): void {
  const wanted = normalize(join(PAGE, path === '/' ? 'index.html' : path));
  const type = TYPES[extname(wanted)];
  if (!wanted.startsWith(PAGE) || !type || !existsSync(wanted)) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    return;
  }
  response
    .writeHead(200, {
      'content-type': type,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy':
        "default-src 'self'; connect-src 'self' ws:; img-src 'self' data: https:; style-src 'self' 'unsafe-inline'",
    })
    .end(readFileSync(wanted));
}
