import { spawn } from 'node:child_process';
import { dirname, resolve as resolvePath } from 'node:path';

export interface SpawnOptions {
  dataDir: string;
  /** 0 or nothing takes a free port. */
  port?: number;
  /** The script to run: `main.ts` (through tsx) or its bundle. */
  entry: string;
}

export interface SpawnedMongo {
  uri: string;
  port: number;
  /** The process id of the database. */
  pid: number;
  /** Resolves when the database ended, for whatever reason. */
  exited: Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts the database in a process of its own, which ends with this one.
 * @throws Error with the child's one line when it cannot start.
 */
export function spawnEmbeddedMongo({ dataDir, port = 0, entry }: SpawnOptions): Promise<SpawnedMongo> {
  const loader = entry.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const folder = ['--data-dir', resolvePath(dataDir), '--port', String(port)];
  const child = spawn(process.execPath, [...loader, resolvePath(entry), ...folder], {
    // Packages are found from where the entry is.
    cwd: dirname(resolvePath(entry)),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let output = '';
  let errors = '';
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.stderr.on('data', (chunk: Buffer) => {
      errors = (errors + chunk.toString()).slice(-4000);
    });
    child.once('close', (code, signal) => {
      reject(
        new Error(errors.trim().split('\n').at(-1) || `the embedded database ended with ${signal ?? code}`),
      );
    });
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (!output.includes('\n')) return;
      const started = JSON.parse(output.slice(0, output.indexOf('\n'))) as { port: number; uri: string };
      resolve({
        ...started,
        pid: child.pid ?? 0,
        exited,
        async close() {
          child.kill('SIGTERM');
          await exited;
        },
      });
    });
  });
}
