import type { Db, MongoClient } from 'mongodb';
import type { Logger } from 'pino';
import type { Accounts } from '../domains/accounts/accounts';
import type { RateLimits } from '../domains/accounts/rate-limits';
import type { Reference } from '../domains/catalogue/reference';
import type { ShownProducts } from '../domains/catalogue/shown-products';
import type { EscriptProvider } from '../escripts';
import { forbidden, unauthenticated } from '../lib/errors';
import type { MedicareCheck } from '../medicare';
import type { PaymentGateway } from '../payments/gateway';
import type { Search } from '../search/search';
import type { ApiConfig } from './config';
import type { FieldCipher } from './field-cipher';
import type { Loaders } from './loaders';
import type { Metrics } from './metrics';

/** The time, injected so that tests pick the moment. */
export interface Clock {
  now(): Date;
}

/** What lives as long as the process and is shared by all requests. */
export interface ApiServices {
  client: MongoClient;
  db: Db;
  clock: Clock;
  config: ApiConfig;
  log: Logger;
  cipher: FieldCipher;
  /** Brands, categories and promotions in memory. */
  reference: Reference;
  shownProducts: ShownProducts;
  search: Search;
  accounts: Accounts;
  /** Made by `createPaymentGateway`. */
  payments: PaymentGateway;
  /** Knows e-prescription tokens. */
  escripts: EscriptProvider;
  /** Knows Medicare cards and health identifiers. */
  medicare: MedicareCheck;
  metrics: Metrics;
  /** Counts attempts over all processes. */
  limits: RateLimits;
}

/** A member of staff who acts as a customer: who, why, and until when (decisions, Accounts). */
export interface RequestImpersonation {
  id: string;
  staff_id: string;
  staff_name: string;
  reason: string;
  expires_at: Date;
}

/** The signed-in user of a request. In an impersonated session it is the customer. */
export interface RequestUser {
  id: string;
  role: 'customer' | 'staff';
  /** The sign-in: revoking it ends this bearer. */
  sessionId: string;
  impersonation?: RequestImpersonation;
}

/** What every resolver gets. Loaders live for one request; `log` carries the request's id. */
export interface ApiContext extends ApiServices {
  requestId: string;
  /** Where the request comes from, as the shop's own web server reports it: for counting attempts. */
  clientAddress: string;
  user: RequestUser | null;
  loaders: Loaders;
}

/** The signed-in user. Raises UNAUTHENTICATED for a guest. */
export function requireUser(ctx: Pick<ApiContext, 'user'>): RequestUser {
  if (!ctx.user) throw unauthenticated();
  return ctx.user;
}

/** The member of staff. Raises FORBIDDEN for everybody else, guests and impersonated sessions among them. */
export function requireStaff(ctx: Pick<ApiContext, 'user'>): RequestUser {
  if (ctx.user?.role !== 'staff') throw forbidden();
  return ctx.user;
}
