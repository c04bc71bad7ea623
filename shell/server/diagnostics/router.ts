import { isPermitted, readRole, type StoredRole } from '@saltbush/contract';
import express, { type Request, type Response, Router } from 'express';
import type { ShellConfig } from '../config';
import { createNonce } from '../content-security-policy';
import { isAllowedOrigin, readOverrides, storeOverrides } from '../overrides';
import type { RegistryStore } from '../registry-store';
import { createDiagnosticsPage } from './page';

interface DiagnosticsOptions {
  config: ShellConfig;
  registry: RegistryStore;
}

/** Asks the api whether the user is staff permitted to inspect releases: in production only they see diagnostics. */
async function mayInspect(request: Request, config: ShellConfig): Promise<boolean> {
  try {
    const session = await fetch(`${config.apiUrl}/api/auth/session`, {
      method: 'POST',
      headers: {
        cookie: request.headers.cookie ?? '',
        'content-type': 'application/json',
        origin: config.publicOrigin,
      },
      signal: AbortSignal.timeout(2000),
    });
    const body = (await session.json()) as { data?: { user?: { role?: StoredRole } } };
    const role = body.data?.user?.role;
    return role !== undefined && isPermitted(readRole(role), 'releases:inspect');
  } catch {
    return false;
  }
}

function saveOverride(request: Request, response: Response, config: ShellConfig): void {
  const { remote, url } = (request.body ?? {}) as Record<string, unknown>;
  const overrides: Record<string, string> = { ...readOverrides(request, config) };
  if (typeof remote !== 'string' || remote === '') return void response.sendStatus(400);
  if (!url) delete overrides[remote];
  else if (typeof url === 'string' && isAllowedOrigin(url, config.overrideOrigins)) overrides[remote] = url;
  else
    return void response
      .status(400)
      .type('text')
      .send('This origin is not allowed. Add it to OVERRIDE_ORIGINS.');
  storeOverrides(response, overrides, config.publicOrigin);
  response.redirect(303, '/_shell');
}

/** `/_shell`: each remote's releases, load times, recent errors and the override form. */
export function createDiagnosticsRouter({ config, registry }: DiagnosticsOptions): Router {
  const router = Router();
  router.use(async (request, response, next) => {
    if (config.mode === 'development' || (await mayInspect(request, config))) next();
    else response.sendStatus(404);
  });
  router.get('/', (request, response) => {
    const nonce = createNonce();
    response
      .set(
        'Content-Security-Policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
      )
      .type('html')
      .send(
        createDiagnosticsPage({
          registry: registry.get(),
          overrides: readOverrides(request, config),
          config,
          nonce,
        }),
      );
  });
  router.post('/overrides', express.urlencoded({ extended: false }), (request, response) => {
    if (config.allowOverrides) saveOverride(request, response, config);
    else response.sendStatus(404);
  });
  return router;
}
