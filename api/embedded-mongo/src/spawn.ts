import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { dirname, resolve as resolvePath } from 'node:path';
import { createInterface } from 'node:readline';

export interface SpawnOptions {
  dataDir: string;
  /** 0 or nothing takes a free port. */
  port?: number;
  /** The script to run: `main.ts` (through tsx) or its bundle. */
  entry: string;
  /** Receives the database's rare messages, one line each. */
  logger?(line: string): void;
}

export interface SpawnedMongo {
  /** What a driver connects to. */
  uri: string;
  port: number;
  /** The process id of the database. */
  pid: number;
  /** Resolves when the process is gone, however it ended. */
  exited: Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts the database in a process of its own, which ends with this one.
 * @throws Error with the child's one line when it cannot start.
 */
export function spawnEmbeddedMongo(options: SpawnOptions): Promise<SpawnedMongo> {
  const child = start(options);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let lastLine = '';
  createInterface(child.stderr).on('line', (line) => {
    lastLine = line;
    options.logger?.(line);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      reject(new Error(lastLine || `The embedded database ended with ${signal ?? `code ${code}`}`));
    });
    createInterface(child.stdout).once('line', (line) => {
      const { uri, port } = JSON.parse(line) as { port: number; uri: string };
      const close = (): Promise<void> => {
        child.kill('SIGTERM');
        return exited;
      };
      resolve({ uri, port, pid: child.pid ?? 0, exited, close });
    });
  });
}

function start({ dataDir, port = 0, entry }: SpawnOptions): ChildProcessWithoutNullStreams {
  const script = resolvePath(entry);
  const loader = script.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const args = [...loader, script, '--data-dir', resolvePath(dataDir), '--port', String(port)];
  // Started where the script is, so that its packages are found; the pipes end with this process.
  return spawn(process.execPath, args, { cwd: dirname(script), stdio: ['pipe', 'pipe', 'pipe'] });
}
