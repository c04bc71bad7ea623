import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { ROOT } from '../src/paths';

export interface NodeOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
}

const running = new Set<ChildProcess>();

/** Ends the scripts that `runNode` is running. */
export function stopScripts(): void {
  for (const child of running) child.kill('SIGTERM');
}

/**
 * Runs a Node script to completion.
 * @throws {Error} The end of its stderr, if it fails.
 */
export function runNode(args: string[], options: NodeOptions = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: options.cwd ?? ROOT,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    running.add(child);
    let errors = '';
    child.stderr.on('data', (chunk) => {
      errors = (errors + chunk).slice(-8000);
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      running.delete(child);
      if (code === 0) resolve();
      else reject(new Error(errors.trim() || `Exited with code ${code}`));
    });
  });
}

export interface ServerProcess {
  child: ChildProcess;
  /** The port of its ready line. Rejects if it ends before; its stderr has been forwarded. */
  ready: Promise<number>;
}

/**
 * Starts a server process, whose line `{"ready":true,"port":…}` says that it is ready. Its stdin stays open: servers
 * exit when it closes, so that none outlives its parent.
 */
export function spawnServer(args: string[], options: NodeOptions = {}): ServerProcess {
  const child = spawn(process.execPath, args, {
    cwd: options.cwd ?? ROOT,
    env: { ...process.env, ...options.env, EXIT_WITH_STDIN: 'true' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors = (errors + chunk).slice(-4000);
    process.stderr.write(chunk);
  });
  const ready = new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('{"ready":true')) resolve((JSON.parse(line) as { port: number }).port);
      else process.stdout.write(`${line}\n`);
    });
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(errors.trim() ? '' : `The server exited with code ${code}`)));
  });
  return { child, ready };
}

/** Returns whether nothing listens on the port. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
