import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { requireReason, takeForce } from '../commands/force';
import { promote, rollback, setCanary } from '../src/releases/pointer';
import { readRegistry } from '../src/releases/read-registry';

let folder: string;

type Contents = { fills?: string[]; offers?: string[]; many?: boolean; routes?: string[]; links?: string[] };

function store(remote: string, id: string, contents: Contents = {}): void {
  const { fills = [], offers = [], many = false, routes = [`/${remote}`], links } = contents;
  const manifest = {
    name: remote,
    squad: remote,
    description: remote,
    routes: routes.map((path) => ({ path, page: 'home' })),
    fills: fills.map((slot) => ({ slot, fragment: 'card-action' })),
    offers: offers.map((slot) => ({ slot, many })),
  };
  const file = { entry: 'remoteEntry.js', integrity: 'sha384-a' };
  const record = {
    remote,
    id,
    base: '/',
    browser: file,
    server: file,
    manifest,
    assets: {},
    files: {},
    links,
  };
  mkdirSync(join(folder, remote, id), { recursive: true });
  writeFileSync(join(folder, remote, id, 'release.json'), JSON.stringify(record));
}

const current = (remote: string) => readRegistry(folder).remotes[remote]?.current.id;
const lastAudit = () =>
  JSON.parse(readFileSync(join(folder, 'audit.log'), 'utf8').trim().split('\n').at(-1) ?? '');

/** Two squads: mf-cart fills mf-catalog's slot, and links to one of its pages. */
async function openShop(): Promise<void> {
  store('mf-catalog', '1-a', { offers: ['card.action'], routes: ['/', '/products/:slug'] });
  store('mf-cart', '1-a', { fills: ['card.action'], links: ['/products/1', '/never-built'] });
  await promote('mf-catalog', '1-a', folder);
  await promote('mf-cart', '1-a', folder);
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'losses-'));
  await openShop();
});
afterEach(() => rmSync(folder, { recursive: true }));

const NO_FRAGMENT =
  'mf-cart 1-b no longer fills the slot card.action (fragment card-action), which mf-catalog shows';

describe('a promotion', () => {
  it('is refused if another remote’s slot would be empty', async () => {
    store('mf-cart', '1-b');
    await expect(promote('mf-cart', '1-b', folder)).rejects.toThrow(NO_FRAGMENT);
    await expect(setCanary('mf-cart', '1-b', 0.1, folder)).rejects.toThrow(NO_FRAGMENT);
    expect(readRegistry(folder)).toMatchObject({ revision: 2, remotes: { 'mf-cart': { canary: null } } });
  });

  it('is refused if the shell’s own slot would be empty', async () => {
    store('mf-header', '1-a', { fills: ['shell.header'] });
    store('mf-header', '1-b');
    await promote('mf-header', '1-a', folder);
    await expect(promote('mf-header', '1-b', folder)).rejects.toThrow(
      'shell.header (fragment card-action), which the shell',
    );
  });

  it('is refused if a slot that another remote fills would be gone', async () => {
    store('mf-catalog', '1-b', { routes: ['/', '/products/:slug'] });
    await expect(promote('mf-catalog', '1-b', folder)).rejects.toThrow(
      'mf-catalog 1-b no longer offers the slot card.action, which mf-cart fills',
    );
  });

  it('is refused if a page that another remote links to would be gone', async () => {
    store('mf-catalog', '1-b', { offers: ['card.action'], routes: ['/'] });
    await expect(promote('mf-catalog', '1-b', folder)).rejects.toThrow(
      'mf-catalog 1-b no longer has a page for /products/1, to which mf-cart links',
    );
    store('mf-catalog', '1-c', { offers: ['card.action'], routes: ['/products/:id'] });
    await promote('mf-catalog', '1-c', folder);
    expect(current('mf-catalog')).toBe('1-c');
  });

  it('may leave a slot for many empty, and one that another remote fills', async () => {
    store('mf-account', '1-a', { offers: ['account.dashboard-tile'], many: true });
    store('mf-journey', '1-a', { fills: ['account.dashboard-tile'] });
    store('mf-journey', '1-b');
    for (const [remote, id] of [
      ['mf-account', '1-a'],
      ['mf-journey', '1-a'],
      ['mf-journey', '1-b'],
    ] as const)
      await promote(remote, id, folder);
    expect(current('mf-journey')).toBe('1-b');
  });

  it('lists every loss in one refusal', async () => {
    store('mf-catalog', '1-b', { routes: ['/'] });
    const refusal = await promote('mf-catalog', '1-b', folder).catch((error: Error) =>
      error.message.split('\n'),
    );
    expect(refusal).toHaveLength(3);
    expect((refusal as string[]).at(-1)).toContain('--force "reason"');
  });
});

describe('a rollback', () => {
  it('is refused if another remote has come to use what the older release lacks', async () => {
    store('mf-catalog', '1-b', { offers: ['card.action', 'pdp.purchase'], routes: ['/', '/products/:slug'] });
    await promote('mf-catalog', '1-b', folder);
    store('mf-cart', '1-b', { fills: ['card.action', 'pdp.purchase'] });
    await promote('mf-cart', '1-b', folder);
    await expect(rollback('mf-catalog', undefined, folder)).rejects.toThrow(
      'mf-catalog 1-a no longer offers the slot pdp.purchase, which mf-cart fills',
    );
    expect(current('mf-catalog')).toBe('1-b');
  });
});

describe('--force', () => {
  it('makes the change, and writes reason and losses to the audit log', async () => {
    store('mf-cart', '1-b');
    await promote('mf-cart', '1-b', folder, 'the cart is closed for stocktaking');
    expect(current('mf-cart')).toBe('1-b');
    expect(lastAudit()).toMatchObject({
      forced: 'the cart is closed for stocktaking',
      losses: [NO_FRAGMENT],
    });
  });

  it('is taken from the command line with its reason, and refused without one', () => {
    expect(takeForce(['1-b', '--force', 'shop closed'])).toEqual({ rest: ['1-b'], force: 'shop closed' });
    expect(takeForce(['--force', '--no-promote'])).toEqual({ rest: ['--no-promote'], force: '' });
    for (const reason of ['', ' ', '1-b']) expect(() => requireReason(reason)).toThrow('needs a reason');
    expect(() => requireReason('shop closed')).not.toThrow();
  });
});
