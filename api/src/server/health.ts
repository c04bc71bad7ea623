import { Router } from 'express';
import type { Db } from 'mongodb';
import type { Metrics } from './metrics';

const PATIENCE_MS = 2000;

/**
 * GET /health: the process runs. GET /ready: it can serve, because the database answers. GET /metrics: Prometheus'
 * figures. They are for those who run the shop: the shop's own web server hands none of them on.
 */
export function createHealthRouter(db: Db, metrics: Metrics): Router {
  const router = Router();
  router.get('/health', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/ready', async (_request, response) => {
    try {
      await db.command({ ping: 1 }, { timeoutMS: PATIENCE_MS });
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
