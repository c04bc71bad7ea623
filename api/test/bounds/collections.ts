import type { LimitName } from '../../src/lib/limits/limit-table';

/**
 * Why a collection cannot be filled by somebody without an account.
 *
 * seeded: written by the shop's own people and jobs; account: one of its documents needs a signed-in customer, and an
 * account needs `signUpByAddress`; order: one of its documents needs a stored order or a booking, which is paid; slots: one
 * document per time in the calendar; expires: removed by the TTL index of this name; limited: counted by these limits.
 */
export type Bound =
  | { by: 'seeded' | 'account' | 'order' | 'slots' }
  | { by: 'expires'; index: string }
  | { by: 'limited'; limits: readonly LimitName[] };

const SEEDED = { by: 'seeded' } as const;
const ACCOUNT = { by: 'account' } as const;
const ORDER = { by: 'order' } as const;
const expires = (index = 'expires') => ({ by: 'expires', index }) as const;
const limited = (...limits: LimitName[]) => ({ by: 'limited', limits }) as const;

/** Every collection of the database. */
export const COLLECTIONS: Readonly<Record<string, Bound>> = {
  accounts: limited('signUpByAddress', 'socialByAddress'),
  analytics_events: expires(),
  audit_events: ACCOUNT,
  audit_results: ACCOUNT,
  autodeliveries: ORDER,
  brands: SEEDED,
  carts: expires('idle'),
  categories: SEEDED,
  claims: ORDER,
  consents: ACCOUNT,
  content: SEEDED,
  content_entries: SEEDED,
  content_pictures: SEEDED,
  customers: limited('signUpByAddress', 'socialByAddress'),
  favourite_alerts: ACCOUNT,
  favourite_events: SEEDED,
  favourite_offers: SEEDED,
  favourites: ACCOUNT,
  food_diary_days: ACCOUNT,
  food_pantries: ACCOUNT,
  food_targets: ACCOUNT,
  foods: SEEDED,
  gateway_intents: expires(),
  gateway_sources: expires(),
  health_drafts: expires(),
  identity_codes: expires(),
  impersonations: expires(),
  jobs: SEEDED,
  journey_clinical_entries: ACCOUNT,
  journey_consult_slots: { by: 'slots' },
  journey_conversations: ACCOUNT,
  journey_measurements: ACCOUNT,
  journey_messages: ACCOUNT,
  journey_subscriptions: ACCOUNT,
  journey_vouchers: SEEDED,
  journeys: SEEDED,
  mail_outbox: expires('created'),
  mail_preferences: ACCOUNT,
  meta: SEEDED,
  offers: SEEDED,
  orders: ORDER,
  password_reset_requests: expires(),
  password_resets: expires(),
  patients: ACCOUNT,
  payment_attempts: expires(),
  pharmacies: SEEDED,
  postcodes: SEEDED,
  price_changes: SEEDED,
  product_photos: SEEDED,
  product_views: ACCOUNT,
  products: SEEDED,
  promotions: SEEDED,
  release_errors: expires(),
  release_figures: expires(),
  rate_limits: expires('expire'),
  rewards_cards: ACCOUNT,
  rewards_links: expires(),
  second_factors: SEEDED,
  search_events: expires(),
  search_queries: expires(),
  search_settings: SEEDED,
  sessions: expires(),
  social_sign_ins: expires(),
  staff_invitations: expires(),
  staff_claims: expires(),
  stock_notifications: expires('created'),
  shelves: SEEDED,
  stock_movements: SEEDED,
  telehealth_bookings: limited('holdByAddress', 'holdByEmail'),
  telehealth_services: SEEDED,
  telehealth_tries: expires(),
  telehealth_windows: { by: 'slots' },
  users: limited('signUpByAddress', 'socialByAddress'),
  verifications: expires(),
};
