import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const STOP_TIMEOUT_MS = 15_000;
const POLL_MS = 50;

/** A program and all of its child processes. */
export interface ProcessGroup {
  child: ChildProcess;
  /** Settles when the program itself exits; rejects with the reason if it fails. */
  exited: Promise<void>;
  /** Stops the program and all of its child processes. */
  stop(): Promise<void>;
}

export interface GroupOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
  stdio?: StdioOptions;
}

/** Sends a signal to every process of a group; returns false if none is left. */
function signal(group: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-group, name);
  } catch {
    return false;
  }
}

async function stopGroup(group: number): Promise<void> {
  const started = performance.now();
  let isRunning = signal(group, 'SIGTERM');
  while (isRunning && performance.now() - started < STOP_TIMEOUT_MS) {
    await wait(POLL_MS);
    isRunning = signal(group, 0);
  }
  if (isRunning) signal(group, 'SIGKILL');
}

/** Returns the line of stderr that states the reason: an error's message, or the last output that is not npm's. */
function reasonOf(errors: string): string | undefined {
  const lines = errors.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('npm warn'));
  const reason =
    lines.find((line) => /^\w*Error:/.test(line)) ??
    lines.find((line) => !line.startsWith('npm ')) ??
    lines.findLast((line) => !line.includes('complete log'));
  return reason?.replace(/^(npm error |\w*Error: )/, '').trim();
}

function waitForExit(child: ChildProcess, command: string): Promise<void> {
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors = (errors + chunk).slice(-4000);
  });
  // The program would block on a full pipe if its output were not read.
  child.stdout?.resume();
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${command}: ${reasonOf(errors) ?? `exited with code ${code}`}`));
    });
  });
}

/** Starts a program in its own process group, so that none of its child processes is left running. */
export function startGroup(command: string, args: string[], options: GroupOptions): ProcessGroup {
  const stdio = options.stdio ?? ['ignore', 'pipe', 'pipe'];
  const child = spawn(command, args, { ...options, stdio, detached: true });
  const exited = waitForExit(child, [basename(command), ...args].join(' '));
  exited.catch(() => undefined);
  return {
    child,
    exited,
    stop: () => (child.pid === undefined ? Promise.resolve() : stopGroup(child.pid)),
  };
}
