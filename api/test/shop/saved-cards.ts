import { expect } from 'vitest';
import type { Selling } from './selling';
import { at, type Shopper } from './shopper';

export const CARD = 'last4 brand stripe_source_id is_default';

export const LIST = `query PaymentMethods { payment_methods { ${CARD} } }`;

/** Calls `payment_methods_{operation}` for one card. */
export const run = (shopper: Shopper, operation: string, stripe_source_id: string) =>
  shopper.run(`payment_methods_${operation}`, { stripe_source_id }, `payment_methods { ${CARD} }`);

export const cardsOf = async (shopper: Shopper) =>
  at<{ stripe_source_id: string; is_default: boolean }[]>(await shopper.send(LIST), 'payment_methods');

export const idsOf = async (shopper: Shopper) =>
  (await cardsOf(shopper)).map(({ stripe_source_id }) => stripe_source_id);

/** Returns helpers that create the owners of saved cards, and AutoDeliveries charged to them. */
export function savedCards(shop: Selling) {
  /** Creates a shopper with the given number of cards. */
  async function owner(count: number) {
    const { id, shopper } = await shop.user();
    const sources: string[] = [];
    for (let card = 0; card < count; card += 1) {
      const source = await shopper.cardToken();
      expect((await run(shopper, 'add', source)).errors).toBeUndefined();
      sources.push(source);
    }
    return { id, shopper, sources };
  }
  /** Puts a product on AutoDelivery, charged to a card. */
  async function subscribe(shopper: Shopper, stripe_source_id: string): Promise<void> {
    const cart_uuid = await shopper.newCart();
    await shopper.add(cart_uuid, await shop.product(), 1, { frequency: '4W' });
    await shopper.makeReady(cart_uuid);
    expect((await shopper.place(cart_uuid, { stripe_source_id })).errors).toBeUndefined();
  }
  return { owner, subscribe };
}
