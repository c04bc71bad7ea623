import { isPermitted, type Permission, type Role } from '@saltbush/contract';
import type { Db, MongoClient } from 'mongodb';
import type { Logger } from 'pino';
import type { Clock } from './clock';
import { forbidden, unauthenticated } from './errors';
import type { Events } from './events';
import type { FieldCipher } from './field-cipher';
import type { Hooks } from './hooks';
import type { RateLimits } from './rate-limits';

/** Settings that any domain may read. A domain that needs more of them adds the fields to its own context. */
export interface BaseConfig {
  /** Origin of the shop as browsers see it, such as `https://shop.example`. */
  publicOrigin: string;
}

/** What every domain may count on; it lives as long as the process. A domain's `context.ts` adds what it needs. */
export interface BaseServices {
  client: MongoClient;
  db: Db;
  clock: Clock;
  config: BaseConfig;
  log: Logger;
  cipher: FieldCipher;
  /** Counts attempts over all processes. */
  limits: RateLimits;
  /** How a domain tells those above it what happened. */
  events: Events;
  /** How a domain asks those above it. */
  hooks: Hooks;
}

/** A member of staff who acts as a customer: who, why, and until when (rule accounts-07). */
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
  role: Role;
  /** The sign-in: revoking it ends this bearer. */
  sessionId: string;
  impersonation?: RequestImpersonation;
}

/** What every resolver may count on. `log` carries the request's id. */
export interface BaseContext extends BaseServices {
  requestId: string;
  /** Where the request comes from, as the shop's own web server reports it: for counting attempts. */
  clientAddress: string;
  user: RequestUser | null;
}

/**
 * @returns the signed-in user
 * @throws UNAUTHENTICATED for a guest
 */
export function requireUser({ user }: Pick<BaseContext, 'user'>): RequestUser {
  if (!user) throw unauthenticated();
  return user;
}

/**
 * @returns the member of staff
 * @throws FORBIDDEN for everybody whose role does not have the permission, guests and impersonated sessions among them
 */
export function requirePermission({ user }: Pick<BaseContext, 'user'>, permission: Permission): RequestUser {
  if (!user || !isPermitted(user.role, permission)) throw forbidden();
  return user;
}
