import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { ROOT } from '../../support/shop/folder';
import { shopOrigin } from '../../support/shop-origin';
import { expect, test } from '../../support/test';

/** Encoded, as they stand in an address. */
const ODD = [
  '__proto__',
  'constructor',
  '999999999999',
  '-1',
  '1e400',
  'NaN',
  '%00%01',
  '%ed%a0%80',
  '%3C%2Fscript%3E%3Cscript%3E',
  '%2f'.repeat(2000),
  'a'.repeat(8000),
  '%F0%9F%92%8A'.repeat(600),
];
/** Every parameter that a page reads. */
const PARAMETERS = ['query', 'page', 'sort', 'brand', 'price', 'category', 'reference', 'redirect_url'];

interface Manifest {
  routes: { path: string }[];
}
const REMOTES = readdirSync(ROOT).filter((folder) => folder.startsWith('mf-'));
const ROUTES = REMOTES.flatMap((folder) => {
  const manifest = JSON.parse(readFileSync(join(ROOT, folder, 'remote.json'), 'utf8')) as Manifest;
  return manifest.routes.map(({ path }) => path);
});

/** Sends the path as it is written: other clients would change it. */
function statusOf(path: string): Promise<number> {
  const { hostname, port } = new URL(shopOrigin());
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
    sent.once('error', reject).end();
  });
}

for (const value of ODD) {
  test(`no address with ${value.slice(0, 30)} is a failure of the server`, async () => {
    const inPath = ROUTES.filter((route) => /[:*]/.test(route)).map((route) =>
      route.replaceAll(/[:*]\w+/g, value),
    );
    const inQuery = PARAMETERS.map((name) => `/search-results?query=a&${name}=${value}`);
    const failures: string[] = [];
    for (const path of [...inPath, ...inQuery]) {
      const status = await statusOf(path);
      if (status >= 500) failures.push(`${status} ${path.slice(0, 60)}`);
    }
    expect(failures).toEqual([]);
  });
}
