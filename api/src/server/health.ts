import { Router } from 'express';
import type { Db } from 'mongodb';

const PATIENCE_MS = 2000;

/** GET /health: the process runs. GET /ready: it can serve, because the database answers. */
export function createHealthRouter(db: Db): Router {
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
  return router;
}
