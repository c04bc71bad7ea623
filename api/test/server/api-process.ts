import { execFileSync, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const API = fileURLToPath(new URL('../..', import.meta.url));

/** The built server, as `npm start` runs it; it lies inside node_modules so that it can resolve its packages. */
export function buildApi(name: string): { main: string; remove(): void } {
  const folder = join(API, 'node_modules/.cache', name);
  execFileSync(process.execPath, [join(API, 'build.mjs'), folder]);
  return {
    main: join(folder, 'main.mjs'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export interface ApiProcess {
  /** Resolves when the process accepts requests; rejects with its stderr output if it exits first. */
  ready: Promise<void>;
  /** Kills the process without warning, as a power cut would. */
  kill(): Promise<void>;
}

/** Starts a server process. */
export function startApi(main: string, env: NodeJS.ProcessEnv): ApiProcess {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'error', EXIT_WITH_STDIN: 'true', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => String(chunk).includes('"ready":true') && resolve());
    void exited.then(() => reject(new Error(errors)));
  });
  return {
    ready,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
