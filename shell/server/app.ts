import { join } from 'node:path';
import { ROOT } from '@saltbush/build';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import sirv from 'sirv';
import { createApiProxy } from './api-proxy';
import { chooseReleases } from './choose-releases';
import type { ShellConfig } from './config';
import { createDiagnosticsRouter } from './diagnostics/router';
import { NONCE } from './document';
import { createDocumentService } from './document-service';
import { ICON } from './icon';
import { createRegistryStore } from './registry-store';
import { contentSecurityPolicy, createNonce, SECURITY_HEADERS } from './security';
import { readOverrides, visitorNumber } from './visitor';

const IMMUTABLE = {
  immutable: true,
  maxAge: 31_536_000,
  brotli: true,
  gzip: true,
  dev: false,
  etag: true,
} as const;

/** Serves the browser builds of releases; server builds and records stay private. */
function releaseFiles(config: ShellConfig) {
  const serve = sirv(config.releasesDir, {
    ...IMMUTABLE,
    // Releases are added while the server runs.
    dev: true,
    setHeaders(response) {
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      response.setHeader('Access-Control-Allow-Origin', '*');
    },
  });
  return (request: Request, response: Response) => {
    const [, , , part] = request.path.split('/');
    if (part !== 'browser') response.sendStatus(404);
    else serve(request, response, () => void response.sendStatus(404));
  };
}

/** Serves images with fixed names that no remote owns (section 2.1): cached for a day, then revalidated. */
function pictures() {
  return sirv(join(ROOT, 'shell/public/images'), { etag: true, maxAge: 86_400, dev: false });
}

function logging(log: Logger) {
  return pinoHttp({
    logger: log,
    autoLogging: false,
    serializers: { req: ({ method, id }) => ({ method, id }), res: ({ statusCode }) => ({ statusCode }) },
  });
}

/** Creates the shell's web server: documents, release files, diagnostics and the proxy to the api. */
export async function createShellApp(config: ShellConfig, log: Logger): Promise<Express> {
  const app = express();
  const registry = createRegistryStore(config.releasesDir);
  const documents = createDocumentService(config, log);
  await documents.warm(chooseReleases(registry.get(), 1, {}));

  app.disable('x-powered-by');
  app.set('trust proxy', 'loopback');
  app.use((_request, response, next) => {
    response.set(SECURITY_HEADERS);
    next();
  });
  app.get('/_shell/health', (_request, response) => void response.json({ status: 'ok' }));
  app.use(
    '/_shell/assets',
    sirv(config.browserDir, IMMUTABLE),
    (_request, response) => void response.sendStatus(404),
  );
  app.get('/_shell/icon.svg', (_request, response) => response.type('svg').send(ICON));
  app.use('/images', pictures());
  app.use('/releases', releaseFiles(config));
  app.use(createApiProxy(config.apiUrl, log));
  app.use(logging(log));
  app.use('/_shell', createDiagnosticsRouter({ config, registry }));

  app.get('/{*path}', async (request, response) => {
    const overrides = readOverrides(request, config);
    const choice = chooseReleases(registry.get(), visitorNumber(request, response), overrides);
    const url = new URL(request.originalUrl, config.publicOrigin);
    const { status, redirect, html } = await documents.get(choice, url);
    if (redirect) return response.redirect(redirect.permanent ? 301 : 302, redirect.to);
    const nonce = createNonce();
    response
      .status(status)
      .set('Content-Type', 'text/html; charset=utf-8')
      .set('Cache-Control', 'private, no-cache')
      .set('Content-Security-Policy', contentSecurityPolicy(nonce, choice, config))
      .send(html.replaceAll(NONCE, nonce));
  });
  app.use((error: unknown, _request: Request, response: Response, _next: NextFunction) => {
    log.error({ err: error }, 'Could not create the document');
    response.status(500).type('html').send(FAILURE);
  });
  return app;
}

const FAILURE = `<!doctype html><html lang="en-AU"><meta charset="utf-8"><title>Saltbush Health</title>
<body style="font-family:system-ui;max-width:40rem;margin:4rem auto;padding:0 1rem"><h1>Something went wrong</h1>
<p>We couldn’t show this page. Your cart and account are safe. <a href="">Try again</a></p></body></html>`;
