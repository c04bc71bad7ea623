import type { BaseServices } from '../../lib/context';
import { paidPurchase } from '../../payments/hooks';
import type { PaymentServices } from '../../payments/payment';
import { closingObstacle, personalData } from '../accounts';
import { earlierOrder } from '../cart';
import { filedUse } from '../patients';
import { captureOrderAttempt } from './capture';
import { orderData } from './personal-data';
import { orderOnFiled } from './scripts/script-store';
import { hasOrdered, hasUnsentOrder } from './store';

/** Tells carts whether an account has ordered, and the file of scripts which orders wait for them; recovers payments of orders after a crash. */
export function register(services: BaseServices & PaymentServices): void {
  const { db, hooks } = services;

  hooks.register(earlierOrder, async (account) =>
    (await hasOrdered(db, account)) ? { hasOrdered: true } : null,
  );

  hooks.register(closingObstacle, async ({ userId }, session) =>
    (await hasUnsentOrder(db, userId, session)) ? 'order' : null,
  );

  hooks.register(personalData, async ({ userId }) => ({
    section: 'orders',
    data: await orderData(services, userId),
  }));

  hooks.register(filedUse, async ({ place: { userId }, code }, session) => {
    const reference = await orderOnFiled(db, { userId, code }, session);
    return reference ? { reference } : null;
  });

  hooks.register(paidPurchase, async (attempt) =>
    (await captureOrderAttempt(services, attempt)) ? { isCaptured: true } : null,
  );
}
