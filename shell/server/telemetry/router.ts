import { PageReport, TELEMETRY_LIMITS } from '@saltbush/contract/telemetry';
import express, { type Request, type Response, Router } from 'express';
import * as v from 'valibot';
import type { RegistryStore } from '../registry-store';
import { createAllowance } from './allowance';
import type { createCollector } from './collector';
import type { ShopMetrics } from './metrics';
import { knownPage, knownRelease, toRows } from './to-rows';

interface TelemetryOptions {
  registry: Pick<RegistryStore, 'get'>;
  /** Id of the shell's own build. */
  shellBuild: () => string;
  collector: Pick<ReturnType<typeof createCollector>, 'add'>;
  metrics: Pick<ShopMetrics, 'figures' | 'report'>;
  now?: () => number;
}

function parse(body: unknown): PageReport | null {
  try {
    const { success, output } = v.safeParse(PageReport, JSON.parse(String(body)));
    return success ? output : null;
  } catch {
    return null;
  }
}

/**
 * `POST /telemetry`: how a page did in a browser, sent as text by `sendBeacon`. Whatever is not a report, is of unknown
 * releases, or comes too often is dropped; browsers do not read the answer.
 */
export function createTelemetryRouter(options: TelemetryOptions): Router {
  const { registry, shellBuild, collector, metrics, now = Date.now } = options;
  const isAllowed = createAllowance(now);
  const router = Router();
  const readText = express.text({ limit: TELEMETRY_LIMITS.report, type: 'text/plain' });
  router.post('/telemetry', readText, (request: Request, response: Response) => {
    if (!isAllowed(request.ip ?? '')) {
      metrics.report('limited');
      return void response.sendStatus(429);
    }
    const report = parse(request.body);
    metrics.report(report ? 'taken' : 'refused');
    if (!report) return void response.sendStatus(400);
    const known = { registry: registry.get(), shellBuild: shellBuild() };
    const rows = toRows(report, known);
    const errors = report.errors.flatMap((error) => {
      const release = knownRelease(error.remote, error.release, known);
      return release ? [{ ...error, release, page: knownPage(error.page, known.registry) }] : [];
    });
    metrics.figures(rows);
    collector.add(rows, errors);
    response.sendStatus(204);
  });
  return router;
}
