import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePort } from '@saltbush/build/free-port';
import { prepareFolder, ROOT, saltbushOf } from './folder';

/** A whole shop for one test: separate ports, data and releases. */
export interface Shop {
  origin: string;
  folder: string;
  releasesDir: string;
  process: ChildProcess;
  stop(): Promise<void>;
}

export interface ShopOptions {
  /** Sources of the shop; those of this file by default. */
  root?: string;
  /** Reuses the data of an earlier shop. */
  folder?: string;
  port?: number;
  env?: NodeJS.ProcessEnv;
  /** Receives every line that the shop prints. */
  onLine?: (line: string) => void;
  /** A signal from the terminal does not reach the shop: whoever started it stops it. */
  isDetached?: boolean;
}

function waitUntilOpen(child: ChildProcess, onLine?: (line: string) => void): Promise<void> {
  return new Promise((done, reject) => {
    const lines: string[] = [];
    const listen = (stream: NodeJS.ReadableStream | null) => {
      if (!stream) return;
      createInterface({ input: stream }).on('line', (line) => {
        onLine?.(line);
        lines.push(line);
        if (lines.length > 20) lines.shift();
        if (line.startsWith('Saltbush is open')) done();
      });
    };
    listen(child.stdout);
    listen(child.stderr);
    child.once('exit', (code) => reject(new Error(`The shop ended with code ${code}:\n${lines.join('\n')}`)));
  });
}

/** Runs the `npm start` command with these settings and waits until the shop is ready. */
export async function startShop(options: ShopOptions = {}): Promise<Shop> {
  const folder = options.folder ?? prepareFolder();
  const port = options.port ?? (await findFreePort());
  const origin = `http://localhost:${port}`;
  const root = options.root ?? ROOT;
  const child = spawn(process.execPath, [saltbushOf(root), 'start'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      DATA_DIR: join(folder, 'data'),
      RELEASES_DIR: join(folder, 'releases'),
      RENDER_BUDGET_MS: '3000',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: options.isDetached ?? false,
  });
  await waitUntilOpen(child, options.onLine);
  return {
    origin,
    folder,
    releasesDir: join(folder, 'releases'),
    process: child,
    async stop() {
      if (child.exitCode !== null) return;
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Settings of a shop whose products and log lines do not matter. */
export const SMALL_SHOP: NodeJS.ProcessEnv = { SEED_PRODUCTS: '100', LOG_LEVEL: 'silent' };
