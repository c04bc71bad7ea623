import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { createApiProxy } from './api-proxy';
import { chooseReleases } from './choose-releases';
import type { ShellConfig } from './config';
import { createDiagnosticsRouter } from './diagnostics/router';
import { NONCE } from './document';
import { createDocumentService } from './document-service';
import { createFileLists } from './files/file-lists';
import { createVerifiedReader } from './files/read-verified';
import { DAY, IMMUTABLE, serveFiles } from './files/serve-files';
import { ICON } from './icon';
import { createRegistryStore } from './registry-store';
import { contentSecurityPolicy, createNonce, SECURITY_HEADERS } from './security';
import { readOverrides, visitorNumber } from './visitor';

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
  const files = createFileLists(config.releasesDir, config.browserDir);
  const readVerified = createVerifiedReader(log);
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
  app.use('/_shell/assets', serveFiles(files.findInShell, readVerified, IMMUTABLE));
  app.get('/_shell/icon.svg', (_request, response) => response.type('svg').send(ICON));
  app.use('/images', serveFiles(files.findPicture, readVerified, DAY));
  app.use('/releases', serveFiles(files.findInReleases, readVerified, IMMUTABLE));
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
