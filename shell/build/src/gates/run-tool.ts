import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../paths';

/** What a tool printed, and whether it was content. */
export interface ToolOutput {
  stdout: string;
  isGood: boolean;
}

/**
 * Runs a tool of the repository to completion, whatever its exit code.
 * @throws {Error} It could not be started.
 */
export function runTool(name: string, args: string[], cwd: string): Promise<ToolOutput> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(ROOT, 'node_modules/.bin', name), args, {
      cwd,
      // Tools colour their output for people.
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.stderr.resume();
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({ stdout: Buffer.concat(parts).toString('utf8'), isGood: code === 0 }),
    );
  });
}

const MOST = 5;

/** The first reasons, and how many more there are: a list of hundreds is not read. */
export const abridge = (reasons: string[], what: string): string[] =>
  reasons.length <= MOST ? reasons : [...reasons.slice(0, MOST), `and ${reasons.length - MOST} more ${what}`];
