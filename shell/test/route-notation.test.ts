import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { matchRoute, type RemoteManifest } from '@saltbush/shared-ui/platform';
import { match } from 'path-to-regexp';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

const routes = readdirSync(ROOT)
  .filter((name) => name.startsWith('mf-'))
  .flatMap((name) => {
    const manifest: RemoteManifest = JSON.parse(readFileSync(join(ROOT, name, 'remote.json'), 'utf8'));
    return manifest.routes;
  });

/** Every fixed segment of a route, plus valid and malformed values for its parameters. */
const fixedSegments = new Set(
  routes.flatMap(({ path }) => path.split('/').filter((part) => /^\w/.test(part))),
);
const SEGMENTS = [
  ...fixedSegments,
  'vitamin-d',
  'caf%C3%A9',
  'a%2Fb',
  'a b',
  '1',
  'Cart',
  '%E0%A4%A',
  '.well-known',
];

const paths = SEGMENTS.flatMap((first) => [
  `/${first}`,
  `/${first}/`,
  ...SEGMENTS.flatMap((second) => [
    `/${first}/${second}`,
    ...['1', 'book', 'manage-order', 'caf%C3%A9'].map((third) => `/${first}/${second}/${third}`),
  ]),
]);

type Params = Record<string, string>;

const flatten = (params: Partial<Record<string, string | string[]>>): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join('/') : `${value}`,
    ]),
  );

/** Returns the parameters path-to-regexp reads; null if the path does not match or cannot be decoded. */
function matchWithLibrary(route: string, pathname: string): Params | null {
  try {
    const found = match(route, { sensitive: true })(pathname);
    return found ? flatten(found.params) : null;
  } catch {
    return null;
  }
}

describe('route notation', () => {
  it.each(routes.map(({ path }) => path))('%s matches as in path-to-regexp (decision 0040)', (path) => {
    for (const pathname of ['/', ...paths]) {
      const params = matchRoute([{ path, page: 'any' }], pathname)?.params ?? null;
      expect(params, pathname).toEqual(matchWithLibrary(path, pathname));
    }
  });
});
