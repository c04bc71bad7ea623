import type { BaseServices } from '../../lib/context';
import { BusinessError } from '../../lib/errors';
import { WriteConflict } from '../../lib/write-conflict';
import { accountClosed, personalData, sessionCart, signedIn } from '../accounts';
import { patientDeleted } from '../patients';
import { withoutPatient } from './lines/lines';
import { mergeGuestCart } from './merge/merge';
import { cartData } from './personal-data';
import { deleteCarts, findUserCart, writeCart } from './store';

/** Merges carts at sign-in, clears deleted patients from lines, adds the open cart to sessions, and deletes those of closed accounts. */
export function register(services: BaseServices): void {
  const { db, clock, events, hooks, log } = services;

  events.on(signedIn, async (event) => {
    try {
      await mergeGuestCart(services, event);
    } catch (error) {
      if (!(error instanceof BusinessError) || error.code !== 'CART_FULL') throw error;
      // `unmerged_items` of the user's cart tells the shopper.
      log.info({ userId: event.userId }, 'A guest cart does not fit into the cart of its user');
    }
  });

  events.on(patientDeleted, async ({ userId, patientId }, session) => {
    const cart = await findUserCart(db, userId, session);
    if (!cart?.items.some(({ patient_uuid }) => patient_uuid === patientId)) return;
    const change = { items: withoutPatient(cart.items, patientId), updated_at: clock.now() };
    if (!(await writeCart(db, cart, change, session))) throw new WriteConflict();
  });

  events.on(accountClosed, ({ userId }, session) => deleteCarts(db, userId, session));

  hooks.register(personalData, async ({ userId }) => ({
    section: 'cart',
    data: await cartData(services, userId),
  }));

  hooks.register(sessionCart, async ({ userId }) => {
    const cart = await findUserCart(db, userId);
    return cart && { uuid: cart._id };
  });
}
