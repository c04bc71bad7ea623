import type { BaseServices } from '../../lib/context';
import { paidPurchase } from '../../payments/hooks';
import type { PaymentServices } from '../../payments/payment';
import { closingObstacle, personalData } from '../accounts';
import { earlierOrder } from '../cart';
import { captureOrderAttempt } from './capture';
import { orderData } from './personal-data';
import { hasOrdered, hasUnsentOrder } from './store';

/** Tells carts whether an account has ordered, and recovers payments of orders after a crash. */
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

  hooks.register(paidPurchase, async (attempt) =>
    (await captureOrderAttempt(services, attempt)) ? { isCaptured: true } : null,
  );
}
