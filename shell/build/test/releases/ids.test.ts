import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { releaseId } from '../../src/releases/build-release';

const manifest = {
  name: 'mf-gift',
  routes: [],
  fills: [{ slot: 'card.action', fragment: 'card' }],
  offers: [],
};

/** A repository with one remote that bundles a package and a folder of shared-ui. */
const FILES: Record<string, string> = {
  'package-lock.json': '{}',
  'node_modules/ribbons/package.json': '{ "name": "ribbons", "main": "index.js" }',
  'node_modules/ribbons/index.js': 'export { colour } from "./colour.js";',
  'node_modules/ribbons/colour.js': 'export const colour = "red";',
  'node_modules/ribbons/README.md': 'Ribbons',
  'node_modules/strings/index.js': 'export const length = 1;',
  'shared-ui/package.json': '{}',
  'shared-ui/src/brand/index.ts': 'export const name = "Gifts";',
  'shared-ui/src/brand/unused.ts': 'export const name = "None";',
  'shell/build/src/webpack/rules.ts': 'export {};',
  'shell/build/src/releases/compress.ts': 'export {};',
  'mf-gift/package.json': '{ "version": "0.1.0" }',
  'mf-gift/remote.json': JSON.stringify(manifest),
  'mf-gift/src/index.ts': 'import "./box.css"; export { name } from "../../shared-ui/src/brand";',
  'mf-gift/src/box.css': '.box { color: red }',
  'mf-gift/src/index.test.ts': 'export {};',
  'mf-gift/src/fragments/card/index.tsx': 'export { colour } from "ribbons";',
};

let root: string;
const idOf = (env = {}) => releaseId('mf-gift', root, env);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ids-'));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the id of a release', () => {
  it.each([
    ['its sources', 'mf-gift/src/fragments/card/index.tsx'],
    ['its styles', 'mf-gift/src/box.css'],
    ['its manifest', 'mf-gift/remote.json'],
    ['its dependencies', 'mf-gift/package.json'],
    ['shared code that it bundles', 'shared-ui/src/brand/index.ts'],
    ['a package on the disk, below its entry', 'node_modules/ribbons/colour.js'],
    ['the lockfile', 'package-lock.json'],
    ['the settings of the compiler', 'shell/build/src/webpack/rules.ts'],
    ['a step of the release', 'shell/build/src/releases/compress.ts'],
  ])('changes with %s', (_input, path) => {
    const before = idOf();
    expect(before).toMatch(/^0\.1\.0-[0-9a-f]{8}$/);
    appendFileSync(join(root, path), path.endsWith('.json') ? '\n' : '\n/* changed */');
    expect(idOf()).not.toBe(before);
  });

  it('changes with the address from which browsers load releases', () => {
    expect(idOf({ RELEASES_URL: 'https://files.example' })).not.toBe(idOf());
  });

  it('stays the same with what is not in the build', () => {
    const before = idOf();
    for (const path of ['node_modules/strings/index.js', 'node_modules/ribbons/README.md'])
      appendFileSync(join(root, path), '\n');
    for (const path of ['shared-ui/src/brand/unused.ts', 'mf-gift/src/index.test.ts'])
      appendFileSync(join(root, path), '\n');
    expect(idOf()).toBe(before);
  });
});
