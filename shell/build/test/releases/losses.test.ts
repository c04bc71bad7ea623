import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { promote, rollback, setCanary } from '../../src/releases/pointer';
import { readRegistry } from '../../src/releases/read-registry';
import { NO_FRAGMENT, openTwoSquads } from './two-squads';

let squads: Awaited<ReturnType<typeof openTwoSquads>>;
let folder: string;
let store: typeof squads.store;
let current: typeof squads.current;

beforeEach(async () => {
  squads = await openTwoSquads();
  ({ folder, store, current } = squads);
});
afterEach(() => squads.remove());

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
