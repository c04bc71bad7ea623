import { randomUUID } from 'node:crypto';
import { KNOWN, type KnownProduct } from '../../seed/known';
import type { Selling } from '../selling';
import { ADDRESS, at, Shopper } from '../shopper';

type AnyDocument = { _id: string; [field: string]: unknown };

const OWNED = [
  'autodeliveries',
  'carts',
  'favourites',
  'journey_subscriptions',
  'orders',
  'patients',
  'product_views',
  'telehealth_bookings',
];

/** What the operations are about: it all belongs to Priya, and what an operation uses up is made anew each time. */
export async function createWorld(shop: Selling) {
  const user = await shop.demo('priya');
  const owner = new Shopper(shop.url, user.token);
  const ownerId = user.id;
  const collection = (name: string) => shop.db.collection<AnyDocument>(name);

  /** Stores a changed copy of something of the owner's and answers its id. */
  async function copy(name: string, change: Record<string, unknown>): Promise<string> {
    const found = await collection(name).findOne({ user_id: ownerId });
    if (!found) throw new Error(`The owner has nothing in ${name}`);
    const _id = randomUUID();
    await collection(name).insertOne({ ...found, ...change, _id });
    return _id;
  }

  const withNewIds = (items: unknown) =>
    (items as { id: string }[]).map((item) => ({ ...item, id: randomUUID() }));

  const known = new Map<string, string>();
  async function product(key: KnownProduct): Promise<string> {
    const slug = KNOWN[key];
    const found = known.get(slug) ?? String((await shop.db.collection('products').findOne({ slug }))?._id);
    known.set(slug, found);
    return found;
  }

  async function readyOrder() {
    const cart_uuid = await owner.newCart();
    const { items } = at<{ items: { id: string }[] }>(await owner.cart(cart_uuid, 'items { id }'), 'cart');
    for (const { id: item_id } of items) {
      await owner.run('cart_remove_item', { cart_uuid, item_id }, 'cart { uuid }');
    }
    await owner.add(cart_uuid, Number(await product('magnesium')));
    await owner.makeReady(cart_uuid);
    const payment = { stripe_source_id: await owner.cardToken(), idempotency_key: randomUUID() };
    return [cart_uuid, payment] as const;
  }

  /** Names have no digits: letters in their place. */
  const newName = () => `Pat${randomUUID().replace(/[\d-]/g, '')}`;

  let windows = 0;
  const world = {
    shop,
    owner,
    ownerId,
    product,
    slug: (key: KnownProduct) => KNOWN[key],

    /** The owner's open cart. */
    cart: () => owner.newCart(),

    /** A line of the owner's cart. */
    async line(productId?: string): Promise<{ cart_uuid: string; item_id: string }> {
      const cart_uuid = await owner.newCart();
      const added = await owner.add(cart_uuid, Number(productId ?? (await product('magnesium'))));
      return { cart_uuid, item_id: at(added, 'cart_add_item.item.id') };
    },

    /** A cart of the owner's that can be ordered, and a card. */
    async order() {
      const [cart_uuid, payment] = await readyOrder();
      return { cart_uuid, ...payment };
    },

    /** Reference of an order of the owner's. */
    async reference(): Promise<string> {
      return String((await collection('orders').findOne({ user_id: ownerId }))?.reference);
    },

    /** Reference of a new order of the owner's that can be packed. */
    async placedOrder(): Promise<string> {
      const placed = await owner.place(...(await readyOrder()));
      return at(placed, 'checkout_place_order.order.reference');
    },

    /** Remembers a product as the owner's favourite, and as looked at. */
    async liked(): Promise<string> {
      const product_id = await product('magnesium');
      await owner.run('favourites_add', { product_id }, '__typename');
      await owner.send('mutation($id: ID!) { product_views_create(product_id: $id) { __typename } }', {
        id: product_id,
      });
      return product_id;
    },

    /** An address of the owner's; the book never fills up. */
    async address(): Promise<string> {
      const customers = collection('customers');
      const customer = await customers.findOne({ _id: ownerId });
      const addresses = ((customer?.addresses ?? []) as { id: string }[]).slice(0, 2);
      const id = randomUUID();
      const added = { ...addresses[0], id, address_1: `${id.slice(0, 4)} New Road`, is_default: false };
      await customers.updateOne({ _id: ownerId }, { $set: { addresses: [...addresses, added] } });
      return id;
    },

    /** A card of the owner's that pays for nothing. */
    async card(): Promise<string> {
      const stripe_source_id = await owner.cardToken();
      await owner.run('payment_methods_add', { stripe_source_id }, 'payment_methods { last4 }');
      return stripe_source_id;
    },

    /** A new patient of the owner's, without anything that is sealed for another one. */
    patient(): Promise<string> {
      const unlike = { first_name: newName(), person_key: randomUUID(), scripts_on_file: [] };
      return copy('patients', { ...unlike, health: null, medicare: null, ihi: null });
    },

    async autodelivery(change: Record<string, unknown> = {}): Promise<string> {
      const found = await collection('autodeliveries').findOne({ user_id: ownerId });
      return copy('autodeliveries', { status: 'active', items: withNewIds(found?.items), ...change });
    },

    /** An item of a new AutoDelivery. */
    async autodeliveryItem(): Promise<string> {
      const _id = await world.autodelivery();
      const found = await collection('autodeliveries').findOne({ _id });
      return String(((found?.items ?? []) as { id: string }[])[0]?.id);
    },

    /** A subscription in a status; it is not the one that keeps the owner from having another. */
    subscription: (status: string, change: Record<string, unknown> = {}) =>
      copy('journey_subscriptions', { status, open_key: randomUUID(), ...change }),

    /** A line of every copied program that is not prescribed. */
    async programItem(): Promise<string> {
      const found = await collection('journey_subscriptions').findOne({ user_id: ownerId });
      const items = found?.items as { id: string; is_prescribed: boolean }[];
      return String(items.find(({ is_prescribed }) => !is_prescribed)?.id);
    },

    /** Beginning of a consult that nobody has taken. */
    slot(): string {
      windows += 1;
      return new Date(Date.parse('2026-11-24T22:00:00Z') + (windows % 12) * 86_400_000).toISOString();
    },

    async booking(): Promise<string> {
      const made = await owner.run(
        'telehealth_bookings_create',
        await world.bookingRequest(),
        'booking { uuid }',
      );
      return at(made, 'telehealth_bookings_create.booking.uuid');
    },

    async bookingRequest() {
      await collection('telehealth_windows').deleteMany({});
      return {
        booking_type: 'ShortConsult',
        starts_at: world.slot(),
        state: 'NSW',
        patient_uuid: await world.patient(),
        contact_method: 'phone',
        phone: '0412345678',
        accepts_terms: true,
        idempotency_key: randomUUID(),
      };
    },

    addressInput: ADDRESS,

    /** Everything of the owner's as it is stored. */
    async snapshot(): Promise<string> {
      const own = await Promise.all([
        ...OWNED.map((name) => collection(name).find({ user_id: ownerId }).sort({ _id: 1 }).toArray()),
        collection('customers').find({ _id: ownerId }).toArray(),
      ]);
      return JSON.stringify(own);
    },
  };
  return world;
}

export type World = Awaited<ReturnType<typeof createWorld>>;
