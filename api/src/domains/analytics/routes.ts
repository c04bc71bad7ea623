import { createHmac } from 'node:crypto';
import {
  ANALYTICS_ENDPOINT,
  type AnalyticsBody,
  AnalyticsBodySchema,
  isRecordable,
} from '@saltbush/contract';
import { Router } from 'express';
import { addressOf } from '../../lib/http/client-address';
import { readBody } from '../../lib/http/read-body';
import { findProducts } from '../catalogue';
import type { AnalyticsServices } from './context';
import type { AnalyticsEventDocument } from './documents';
import { productsOf, recordable } from './recordable';
import { createSinks } from './sinks';
import { countByDay } from './store';

/** Events are kept for 90 days. */
const RETENTION_MS = 90 * 86_400_000;
const DAY_MS = 86_400_000;
const MAX_REPORT_DAYS = 90;
const KEY_CHARACTERS = 22;

/** Returns the products that a body names. */
async function readProducts({ db }: AnalyticsServices, { events, cart }: AnalyticsBody) {
  const lines = cart?.lines.map(({ product_id }) => product_id) ?? [];
  const ids = [...new Set([...events.flatMap(productsOf), ...lines])];
  const found = ids.length > 0 ? await findProducts(db, ids) : [];
  return new Map(found.map((product) => [product._id, product]));
}

/**
 * POST /api/analytics/events: records how the shop is used. Only browsers of visitors who consented send to it; it stores
 * no cookie, address or session with an event.
 */
export function routes(services: AnalyticsServices): Router {
  const { analyticsKey, clock, limits } = services;
  const sinks = createSinks(services);
  const router = Router();
  router.post(ANALYTICS_ENDPOINT, async (request, response) => {
    await limits.count('analyticsByAddress', addressOf(request));
    const body = readBody(AnalyticsBodySchema, request.body);
    const products = await readProducts(services, body);
    const at = clock.now();
    const visit = createHmac('sha256', analyticsKey).update(`visit:${body.visit}`).digest('base64url');
    const stamp = {
      visit: visit.slice(0, KEY_CHARACTERS),
      day: at.toISOString().slice(0, 10),
      at,
      expires_at: new Date(at.getTime() + RETENTION_MS),
    };
    const events = body.events
      .flatMap((event) => recordable(event, products) ?? [])
      .map((event): AnalyticsEventDocument => ({ ...event, ...stamp }));
    await sinks.events(events);
    if (body.cart) {
      const lines = body.cart.lines.flatMap((line) => {
        const product = products.get(line.product_id);
        return product ? [{ ...line, product }] : [];
      });
      // A cart with one such product is nobody else's business as a whole.
      if (lines.length > 0 && lines.every(({ product }) => isRecordable(product)))
        sinks.cart(body.cart.phase, lines);
    }
    response.status(202).json({ data: { recorded: events.length } });
  });
  return router;
}

/** GET /analytics/report?days=7, for operators only: the shop's web server does not proxy it (`npm run analytics`). */
export function publicRoutes({ db, clock }: AnalyticsServices): Router {
  const router = Router();
  router.get('/analytics/report', async (request, response) => {
    const days = Math.min(MAX_REPORT_DAYS, Math.max(1, Math.trunc(Number(request.query.days)) || 7));
    response.set('Cache-Control', 'no-store');
    response.json({ data: await countByDay(db, new Date(clock.now().getTime() - days * DAY_MS)) });
  });
  return router;
}
