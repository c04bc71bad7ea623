import { createServer } from 'node:http';
import { configureGraphQL } from '@saltbush/shared-ui/platform';
import { pino } from 'pino';
import { createShellApp } from './app';
import { readConfig, type ShellConfig } from './config';

/** Longer than upstream proxies keep connections alive, so that they never send into a closing one. */
const KEEP_ALIVE_MS = 65_000;

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function listen(config: ShellConfig): Promise<void> {
  const log = pino({ name: 'shell', level: process.env.LOG_LEVEL ?? 'warn' });
  configureGraphQL({ endpoint: `${config.apiUrl}/graphql`, headers: { origin: config.publicOrigin } });
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, await createShellApp(config, log));
  server.on('error', (error: NodeJS.ErrnoException) =>
    fail(error.code === 'EADDRINUSE' ? `Port ${config.port} is in use. Set PORT to another one.` : error),
  );
  server.listen(config.port, config.host, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : config.port;
    process.stdout.write(`${JSON.stringify({ ready: true, port })}\n`);
  });
  const stop = () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), 3000).unref();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // The parent process holds stdin open: when it exits, so does this process.
  if (process.env.EXIT_WITH_STDIN === 'true') process.stdin.on('end', stop).resume();
}

try {
  await listen(readConfig(process.env));
} catch (error) {
  fail(error);
}
