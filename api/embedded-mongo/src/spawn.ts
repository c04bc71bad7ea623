import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { dirname, resolve as resolvePath } from 'node:path';
import { createInterface } from 'node:readline';

export interface SpawnOptions {
  dataDir: string;
  /** 0 or undefined picks a free port. */
  port?: number;
  /** The script to run: `main.ts` (through tsx) or its bundle. */
  entry: string;
  /** Whether tests can ask for faults by `configureFailPoint`. */
  testCommands?: boolean;
  /** Receives the database's occasional messages, one line each. */
  logger?(line: string): void;
}

export interface SpawnedMongo {
  /** The address drivers connect to. */
  uri: string;
  port: number;
  /** The process id of the database. */
  pid: number;
  /** Resolves when the process has exited, for whatever reason. */
  exited: Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts the database in a child process, which ends together with this one.
 * @throws Error with the child's one-line message if it cannot start.
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

function start({ dataDir, port = 0, entry, testCommands }: SpawnOptions): ChildProcessWithoutNullStreams {
  const script = resolvePath(entry);
  const loader = script.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const args = [...loader, script, '--data-dir', resolvePath(dataDir), '--port', String(port)];
  if (testCommands) args.push('--test-commands');
  // Run from the script's folder, so that its packages resolve; the pipes end with this process.
  return spawn(process.execPath, args, { cwd: dirname(script), stdio: ['pipe', 'pipe', 'pipe'] });
}
