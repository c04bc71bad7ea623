import { once } from 'node:events';
import { Router } from 'express';
import type { Db } from 'mongodb';
import type { Metrics } from './metrics';

const PATIENCE_MS = 2000;

/** Resolves if the database responds in time. */
async function ping(db: Db): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const silence = once(signal, 'abort').then(() => {
    throw new Error('The database does not respond in time');
  });
  await Promise.race([db.command({ ping: 1 }), silence]);
}

/**
 * GET /health: the process is alive. GET /ready: it can serve requests, because the database responds. GET /metrics:
 * Prometheus metrics. For operators only: the shop's web server does not proxy them.
 */
export function createHealthRouter(db: Db, metrics: Metrics): Router {
  const router = Router();
  router.get('/health', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/ready', async (_request, response) => {
    try {
      await ping(db);
      response.json({ status: 'ready' });
    } catch {
      response.status(503).json({ status: 'unavailable', reason: 'The database does not answer' });
    }
  });
  router.get('/metrics', async (_request, response) => {
    const { text, contentType } = await metrics.read();
    response.type(contentType).send(text);
  });
  return router;
}
