import { createHash, timingSafeEqual } from 'node:crypto';
import { isPermitted, readRole } from '@saltbush/contract';
import { addFigures, NO_FIGURES } from '@saltbush/contract/telemetry';
import express, { type Request, type Response, Router } from 'express';
import type { ShellConfig } from '../config';
import { createNonce } from '../content-security-policy';
import { isAllowedOverride, readOverrides, storeOverrides } from '../overrides';
import type { RegistryStore } from '../registry-store';
import { askSession } from '../session-user';
import type { Follower } from '../store/follower';
import type { ApiFigures } from '../telemetry/api-figures';
import type { ShopMetrics } from '../telemetry/metrics';
import { comparedReleases, type ReleaseRow } from './figures';
import { createDiagnosticsPage } from './page';
import { createReleasePage } from './release-page';

interface DiagnosticsOptions {
  config: ShellConfig;
  registry: RegistryStore;
  follower: Pick<Follower, 'problem'> | null;
  figures: Pick<ApiFigures, 'ofRelease'>;
  metrics: Pick<ShopMetrics, 'read'>;
}

const PERIOD_MS = 7 * 86_400_000;
/** A name of a remote or a release. */
const NAME = /^[\w-][\w.-]{0,79}$/;

const policyFor = (nonce: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;

/** Whether the request carries the token of whoever collects metrics, which cannot sign in. */
function hasMetricsToken({ path, headers }: Request, { metricsToken }: ShellConfig): boolean {
  if (!metricsToken || path !== '/metrics') return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${metricsToken}`));
}

/** Reads the figures of the releases that are compared, each with all its pages. */
function readFigures({ registry, figures }: DiagnosticsOptions): Promise<ReleaseRow[]> {
  const since = new Date(Date.now() - PERIOD_MS);
  return Promise.all(
    comparedReleases(registry.get()).map(async (compared): Promise<ReleaseRow> => {
      try {
        const { pages } = await figures.ofRelease(compared.remote, compared.release, since);
        const sum = pages.reduce((total, page) => addFigures(total, page.figures), NO_FIGURES);
        return { ...compared, figures: sum };
      } catch {
        return { ...compared, figures: null };
      }
    }),
  );
}

/** Whether the user is staff permitted to inspect releases: in production only they see diagnostics. */
async function mayInspect(request: Request, config: ShellConfig): Promise<boolean> {
  const user = await askSession(request, config).then(
    (asked) => asked.user,
    () => null,
  );
  return user !== null && isPermitted(readRole(user.role), 'releases:inspect');
}

function saveOverride(request: Request, response: Response, config: ShellConfig): void {
  const { remote, url } = (request.body ?? {}) as Record<string, unknown>;
  const overrides: Record<string, string> = { ...readOverrides(request, config) };
  if (typeof remote !== 'string' || remote === '') return void response.sendStatus(400);
  if (!url) delete overrides[remote];
  else if (typeof url === 'string' && isAllowedOverride(url, config.overrideOrigins)) overrides[remote] = url;
  else
    return void response
      .status(400)
      .type('text')
      .send('This origin is not allowed. Add it to OVERRIDE_ORIGINS.');
  storeOverrides(response, overrides, config.publicOrigin);
  response.redirect(303, '/_shell');
}

/** `/_shell`: each remote's releases with their figures in browsers, load times, recent errors and the override form. */
export function createDiagnosticsRouter(options: DiagnosticsOptions): Router {
  const { config, registry, follower, figures, metrics } = options;
  const router = Router();
  router.use(async (request, response, next) => {
    const isAllowed = config.mode === 'development' || hasMetricsToken(request, config);
    if (isAllowed || (await mayInspect(request, config))) next();
    else response.sendStatus(404);
  });
  const send = (response: Response, createPage: (nonce: string) => string) => {
    const nonce = createNonce();
    response
      .set({ 'Content-Security-Policy': policyFor(nonce), 'Cache-Control': 'no-store' })
      .type('html')
      .send(createPage(nonce));
  };
  router.get('/', async (request, response) => {
    const overrides = readOverrides(request, config);
    const rows = await readFigures(options);
    const { remote, url } = request.query;
    const proposed = typeof remote === 'string' && typeof url === 'string' ? { remote, url } : null;
    const problem = follower?.problem()?.message ?? null;
    const page = { registry: registry.get(), problem, overrides, config, figures: rows, proposed };
    send(response, (nonce) => createDiagnosticsPage({ ...page, nonce }));
  });
  router.get('/figures/:remote/:release', async (request, response) => {
    const { remote, release } = request.params;
    if (!NAME.test(remote) || !NAME.test(release)) return void response.sendStatus(404);
    const found = await figures
      .ofRelease(remote, release, new Date(Date.now() - PERIOD_MS))
      .catch(() => null);
    if (!found) return void response.status(503).type('text').send('The api does not answer');
    send(response, (nonce) => createReleasePage({ remote, release, figures: found, nonce }));
  });
  router.get('/metrics', async (_request, response) => {
    const { text, contentType } = await metrics.read();
    response.type(contentType).send(text);
  });
  router.post('/overrides', express.urlencoded({ extended: false }), (request, response) => {
    if (config.allowOverrides) saveOverride(request, response, config);
    else response.sendStatus(404);
  });
  return router;
}
