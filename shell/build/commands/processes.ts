import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { ROOT } from '../src/paths';

export interface NodeOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
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
    let errors = '';
    child.stderr.on('data', (chunk) => {
      errors = (errors + chunk).slice(-8000);
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(errors.trim() || `Exited with code ${code}`)),
    );
  });
}

export interface ReadyProcess {
  child: ChildProcess;
  port: number;
}

/**
 * Starts a server process and waits for its line `{"ready":true,"port":…}`. Its stdin stays open: servers exit when it
 * closes, so that none outlives its parent.
 * @throws {Error} The process exited before it was ready; its stderr has been forwarded.
 */
export function startServer(args: string[], options: NodeOptions = {}): Promise<ReadyProcess> {
  return new Promise((resolve, reject) => {
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
    createInterface({ input: child.stdout }).on('line', (line) => {
      const ready = line.startsWith('{"ready":true') ? (JSON.parse(line) as { port: number }) : null;
      if (ready) resolve({ child, port: ready.port });
      else process.stdout.write(`${line}\n`);
    });
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(errors.trim() ? '' : `The server exited with code ${code}`)));
  });
}

/** Returns whether nothing listens on the port. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
