import type { LimitName } from '../../src/lib/limits/limit-table';

/**
 * What somebody without an account may call that writes. `changes`: it changes one document that exists already, within
 * fixed sizes; `reads`: it stores nothing; otherwise the limits that count each call by address.
 */
type Write = 'changes' | 'reads' | readonly LimitName[];

/** Every mutation that the table of roles does not refuse to guests. */
export const GUEST_MUTATIONS: Readonly<Record<string, Write>> = {
  cart_create: ['cartByAddress'],
  cart_add_item: 'changes',
  cart_edit_item: 'changes',
  cart_remove_item: 'changes',
  cart_set_item_patient: 'changes',
  cart_set_user_details: 'changes',
  cart_set_shipping_address: 'changes',
  cart_set_offer_by_code: ['offerByAddress'],
  cart_remove_offer: 'changes',
  cart_set_shipping_method: 'changes',
  cart_set_questionnaire_passed: 'changes',
  checkout_place_order: ['paymentByAddress', 'paymentByPurchase', 'firstOrderByAddress'],
  favourite_alerts_stop: 'changes',
  orders_cancel: 'changes',
  orders_request_return: 'changes',
  orders_set_address: 'changes',
  orders_withdraw_return: 'changes',
  product_stock_notification: ['stockNotificationByAddress', 'stockNotificationByReceiver'],
  telehealth_bookings_create: ['holdByAddress', 'holdByEmail'],
  telehealth_bookings_confirm: ['paymentByAddress', 'paymentByPurchase'],
  telehealth_bookings_move: 'changes',
  telehealth_bookings_cancel: 'changes',
  health_draft_save: 'reads',
};

/** Every endpoint outside GraphQL. Searches are stored and expire; pages for developers do not exist in production. */
export const ENDPOINTS: Readonly<Record<string, Write>> = {
  'GET /auth/providers': 'reads',
  'GET /auth/session': 'changes',
  'POST /auth/session': 'changes',
  'POST /auth/activity': 'changes',
  'POST /auth/signup': ['signUpByAddress', 'signUpByAccount'],
  'POST /auth/login': ['signInByAddress', 'signInByAccount'],
  'POST /auth/social': ['socialByAddress'],
  'GET /auth/callback/:provider': ['socialByAddress'],
  'POST /auth/forgot-password': ['resetByAddress', 'resetByAccount'],
  'POST /auth/reset-password': ['resetByAddress'],
  'GET /auth/confirm': 'reads',
  'POST /auth/confirm-email': 'changes',
  'GET /auth/change-email': 'reads',
  'POST /auth/change-email': ['resetByAddress'],
  'GET /auth/undo-email': 'reads',
  'POST /auth/undo-email': ['resetByAddress'],
  'POST /auth/my-data': 'reads',
  'POST /auth/impersonate': 'reads',
  'POST /auth/logout': 'changes',
  'GET /rewards/link': ['rewardsByAddress'],
  'GET /rewards/callback': ['rewardsByAddress'],
  'POST /telehealth/medicare/booking': ['medicareByAddress'],
  'POST /telehealth/certificate': ['certificateByAddress'],
  'POST /staff/certificate': 'reads',
  'POST /staff/product-photos': 'reads',
  'POST /staff/content-pictures': 'reads',
  'POST /api/gateway/tokens': ['cardTokenByAddress'],
  'GET /api/gateway/challenges/:id': 'reads',
  'POST /api/gateway/challenges/:id': 'changes',
  'GET /api/gateway/wallet': 'reads',
  'POST /api/gateway/wallet': ['cardTokenByAddress'],
  'POST /analytics/events': ['analyticsByAddress'],
  'GET /analytics/report': 'reads',
  'GET /robots.txt': 'reads',
  'GET /sitemap.xml,/sitemaps/:file': 'reads',
  'POST /1/events': ['eventsByAddress'],
};

/**
 * Searches, which are always answered: what is recorded of them is bounded by address in `search-allowance.ts`. And pages
 * for developers, and endpoints of the shop's own web servers, which count by address themselves.
 */
export const UNCOUNTED = /^(POST \/1\/indexes\/|(GET|POST) \/(api\/dev|internal)\/)/;

/** A request that can be repeated, and counts towards a limit each time. */
export interface Attempt {
  path: string;
  body(turn: number): object;
}

const graphql = (query: string, variables: (turn: number) => object): Attempt => ({
  path: '/graphql',
  body: (turn) => ({ query, variables: variables(turn) }),
});
const email = (turn: number) => `someone${turn}@example.com`;

/** One attempt for each limit by address that an anonymous caller meets. */
export const ATTEMPTS: Readonly<Partial<Record<LimitName, Attempt>>> = {
  cartByAddress: graphql('mutation CartCreate { cart_create { cart { uuid } } }', () => ({})),
  cardTokenByAddress: {
    path: '/api/gateway/tokens',
    body: () => ({ number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' }),
  },
  stockNotificationByAddress: graphql(
    'mutation N($e: String!) { product_stock_notification(product_id: "1", email: $e) { email } }',
    (turn) => ({ e: email(turn) }),
  ),
  orderLookupByAddress: graphql(
    'query L($e: String!) { order_lookup(reference: "SB-2222-2222", email: $e) { reference } }',
    (turn) => ({ e: email(turn) }),
  ),
  signUpByAddress: {
    path: '/api/auth/signup',
    body: (turn) => ({ firstName: 'A', lastName: 'B', email: email(turn), password: 'short' }),
  },
  signInByAddress: {
    path: '/api/auth/login',
    body: (turn) => ({ email: email(turn), password: 'Wrong-Pass9!' }),
  },
  socialByAddress: { path: '/api/auth/social', body: () => ({ provider: 'saltbush-id', redirect_url: '/' }) },
  resetByAddress: { path: '/api/auth/forgot-password', body: (turn) => ({ email: email(turn) }) },
  medicareByAddress: {
    path: '/api/telehealth/medicare/booking',
    body: () => ({ ihiNumber: '8003608000228437' }),
  },
  addressLookupByAddress: graphql('query A($q: String!) { address_suggestions(query: $q) { id } }', () => ({
    q: '12 King St',
  })),
  eventsByAddress: { path: '/1/events', body: () => ({ events: [] }) },
};
