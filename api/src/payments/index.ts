import { randomUUID } from 'node:crypto';
import { Router } from 'express';
import type { Db } from 'mongodb';
import type { RateLimits } from '../lib/limits/rate-limits';
import type { StandIn } from '../lib/stand-ins';
import { ensureIndexes as ensureAttemptIndexes } from './attempts';
import { createEmbeddedGateway } from './embedded/gateway';
import { embeddedGatewayRoutes } from './embedded/routes';
import { ensureIndexes as ensureGatewayIndexes } from './embedded/store';
import type { PaymentGateway } from './gateway';

export type { PaymentGateway } from './gateway';
export { recoverPayments } from './recovery';

interface Services {
  db: Db;
  clock: { now(): Date };
}

const dependencies = ({ db, clock }: Services) => ({ db, now: () => clock.now(), newId: randomUUID });

/**
 * Creates the payment gateway: the embedded one, which accepts test cards only. Throws a one-line error if keys of
 * another one are configured, so that no shop mistakes test payments for real ones.
 */
export function createPaymentGateway(
  services: Services & { stripeSecretKey?: string | null },
): PaymentGateway {
  if (services.stripeSecretKey) {
    throw new Error('STRIPE_SECRET_KEY is set, but this release can only take test payments; remove it');
  }
  return createEmbeddedGateway(dependencies(services));
}

/** HTTP endpoints of the gateway. They parse their own bodies, so that card data passes through no other code. */
export function publicRoutes(
  services: Services & { limits: RateLimits; config: { standIns: ReadonlySet<StandIn> } },
): Router {
  const { limits, config } = services;
  return config.standIns.has('gateway')
    ? embeddedGatewayRoutes({ ...dependencies(services), limits })
    : Router();
}

export async function ensureIndexes(db: Db): Promise<void> {
  await ensureAttemptIndexes(db);
  await ensureGatewayIndexes(db);
}
