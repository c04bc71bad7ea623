import type { Db } from 'mongodb';
import { seedDatabase, seedFoods } from '../../seed';
import { findUserId } from '../domains/accounts';
import type { ApiServices } from './context';
import { ensureIndexes } from './domains';

type Seeding = Pick<ApiServices, 'config' | 'clock' | 'log' | 'cipher' | 'accounts'> & { db: Db };

/**
 * Updates the food list, and fills an empty database with the sample shop unless the settings forbid it. Demo accounts
 * are never created in production.
 */
export async function seedIfEmpty({ db, config, clock, log, cipher, accounts }: Seeding): Promise<void> {
  await seedFoods(db);
  if (config.seedProducts === 0) return;
  const startedAt = performance.now();
  const { seeded, products } = await seedDatabase(db, {
    clock: () => clock.now(),
    products: config.seedProducts ?? undefined,
    includeDemoAccounts: !config.isProduction,
    createUser: async (account) =>
      (await findUserId(db, account.email)) ?? accounts.createUser({ ...account, isEmailVerified: true }),
    encrypt: (text, owner) => cipher.encrypt(text, owner),
    ensureIndexes,
  });
  if (seeded) log.info({ products, ms: Math.round(performance.now() - startedAt) }, 'Seeded the sample shop');
}
