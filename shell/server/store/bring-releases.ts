import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseStore } from '@saltbush/build';
import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';

const NAME = /^[\w-][\w.-]{0,79}$/;
/** For how long the store is not asked again for what it does not have: strangers cannot make it answer each time. */
const UNKNOWN_MS = 30_000;
const MOST_UNKNOWN = 1_000;
/** More at once wait for nobody: they get what is here. */
const MOST_AT_ONCE = 4;

/** Brings older releases that an open page still loads from, and that this server has never served itself. */
export function bringReleases(store: ReleaseStore): RequestHandler {
  const unknown = new LRUCache<string, true>({ max: MOST_UNKNOWN, ttl: UNKNOWN_MS });
  let running = 0;
  return async (request, _response, next) => {
    const [, remote = '', id = ''] = request.path.split('/');
    const key = `${remote}/${id}`;
    const isNamed = NAME.test(remote) && NAME.test(id);
    const isHere = isNamed && existsSync(join(store.folder, remote, id));
    if (!isNamed || isHere || unknown.has(key) || running >= MOST_AT_ONCE) return next();
    running += 1;
    const isFound = await store.bring({ remote, id }).catch(() => false);
    running -= 1;
    if (!isFound) unknown.set(key, true);
    next();
  };
}
