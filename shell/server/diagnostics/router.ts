import { isPermitted, readRole, type StoredRole } from '@saltbush/contract';
import express, { type Request, type Response, Router } from 'express';
import type { ShellConfig } from '../config';
import type { RegistryStore } from '../registry-store';
import { createNonce } from '../security';
import { isAllowedOrigin, OVERRIDES_COOKIE, readOverrides } from '../visitor';
import { createDiagnosticsPage } from './page';

interface DiagnosticsOptions {
  config: ShellConfig;
  registry: RegistryStore;
}

/** In production the diagnostics are for signed-in staff with the permission, as the api knows them. */
async function mayInspect(request: Request, config: ShellConfig): Promise<boolean> {
  try {
    const answer = await fetch(`${config.apiUrl}/api/auth/session`, {
      method: 'POST',
      headers: {
        cookie: request.headers.cookie ?? '',
        'content-type': 'application/json',
        origin: config.publicOrigin,
      },
      signal: AbortSignal.timeout(2000),
    });
    const body = (await answer.json()) as { data?: { user?: { role?: StoredRole } } };
    const role = body.data?.user?.role;
    return role !== undefined && isPermitted(readRole(role), 'releases:inspect');
  } catch {
    return false;
  }
}

function saveOverride(request: Request, response: Response, config: ShellConfig): void {
  const { remote, url } = request.body as { remote?: string; url?: string };
  const overrides: Record<string, string> = { ...readOverrides(request, config) };
  if (!remote) return void response.sendStatus(400);
  if (!url) delete overrides[remote];
  else if (isAllowedOrigin(url, config.overrideOrigins)) overrides[remote] = url;
  else
    return void response.status(400).type('text').send('This origin is not on the list of allowed origins.');
  response.cookie(OVERRIDES_COOKIE, JSON.stringify(overrides), {
    sameSite: 'lax',
    httpOnly: true,
    path: '/',
  });
  response.redirect(303, '/_shell');
}

/** `/_shell`: which release of each remote is shown, load times, last errors, and the override panel. */
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
        `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; form-action 'self'`,
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
