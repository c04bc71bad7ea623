import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { requireReason, takeForce } from '../../commands/force';
import { promote } from '../../src/releases/pointer';
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

describe('--force', () => {
  it('makes the change, and writes reason and losses to the audit log', async () => {
    store('mf-cart', '1-b');
    await promote('mf-cart', '1-b', folder, 'the cart is closed for stocktaking');
    expect(current('mf-cart')).toBe('1-b');
    expect(squads.audit().at(-1)).toMatchObject({
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
