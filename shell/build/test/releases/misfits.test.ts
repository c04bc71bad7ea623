import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteManifest } from '@saltbush/shared-ui/platform';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findMisfitsOfCurrent, findMisfitsOfRollbacks } from '../../src/platform/current-misfits';
import { publishShell, readPlatform, type ShellDescription } from '../../src/platform/description';
import { promote, rollback, setCanary } from '../../src/releases/pointer';
import { createReleaseStore, type ReleaseStore } from './release-store';

const FORMS = '@saltbush/shared-ui/design/forms';
const SHELL: ShellDescription = {
  modules: { [FORMS]: ['Field', 'Stepper'] },
  packages: { react: '19.3.1' },
  slots: ['card.action'],
  duties: ['loader'],
};
const SCHEMA = 'type Query { cart(uuid: ID!): Cart } type Cart { total: Int! }';

/** As many fields, of three tokens each. */
const aliases = (count: number) => Array.from({ length: count }, (_, at) => `f${at}: total`).join(' ');

let releases: ReleaseStore;
let folder: string;

function publish(shell: ShellDescription = SHELL, schema = SCHEMA): void {
  publishShell(folder, JSON.stringify(shell));
  writeFileSync(join(folder, 'platform/schema.graphql'), schema);
}

/** Stores a release of mf-cart that fits, except as the parameters say. */
function store(
  id: string,
  { names = ['Field'], react = '19.3.1', slot = 'card.action', query = '', duties = ['loader'] } = {},
) {
  const uses = { modules: { [FORMS]: names }, packages: { react }, duties };
  releases.store('mf-cart', id, { fills: [{ slot, fragment: 'card' }] } as Partial<RemoteManifest>, [], uses);
  const text = query || 'query Total($uuid: ID!) { cart(uuid: $uuid) { total } }';
  mkdirSync(join(folder, 'mf-cart', id), { recursive: true });
  writeFileSync(
    join(folder, 'mf-cart', id, 'operations.json'),
    JSON.stringify([{ name: 'Total', sha256: '', text }]),
  );
}

beforeEach(() => {
  releases = createReleaseStore();
  folder = releases.folder;
  publish();
});
afterEach(() => releases.remove());

describe('a promotion is refused if the release', () => {
  it.each<[string, Parameters<typeof store>[1], string]>([
    [
      'uses what the shell does not export',
      { names: ['Field', 'Rating'] },
      `mf-cart 1-b uses Rating of ${FORMS}, which the running shell does not have`,
    ],
    [
      'leaves to the shell what only a newer one does',
      { duties: ['loader', 'chunk-loader'] },
      'mf-cart 1-b needs the chunk-loader of a newer shell; deploy the shell first',
    ],
    [
      'was built with a newer package',
      { react: '19.4.0' },
      'mf-cart 1-b was built with react 19.4.0; the running shell provides 19.3.1',
    ],
    [
      'was built with another major version',
      { react: '18.3.1' },
      'mf-cart 1-b was built with react 18.3.1; the running shell provides 19.3.1',
    ],
    [
      'names a slot that the shell does not know',
      { slot: 'card.rating' },
      'mf-cart 1-b names the slot card.rating, which the running shell does not know',
    ],
    [
      'asks for a field that the api does not have',
      { query: '{ cart(uuid: 1) { points } }' },
      'sends the operation Total, which the running api refuses: Cannot query field "points" on type "Cart".',
    ],
    [
      'asks for more fields than the api gives at once',
      { query: `{ cart(uuid: 1) { ${'...All '.repeat(2)} } } fragment All on Cart { ${aliases(750)} }` },
      'sends the operation Total, which the running api refuses: The operation has more than 1500 fields',
    ],
    [
      'sends a longer document than the api reads',
      { query: `{ cart(uuid: 1) { ${aliases(1001)} } }` },
      'sends the operation Total, which the running api refuses: Syntax Error: Document contains more',
    ],
    [
      'leaves out what the api demands',
      { query: '{ cart { total } }' },
      'argument "uuid" of type "ID!" is required',
    ],
  ])('%s', async (_case, contents, sentence) => {
    store('1-a');
    await promote('mf-cart', '1-a', folder);
    store('1-b', contents);
    await expect(promote('mf-cart', '1-b', folder)).rejects.toThrow(sentence);
    await expect(setCanary('mf-cart', '1-b', 0.1, folder)).rejects.toThrow(sentence);
    expect(releases.current('mf-cart')).toBe('1-a');
    await promote('mf-cart', '1-b', folder, 'the shell follows');
    expect(releases.audit().at(-1)?.losses?.join()).toContain(sentence);
  });
});

