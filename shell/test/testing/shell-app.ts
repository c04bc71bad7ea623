import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Tracing } from '@saltbush/contract/tracing';
import { type Logger, pino } from 'pino';
import { createShellApp } from '../../server/app';
import { readConfig } from '../../server/config';
import { createShopFolder } from './shop-folder';

/** A line of its log. */
export interface LogLine {
  level: number;
  msg: string;
  file?: string;
  requestId?: string;
  traceId?: string;
  reason?: string;
  path?: string;
  where?: string;
}

/** Starts the shell's server in a separate folder, without remotes or an api. */
export async function startShell(environment: NodeJS.ProcessEnv = {}, tracing: Tracing | null = null) {
  const { folder, releasesDir, browserDir } = createShopFolder();
  const lines: LogLine[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line));
  const mixin = tracing && { mixin: tracing.logFields };
  const log: Logger = pino({ level: 'warn', ...mixin }, { write });
  const config = readConfig({
    API_URL: 'http://127.0.0.1:9',
    API_ACCESS_TOKEN: 'a token of the tests, long enough to be taken',
    RELEASES_DIR: releasesDir,
    BROWSER_DIR: browserDir,
    ...environment,
  });
  const server = createServer(await createShellApp(config, log, tracing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    releasesDir,
    browserDir,
    lines,
    async stop() {
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true });
    },
  };
}

export type RunningShell = Awaited<ReturnType<typeof startShell>>;
