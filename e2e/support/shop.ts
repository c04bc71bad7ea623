import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

export const ROOT = resolve(import.meta.dirname, '../..');

/** A whole shop of a test's own: own ports, own data, own releases. */
export interface Shop {
  origin: string;
  folder: string;
  releasesDir: string;
  process: ChildProcess;
  stop(): Promise<void>;
}

export interface ShopOptions {
  /** Keeps the data of an earlier shop. */
  folder?: string;
  port?: number;
  env?: NodeJS.ProcessEnv;
}

export function findFreePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function prepareFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'saltbush-e2e-'));
  const releases = join(folder, 'releases');
  mkdirSync(releases);
  if (existsSync(join(ROOT, 'releases'))) cpSync(join(ROOT, 'releases'), releases, { recursive: true });
  return folder;
}

function waitUntilOpen(child: ChildProcess): Promise<void> {
  return new Promise((done, reject) => {
    const words: string[] = [];
    const listen = (stream: NodeJS.ReadableStream | null) => {
      if (!stream) return;
      createInterface({ input: stream }).on('line', (line) => {
        words.push(line);
        if (line.startsWith('Saltbush is open')) done();
      });
    };
    listen(child.stdout);
    listen(child.stderr);
    child.once('exit', (code) =>
      reject(new Error(`The shop ended with code ${code}:\n${words.slice(-20).join('\n')}`)),
    );
  });
}

/** Starts `npm start`'s command with settings of its own and waits until it is open. */
export async function startShop(options: ShopOptions = {}): Promise<Shop> {
  const folder = options.folder ?? prepareFolder();
  const port = options.port ?? (await findFreePort());
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, [join(ROOT, 'shell/build/bin/saltbush.mjs'), 'start'], {
    cwd: ROOT,
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
  });
  await waitUntilOpen(child);
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

export const removeShop = (shop: Shop): void => rmSync(shop.folder, { recursive: true, force: true });
