import { startTracing } from '@saltbush/contract/tracing';
import type { Logger } from 'pino';
import { createJobs, startJobs } from './jobs';
import { type ApiConfig, RefusedStartError, readConfig } from './server/config';
import { connect } from './server/connect';
import { createApi } from './server/create-api';
import { startEmbeddedDatabase } from './server/embedded-database';
import { publishSchema } from './server/graphql/publish-schema';
import { listen } from './server/listen';
import { createLogger } from './server/logging';
import { releaseStartupMemory } from './server/release-memory';
import { loadSecrets } from './server/secrets';
import { createServices } from './server/services';

/** Time allowed for active requests and jobs to finish. */
const SHUTDOWN_MS = 8000;

type Closer = () => Promise<unknown> | unknown;

/** Closed in reverse order. */
async function closeAll(closers: readonly Closer[]): Promise<void> {
  for (const close of [...closers].reverse()) await close();
}

/** The address of the database: a MongoDB's, or that of the embedded one, started here if nobody else runs it. */
async function openDatabase(config: ApiConfig, log: Logger, closers: Closer[]): Promise<string> {
  if (!config.standIns.has('database')) return config.mongodbUri ?? '';
  const { embeddedDatabasePort } = config;
  if (embeddedDatabasePort !== null)
    return `mongodb://127.0.0.1:${embeddedDatabasePort}/?directConnection=true`;
  const embedded = await startEmbeddedDatabase(config.dataDir, log);
  closers.push(embedded.close);
  return embedded.uri;
}

async function start(config: ApiConfig, closers: Closer[]): Promise<number> {
  const tracing =
    config.tracing &&
    (await startTracing({
      ...config.tracing,
      service: 'saltbush-api',
      onExports: (isWorking) =>
        log.warn(isWorking ? 'Traces are exported again' : 'Traces cannot be exported'),
    }));
  const log = createLogger(config.logLevel, undefined, tracing?.logFields);
  if (tracing) closers.push(tracing.shutdown);
  const secrets = loadSecrets(config);
  if (config.isProduction && config.standIns.size > 0)
    log.warn({ standIns: [...config.standIns] }, 'Runs in production on embedded services');
  const client = await connect(await openDatabase(config, log, closers), tracing);
  closers.push(() => client.close());
  const clock = { now: () => new Date() };
  const services = await createServices({ client, config, secrets, clock, log, tracing });
  closers.push(services.search.close, await startJobs(services, createJobs(services)));
  const http = await listen(createApi(services), config.port, config.host);
  closers.push(http.close);
  publishSchema(config.releasesDir, log);
  return http.port;
}

/** Shuts down gracefully: on a signal, or when the parent process is gone. */
function stopOn(config: ApiConfig, closers: readonly Closer[]): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    closeAll(closers).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  if (config.exitWithStdin) process.stdin.on('end', stop).on('error', stop).resume();
}

/** One line for each reason. */
function reasonOf(error: unknown): string {
  if (error instanceof RefusedStartError) return `${error.message}\n`;
  return `${(error instanceof Error ? error.message : String(error)).split('\n')[0]}\n`;
}

const closers: Closer[] = [];
try {
  const config = readConfig(process.env);
  stopOn(config, closers);
  const port = await start(config, closers);
  releaseStartupMemory();
  process.stdout.write(`${JSON.stringify({ ready: true, port })}\n`);
} catch (error) {
  process.stderr.write(reasonOf(error));
  await closeAll(closers).catch(() => undefined);
  process.exit(1);
}
