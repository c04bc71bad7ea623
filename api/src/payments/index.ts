import { randomUUID } from 'node:crypto';
import type { Router } from 'express';
import type { Db } from 'mongodb';
import { ensureIndexes as ensureAttemptIndexes } from './attempts';
import { createEmbeddedGateway } from './embedded/gateway';
import { embeddedGatewayRoutes } from './embedded/routes';
import { ensureIndexes as ensureGatewayIndexes } from './embedded/store';
import type { PaymentGateway } from './gateway';

export type { PaymentGateway } from './gateway';
export { startPaymentRecovery } from './recovery';

interface Services {
  db: Db;
  clock: { now(): Date };
}

const dependencies = ({ db, clock }: Services) => ({ db, now: () => clock.now(), newId: randomUUID });

/** The payment gateway of the shop. */
export function createPaymentGateway(services: Services): PaymentGateway {
  return createEmbeddedGateway(dependencies(services));
}

/** HTTP endpoints of the gateway. They parse their own bodies, so that card data meets no other code. */
export function publicRoutes(services: Services): Router {
  return embeddedGatewayRoutes(dependencies(services));
}

export async function ensureIndexes(db: Db): Promise<void> {
  await ensureAttemptIndexes(db);
  await ensureGatewayIndexes(db);
}
