/** What the shop promises to do once, and the test that races it: its file, and a part of its title. */
export interface Promised {
  file: string;
  title: string;
}

/** Written by the shop's own people and jobs alone: nobody races them. */
export const REFERENCE = 'reference';

const held = (file: string, title: string): Promised => ({ file, title });

/** Kinds of claims, by the name of the kind. */
export const CLAIMS: Readonly<Record<string, Promised>> = {
  first_order: held(
    'src/domains/orders/first-order.http.test.ts',
    'is used by one of 20 carts with one e-mail',
  ),
  escript: held('src/domains/cart/used-script.http.test.ts', 'is part of one of the orders'),
  voucher: held(
    'src/domains/journeys/mutations/set-voucher.http.test.ts',
    'discounts one order, once per customer',
  ),
  offer_use: held('src/domains/promotions/offers/uses.test.ts', 'are no more than the offer has'),
};

/** Unique indexes, as `collection.name`. */
export const UNIQUE_INDEXES: Readonly<Record<string, Promised | typeof REFERENCE>> = {
  'accounts.identity': held(
    'src/domains/accounts/social/social-sign-in.http.test.ts',
    'creates one account for concurrent',
  ),
  'brands.slug': REFERENCE,
  'carts.open': held('src/domains/cart/merge/merge.http.test.ts', 'leaves a user with one open cart'),
  'categories.path': REFERENCE,
  'consents.open': held('src/domains/consents/consents.test.ts', 'leaves one in force for concurrent clicks'),
  'customers.email': held(
    'src/domains/accounts/sign-up.http.test.ts',
    'are unique per e-mail, even for concurrent',
  ),
  'favourites.product': held('test/once/races.http.test.ts', 'a favourite is stored once'),
  'food_diary_days.user_day': held(
    'src/domains/food-diary/diary-entries.http.test.ts',
    'loses no concurrent writes',
  ),
  'gateway_intents.idempotency': held(
    'src/domains/orders/checkout.http.test.ts',
    'returns the same order for the same key',
  ),
  'impersonations.session': held(
    'src/domains/accounts/impersonation/impersonation.http.test.ts',
    'is limited to one at a time, even for concurrent starts',
  ),
  'impersonations.token': held(
    'src/domains/accounts/impersonation/impersonation.http.test.ts',
    'is limited to one at a time, even for concurrent starts',
  ),
  'journey_messages.conversation': held(
    'src/domains/journeys/care/messages.http.test.ts',
    'are one when they are sent twice, also at the same time',
  ),
  'journey_subscriptions.open': held('test/once/races.http.test.ts', 'a program is started once'),
  'journeys.slug': REFERENCE,
  'offers.id': REFERENCE,
  'offers.request': held(
    'src/domains/staff/vouchers/voucher-drafts.http.test.ts',
    'is saved once per key, also by requests at the same time',
  ),
  'orders.idempotency': held(
    'src/domains/orders/checkout.http.test.ts',
    'returns the same order for the same key',
  ),
  'orders.reference': REFERENCE,
  'patients.person': held(
    'src/domains/patients/patients.http.test.ts',
    'is updated when created again, also concurrently',
  ),
  'product_views.product': held(
    'src/domains/product-views/product-views.http.test.ts',
    'are stored once when sent concurrently',
  ),
  'products.barcode': REFERENCE,
  'products.code': REFERENCE,
  'products.slug': REFERENCE,
  'promotions.request': held(
    'src/domains/staff/promotions/drafts.http.test.ts',
    'is saved once per key, also by requests at the same time',
  ),
  'promotions.slug': REFERENCE,
  'rate_limits.key': held('src/domains/accounts/rate-limits.http.test.ts', 'when they are concurrent'),
  'sessions.token': REFERENCE,
  'shelves.place': held(
    'src/domains/staff/products/shelves.http.test.ts',
    'begins once when it is received twice at the same time',
  ),
  'stock_notifications.product': held(
    'src/domains/stock-notifications/stock-notifications.http.test.ts',
    'can be requested once per address',
  ),
  'telehealth_bookings.draft': held(
    'src/domains/telehealth/bookings/draft-bookings.http.test.ts',
    'is booked once by tabs that pay at the same moment',
  ),
  'telehealth_bookings.request': held(
    'src/domains/telehealth/bookings/bookings.http.test.ts',
    'is created once for repeated requests, also concurrent ones',
  ),
  'telehealth_services.slug': REFERENCE,
  'users.email': held(
    'src/domains/accounts/sign-up.http.test.ts',
    'are unique per e-mail, even for concurrent',
  ),
};