describe('a release', () => {
  it('may be older than the packages of the shell', async () => {
    store('1-a', { react: '19.2.9' });
    await promote('mf-cart', '1-a', folder);
    expect(releases.current('mf-cart')).toBe('1-a');
  });

  it('is not compared with what was never published', async () => {
    const other = createReleaseStore();
    other.store('mf-cart', '1-a', {}, [], { modules: { [FORMS]: ['Rating'] }, packages: {} });
    await promote('mf-cart', '1-a', other.folder);
    expect(other.current('mf-cart')).toBe('1-a');
    other.remove();
  });

  it('names a field once, however many operations ask for it', async () => {
    store('1-a');
    const names = ['First', 'Second', 'Third', 'Fourth'];
    const operations = names.map((name) => ({ name, sha256: '', text: '{ cart(uuid: 1) { points } }' }));
    writeFileSync(join(folder, 'mf-cart/1-a/operations.json'), JSON.stringify(operations));
    await expect(promote('mf-cart', '1-a', folder)).rejects.toThrow(
      'sends the operations First, Second, Third and 1 more, which the running api refuses',
    );
  });

  it.each(['schema.graphql', 'shell.json'])('is refused by a damaged %s, unless forced', async (file) => {
    store('1-a');
    writeFileSync(join(folder, 'platform', file), 'type Query {');
    await expect(promote('mf-cart', '1-a', folder)).rejects.toThrow('Nothing was changed');
    await promote('mf-cart', '1-a', folder, 'the shop is down');
    expect(releases.current('mf-cart')).toBe('1-a');
  });

  it('is not returned to once the shell has dropped what it uses', async () => {
    store('1-a', { names: ['Stepper'] });
    store('1-b');
    await promote('mf-cart', '1-a', folder);
    await promote('mf-cart', '1-b', folder);
    publish({ ...SHELL, modules: { [FORMS]: ['Field'] } });
    await expect(rollback('mf-cart', undefined, folder)).rejects.toThrow('uses Stepper');
  });
});

describe('a shell or api to be deployed', () => {
  it('is compared with the current releases and canaries', async () => {
    store('1-a', { names: ['Stepper'] });
    store('1-b', { names: ['Field'] });
    await promote('mf-cart', '1-a', folder);
    await setCanary('mf-cart', '1-b', 0.1, folder);
    expect(findMisfitsOfCurrent(folder, readPlatform(folder))).toEqual([]);
    publish({ ...SHELL, modules: { [FORMS]: ['Field'] } }, SCHEMA.replace('total', 'sum'));
    const misfits = findMisfitsOfCurrent(folder, readPlatform(folder));
    expect(misfits.map((misfit) => misfit.slice(0, 23))).toEqual([
      'mf-cart 1-a uses Steppe',
      'mf-cart 1-a sends the o',
      'mf-cart 1-b sends the o',
    ]);
  });

  it('names the releases that a rollback could not return to', async () => {
    store('1-a', { names: ['Field', 'Stepper'] });
    store('1-b', { names: ['Field'] });
    await promote('mf-cart', '1-a', folder);
    expect(findMisfitsOfRollbacks(folder, readPlatform(folder))).toEqual([]);
    await promote('mf-cart', '1-b', folder);
    publish({ ...SHELL, modules: { [FORMS]: ['Field'] } });
    expect(findMisfitsOfCurrent(folder, readPlatform(folder))).toEqual([]);
    expect(findMisfitsOfRollbacks(folder, readPlatform(folder))).toEqual([
      `mf-cart 1-a uses Stepper of ${FORMS}, which the running shell does not have`,
    ]);
  });

  it('serves a release that registers what only code of another shell sends', async () => {
    store('1-a');
    const unknown = { name: 'Draft', sha256: '', text: '{ health_draft }', isOfShell: true };
    writeFileSync(join(folder, 'mf-cart/1-a/operations.json'), JSON.stringify([unknown]));
    await promote('mf-cart', '1-a', folder);
    expect(findMisfitsOfCurrent(folder, readPlatform(folder))).toEqual([]);
  });
});
