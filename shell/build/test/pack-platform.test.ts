import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packPlatform } from '../commands/pack-platform';

/** Of servers and of the api's tests, neither of which a remote has. */
const NOT_FOR_REMOTES = ['./testing', './testing/traces', './tracing'];
/** Load each command's own code, of which the platform's is not packed; and hold the text of files that import others. */
const NOT_FOLLOWED = /^build\/commands\/(main|create\/(page|tile)-files)\.ts$/;
const IMPORT = /(?:\bfrom|\bimport|\bimport\() ?'((?:\.{1,2}\/|@saltbush\/)[^'?]+)'/g;

let folder: string;
const installed = (): string => join(folder, '@saltbush');
const read = (path: string): string => readFileSync(join(installed(), path), 'utf8');

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'packed-'));
  for (const archive of await packPlatform(folder)) {
    const name = archive.split('-').slice(1, -1).join('-');
    const target = join(installed(), name);
    mkdirSync(target, { recursive: true });
    execFileSync('tar', ['-xzf', join(folder, archive), '-C', target, '--strip-components=1']);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const packed = (): string[] =>
  readdirSync(installed(), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(installed(), join(entry.parentPath, entry.name)));

const exportsOf = (name: string): Record<string, string> => JSON.parse(read(`${name}/package.json`)).exports;

/** Returns the file of an import; undefined if it was not packed. */
function resolve(from: string, request: string): string | undefined {
  const [, name = '', path] = /^@saltbush\/([^/]+)(?:\/(.+))?$/.exec(request) ?? [];
  const target = name
    ? join(name, exportsOf(name)[path ? `./${path}` : '.'] ?? 'missing')
    : join(dirname(from), request);
  return ['', '.ts', '.tsx', '/index.ts', '/index.tsx', '.browser.ts']
    .map((end) => target + end)
    .find((file) => existsSync(join(installed(), file)) && /\.\w+$/.test(file));
}

it('the packed platform has neither tests nor stories, and no code of its servers', () => {
  const files = packed();
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => /\.(test|stories)\.|\.mdx$|tracing\/index|bench/.test(file))).toEqual([]);
});

it('has whatever its packages offer to a remote', () => {
  for (const name of ['build', 'contract', 'shared-ui'])
    for (const [path, file] of Object.entries(exportsOf(name)))
      if (!NOT_FOR_REMOTES.includes(path) && !file.includes('*'))
        expect(existsSync(join(installed(), name, file)), `${name} ${path}`).toBe(true);
});

it('has every file that its files import', () => {
  const missing = packed()
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !NOT_FOLLOWED.test(file))
    .flatMap((file) => [...read(file).matchAll(IMPORT)].map(([, request = '']) => ({ file, request })))
    .filter(({ file, request }) => !resolve(file, request));
  expect(missing).toEqual([]);
});
