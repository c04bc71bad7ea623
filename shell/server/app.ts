import { requestIdOf } from '@saltbush/contract/http';
import type { Tracing } from '@saltbush/contract/tracing';
import express, {
  type Express,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { createApiProxy } from './api-proxy';
import { createJudge } from './canary/judge';
import { createNotify } from './canary/notify';
import { chooseReleases } from './choose-releases';
import type { ShellConfig } from './config';
import { createDiagnosticsRouter } from './diagnostics/router';
import { createDocumentService } from './documents/document-service';
import { sendDocuments } from './documents/send-documents';
import { sendFailure } from './failure-page';
import { createFileLists } from './files/file-lists';
import { createIntegrityRouter } from './files/integrity-router';
import { createVerifiedReader } from './files/read-verified';
import { DAY, IMMUTABLE, serveFiles } from './files/serve-files';
import { ICON } from './icon';
import { createReadiness } from './readiness';
import { refuseBodies } from './refuse-bodies';
import { refuseLargeBodies } from './refuse-large-bodies';
import { createRegistryStore } from './registry-store';
import { requireHttps } from './require-https';
import { refuseForeignChanges, setSecurityHeaders } from './security';
import { bringReleases } from './store/bring-releases';
import { startFollower } from './store/follower';
import { createTelemetry } from './telemetry/telemetry';
import { dropForeignContext, traceRequests } from './tracing/trace-requests';

function logging(log: Logger) {
  return pinoHttp({
    logger: log,
    autoLogging: false,
    genReqId(request, response) {
      const id = String(request.headers['x-request-id']);
      response.setHeader('X-Request-Id', id);
      return id;
    },
    serializers: { req: ({ method, id }) => ({ method, id }), res: ({ statusCode }) => ({ statusCode }) },
  });
}

/** Gives every request an id, which the api gets too. */
const identify: RequestHandler = (request, _response, next) => {
  request.headers['x-request-id'] = requestIdOf(request.headers['x-request-id']);
  next();
};

/** Returns the status of an error that the request caused, such as a body that is too large. */
function clientErrorOf(error: unknown): number | null {
  const { status } = error as { status?: unknown };
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null;
}

/** Creates the shell's web server: documents, release files, diagnostics and the proxy to the api. */
export async function createShellApp(
  config: ShellConfig,
  log: Logger,
  tracing: Tracing | null = null,
): Promise<Express> {
  const app = express();
  const files = createFileLists(config.releasesDir, config.browserDir);
  const readVerified = createVerifiedReader(log);
  const follower = config.store.isShared ? await startFollower(config.store, log) : null;
  const registry = createRegistryStore(config.releasesDir, log);
  const checkReadiness = createReadiness(config, registry, follower);
  const documents = createDocumentService(config, log, files, readVerified, tracing);
  const telemetry = createTelemetry({ config, log, files, registry });
  const notify = createNotify(config.canaryWebhook, log);
  createJudge({ ...config, registry, figures: telemetry.figures, notify, log }).start();
  await documents.warm(chooseReleases(registry.get(), null, {}));

  app.disable('x-powered-by');
  app.set('trust proxy', 'loopback');
  app.use(
    setSecurityHeaders(config),
    requireHttps(config),
    refuseForeignChanges(config),
    refuseBodies,
    refuseLargeBodies,
  );
  app.get('/_shell/health', (_request, response) => void response.json({ status: 'ok' }));
  app.get('/_shell/ready', async (_request, response) => {
    const readiness = await checkReadiness();
    response
      .status(readiness.status === 'unavailable' ? 503 : 200)
      .set('Cache-Control', 'no-store')
      .json(readiness);
  });
  app.use('/_shell/assets', serveFiles(files.findInShell, readVerified, IMMUTABLE));
  app.get('/_shell/icon.svg', (_request, response) => response.type('svg').send(ICON));
  app.use('/images', serveFiles(files.findPicture, readVerified, DAY));
  if (config.store.isShared) app.use('/releases', bringReleases(config.store));
  app.use('/releases', serveFiles(files.findInReleases, readVerified, IMMUTABLE));
  app.use('/_shell', createIntegrityRouter(files, log), telemetry.router);
  app.use(identify);
  if (!config.trustsTraceparent) app.use(dropForeignContext);
  if (tracing) app.use(traceRequests(tracing));
  app.use(createApiProxy(config, log));
  app.use(logging(log));
  app.use('/_shell', createDiagnosticsRouter({ config, registry, follower, ...telemetry }));

  app.get(/.*/, sendDocuments({ config, registry, documents, metrics: telemetry.metrics, tracing }));
  app.use((error: unknown, _request: Request, response: Response, _next: NextFunction) => {
    const status = clientErrorOf(error);
    if (status) return void response.sendStatus(status);
    log.error({ err: error }, 'Could not create the document');
    sendFailure(response);
  });
  return app;
}
