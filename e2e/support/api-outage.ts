import { createServer } from 'node:net';
import { expect } from '@playwright/test';
import { findApi } from './processes';
import type { Shop } from './shop';

/**
 * Kills a shop's api and occupies its port, so that it cannot be restarted. Returns a function that frees the port,
 * after which the shop restarts its api.
 */
export async function stopApi(shop: Shop, apiPort: number): Promise<() => Promise<void>> {
  const occupant = createServer((socket) => socket.destroy());
  const occupy = () =>
    new Promise<void>((done, reject) => {
      occupant.once('error', reject).listen(apiPort, '127.0.0.1', done);
    });
  process.kill(findApi(shop), 'SIGKILL');
  await expect(occupy).toPass({ intervals: [20], timeout: 5000 });
  return () => new Promise((done) => occupant.close(() => done()));
}
