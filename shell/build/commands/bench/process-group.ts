import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MS = 15_000;
const LOOK_MS = 50;

/** A program with everything that it starts. */
export interface ProcessGroup {
  child: ChildProcess;
  /** Settles when the program itself ends. Raises its last words when it failed. */
  ended: Promise<void>;
  /** Ends the program and everything that it started. */
  stop(): Promise<void>;
}

export interface GroupOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
  stdio?: StdioOptions;
}

/** Sends a signal to every process of a group; false when there is none any more. */
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
  while (isRunning && performance.now() - started < PATIENCE_MS) {
    await wait(LOOK_MS);
    isRunning = signal(group, 0);
  }
  if (isRunning) signal(group, 'SIGKILL');
}

/** The line that says why: an error's message, or the program's own words before those of npm around it. */
function reasonOf(errors: string): string | undefined {
  const lines = errors.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('npm warn'));
  const reason =
    lines.find((line) => /^\w*Error:/.test(line)) ??
    lines.find((line) => !line.startsWith('npm ')) ??
    lines.findLast((line) => !line.includes('complete log'));
  return reason?.replace(/^(npm error |\w*Error: )/, '').trim();
}

function watch(child: ChildProcess, words: string): Promise<void> {
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors = (errors + chunk).slice(-4000);
  });
  // What is not read would stop the program once the pipe is full.
  child.stdout?.resume();
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${words}: ${reasonOf(errors) ?? `it ended with code ${code}`}`));
    });
  });
}

/** Starts a program in a process group of its own, so that nothing of it can be left behind. */
export function startGroup(command: string, args: string[], options: GroupOptions): ProcessGroup {
  const stdio = options.stdio ?? ['ignore', 'pipe', 'pipe'];
  const child = spawn(command, args, { ...options, stdio, detached: true });
  const ended = watch(child, [basename(command), ...args].join(' '));
  ended.catch(() => undefined);
  return {
    child,
    ended,
    stop: () => (child.pid === undefined ? Promise.resolve() : stopGroup(child.pid)),
  };
}
