import type { OfferDocument } from '../../../src/domains/promotions';
import type { Selling } from '../selling';
import type { Shopper } from '../shopper';

/** Counts down: the shop gives numbers above the highest. */
let nextId = 500_000;

/** A code that takes 10 % off, for as long as tests run. */
export const storedOffer = (over: Partial<OfferDocument> = {}): OfferDocument => {
  nextId -= 1;
  return {
    ...{ _id: `TEN${nextId}`, id: nextId, name: 'Ten', description: '10% off.', is_listed: false },
    effect: {
      kind: 'percent_off',
      ...{ percent: 10, category_id: null, min_spend: 0, first_order_only: false },
    },
    ...{ starts_at: new Date('2026-11-01'), end_date: new Date('2027-11-01') },
    ...over,
  };
};

/** Returns the offers of a shop: how a test makes them, and what has become of them. */
export function shopOffers(shop: Selling) {
  const offers = () => shop.db.collection<OfferDocument>('offers');
  const enter = (shopper: Shopper, cart_uuid: string, code: string) =>
    shopper.run('cart_set_offer_by_code', { cart_uuid, code }, 'cart { offer_code cart_total }');
  return {
    /** Stores an offer and returns its code. */
    async offer(over: Partial<OfferDocument> = {}): Promise<string> {
      const offer = storedOffer(over);
      await offers().insertOne(offer);
      return offer._id;
    },
    change: (code: string, $set: Partial<OfferDocument>) => offers().updateOne({ _id: code }, { $set }),
    usesOf: async (code: string) => (await offers().findOne({ _id: code }))?.uses ?? 0,
    /** How many payments are authorised that no order has. */
    held: () => shop.db.collection('gateway_intents').countDocuments({ status: 'authorised' }),
    enter,
    /** Creates a cart of a product with a code that has only to be placed. */
    async offered(shopper: Shopper, product: number, code: string, email = shopper.email): Promise<string> {
      const cart = await shopper.readyCart(product);
      await shopper.setContact(cart, email);
      const { errors } = await enter(shopper, cart, code);
      if (errors) throw new Error(`${code} cannot be entered: ${errors[0]?.message}`);
      return cart;
    },
  };
}
