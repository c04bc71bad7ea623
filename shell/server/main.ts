import { startTracing } from '@saltbush/contract/tracing';
import { configureGraphQL } from '@saltbush/shared-ui/platform';
import { pino } from 'pino';
import { createShellApp } from './app';
import { graphqlOf } from './ask-api';
import { createBoundedFetch } from './bounded-fetch';
import { readConfig, type ShellConfig } from './config';
import { BACKGROUND_FACTOR } from './documents/budgets';
import { CONNECTION_LIMITS, listen } from './listen';
import { publishPlatform } from './publish-platform';
import { traceCalls } from './tracing/trace-calls';

/** Time for open requests to finish. */
const SHUTDOWN_MS = 3000;

async function start(config: ShellConfig): Promise<void> {
  const tracing =
    config.tracing &&
    (await startTracing({
      ...config.tracing,
      service: 'saltbush-shell',
      onExports: (isWorking) =>
        log.warn(isWorking ? 'Traces are exported again' : 'Traces cannot be exported'),
    }));
  const mixin = tracing && { mixin: tracing.logFields };
  const log = pino({ name: 'shell', level: process.env.LOG_LEVEL ?? 'warn', ...mixin });
  configureGraphQL({
    ...graphqlOf(config),
    fetch: traceCalls(tracing, createBoundedFetch(config.renderBudgetMs * BACKGROUND_FACTOR)),
  });
  const { server, port } = await listen(await createShellApp(config, log, tracing), {
    port: config.port,
    host: config.host,
    limits: { ...CONNECTION_LIMITS, keepAliveMs: config.keepAliveMs },
  });
  process.stdout.write(`${JSON.stringify({ ready: true, port })}\n`);
  publishPlatform(config, log);
  const stop = () => {
    server.close(() => void Promise.resolve(tracing?.shutdown()).then(() => process.exit(0)));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), SHUTDOWN_MS).unref();
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  // The parent process holds stdin open: when it exits, so does this process.
  if (process.env.EXIT_WITH_STDIN === 'true') process.stdin.on('end', stop).on('error', stop).resume();
}

try {
  await start(readConfig(process.env));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message.split('\n')[0] : String(error)}\n`);
  process.exit(1);
}
