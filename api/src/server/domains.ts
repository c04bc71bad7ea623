import type { Router } from 'express';
import type { Db } from 'mongodb';
import * as accounts from '../domains/accounts/domain';
import * as addresses from '../domains/addresses/domain';
import * as analytics from '../domains/analytics/domain';
import * as audit from '../domains/audit/domain';
import * as autodelivery from '../domains/autodelivery/domain';
import * as cart from '../domains/cart/domain';
import * as catalogue from '../domains/catalogue/domain';
import * as consents from '../domains/consents/domain';
import * as content from '../domains/content/domain';
import * as favourites from '../domains/favourites/domain';
import * as foodDiary from '../domains/food-diary/domain';
import * as fulfilment from '../domains/fulfilment/domain';
import * as healthDrafts from '../domains/health-drafts/domain';
import * as journeys from '../domains/journeys/domain';
import * as listings from '../domains/listings/domain';
import * as mail from '../domains/mail/domain';
import * as orders from '../domains/orders/domain';
import * as patients from '../domains/patients/domain';
import * as paymentMethods from '../domains/payment-methods/domain';
import * as productViews from '../domains/product-views/domain';
import * as promotions from '../domains/promotions/domain';
import * as releaseFigures from '../domains/release-figures/domain';
import * as rewards from '../domains/rewards/domain';
import * as staff from '../domains/staff/domain';
import * as stockNotifications from '../domains/stock-notifications/domain';
import * as telehealth from '../domains/telehealth/domain';
import type { Resolvers } from '../generated/resolvers';
import * as identity from '../identity';
import * as payments from '../payments';
import * as search from '../search';
import type { ApiContext, ApiServices } from './context';

/** A domain's contribution to the api, exported by its `domain.ts` for this module alone. */
export interface Domain {
  /** Resolvers for its part of the schema. */
  resolvers?: Resolvers<ApiContext>;
  /** Creates the indexes its queries need; runs at each start, so it must be idempotent. */
  ensureIndexes?(db: Db): Promise<void>;
  /** Subscribes to events of lower domains and adds its usage checks (`src/domains/README.md`). */
  register?(services: ApiServices): void;
  /** JSON endpoints below /api: same origin, JSON bodies. */
  routes?(services: ApiServices): Router;
  /** Endpoints below /api that take files: same origin, bodies that each limits itself. */
  uploads?(services: ApiServices): Router;
  /** Endpoints with different rules: webhooks, pages of the payment gateway. */
  publicRoutes?(services: ApiServices): Router;
}

/** Lowest domain first: this is the order in which events are received. */
export const DOMAINS: readonly Domain[] = [
  mail,
  audit,
  consents,
  fulfilment,
  promotions,
  catalogue,
  search,
  listings,
  content,
  identity,
  payments,
  accounts,
  addresses,
  patients,
  paymentMethods,
  rewards,
  cart,
  healthDrafts,
  orders,
  analytics,
  favourites,
  foodDiary,
  releaseFigures,
  productViews,
  stockNotifications,
  telehealth,
  autodelivery,
  journeys,
  staff,
];

/** Creates the indexes of all domains. */
export async function ensureIndexes(db: Db): Promise<void> {
  await Promise.all(DOMAINS.map((domain) => domain.ensureIndexes?.(db)));
}

/** Connects the domains of one api instance to its events and hooks. */
export function registerDomains(services: ApiServices): void {
  for (const domain of DOMAINS) domain.register?.(services);
}
