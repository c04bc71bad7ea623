import type { Router } from 'express';
import type { Db } from 'mongodb';
import * as accounts from '../domains/accounts';
import * as addresses from '../domains/addresses';
import * as audit from '../domains/audit';
import * as autodelivery from '../domains/autodelivery';
import * as cart from '../domains/cart';
import * as catalogue from '../domains/catalogue';
import * as content from '../domains/content';
import * as favourites from '../domains/favourites';
import * as foodDiary from '../domains/food-diary';
import * as fulfilment from '../domains/fulfilment';
import * as journeys from '../domains/journeys';
import * as mail from '../domains/mail';
import * as orders from '../domains/orders';
import * as patients from '../domains/patients';
import * as paymentMethods from '../domains/payment-methods';
import * as productViews from '../domains/product-views';
import * as promotions from '../domains/promotions';
import * as rewards from '../domains/rewards';
import * as staff from '../domains/staff';
import * as stockNotifications from '../domains/stock-notifications';
import * as telehealth from '../domains/telehealth';
import * as identity from '../identity';
import * as payments from '../payments';
import * as search from '../search';
import type { ApiServices } from './context';
import type { ResolverMap } from './graphql/build-schema';

/** What a domain brings to the api: its folder's `index.ts` exports these. */
export interface Domain {
  /** Resolvers of its part of the schema. */
  resolvers?: ResolverMap;
  /** Every index its queries need; run at each start, so it must be repeatable. */
  ensureIndexes?(db: Db): Promise<void>;
  /** JSON endpoints below /api: own origin, JSON bodies. */
  routes?(services: ApiServices): Router;
  /** Endpoints with rules of their own: webhooks, pages of the payment gateway. */
  publicRoutes?(services: ApiServices): Router;
}

export const DOMAINS: readonly Domain[] = [
  catalogue,
  content,
  accounts,
  addresses,
  audit,
  autodelivery,
  cart,
  favourites,
  foodDiary,
  fulfilment,
  identity,
  journeys,
  mail,
  orders,
  patients,
  paymentMethods,
  payments,
  productViews,
  promotions,
  rewards,
  staff,
  stockNotifications,
  telehealth,
  search,
];

/** Makes the indexes of all domains. */
export async function ensureIndexes(db: Db): Promise<void> {
  await Promise.all(DOMAINS.map((domain) => domain.ensureIndexes?.(db)));
}
