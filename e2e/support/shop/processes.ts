import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The process ids of what a process has started itself. */
export const childrenOf = (pid: number): number[] => {
  try {
    const text = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
    return text.split('\n').map(Number).filter(Boolean);
  } catch {
    return [];
  }
};

/** The process ids of everything that a process has started, directly or not. */
export const descendantsOf = (pid: number): number[] =>
  childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)]);

/** Whether a process still exists; one that has ended and waits for its parent does not count. */
export function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
