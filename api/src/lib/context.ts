import { isPermitted, type Permission, type Role, type StaffRole } from '@saltbush/contract';
import type { Db, MongoClient } from 'mongodb';
import type { Logger } from 'pino';
import type { Clock } from './clock';
import { forbidden, unauthenticated } from './errors';
import type { Events } from './events';
import type { FieldCipher } from './field-cipher';
import type { Hooks } from './hooks';
import type { RateLimits } from './limits/rate-limits';
import type { SignedLinks } from './signed-links';

/** Settings available to every domain. A domain that needs more adds them to its own context. */
export interface BaseConfig {
  /** Origin of the shop as browsers see it, such as `https://shop.example`. */
  publicOrigin: string;
}

/** Services available to every domain, with the lifetime of the process. A domain's `context.ts` adds what it needs. */
export interface BaseServices {
  client: MongoClient;
  db: Db;
  clock: Clock;
  config: BaseConfig;
  log: Logger;
  cipher: FieldCipher;
  /** Counts attempts across all processes. */
  limits: RateLimits;
  /** Signs links that open one thing without signing in. */
  signedLinks: SignedLinks;
  /** Announces events to higher domains. */
  events: Events;
  /** Queries higher domains. */
  hooks: Hooks;
}

/** A member of staff acting as a customer: who, why, and until when (rule accounts-07). */
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
  /** A role that begins once the sign-in has been confirmed by a code; unset for all others. */
  waitingRole?: StaffRole;
  /** The session: revoking it invalidates this bearer. */
  sessionId: string;
  impersonation?: RequestImpersonation;
}

/** Available to every resolver. `log` carries the request's id. */
export interface BaseContext extends BaseServices {
  requestId: string;
  /** The client's address as reported by the shop's own web server: for rate limits. */
  clientAddress: string;
  /** When transactions of the request have to be over, by `performance.now()`. */
  workUntil?: number;
  /** Aborted when whoever asked has left before the response: for calls that nobody else needs. */
  abandoned?: AbortSignal;
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
 * @throws FORBIDDEN if the role lacks the permission, which includes guests and impersonated sessions
 */
export function requirePermission({ user }: Pick<BaseContext, 'user'>, permission: Permission): RequestUser {
  if (!user || !isPermitted(user.role, permission)) throw forbidden();
  return user;
}
