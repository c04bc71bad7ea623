import { readFileSync } from 'node:fs';

const EVERY_MS = 500;

/** The command line and parent of a process; null where the system does not tell, and once it is gone. */
function inspect(pid: number): { command: string; parent: number } | null {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return { command, parent: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]) };
  } catch {
    return null;
  }
}

/** The shell between npm and this process, which neither forwards signals nor ends with npm. */
const isScriptShell = (command: string) => /^\S*sh -c /.test(command);

/**
 * Calls back once when the npm process that runs this one is gone: npm sends signals to its shell only. Does nothing
 * for a process that npm did not start, which may outlive its parent.
 */
export function watchParents(onGone: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const shell = inspect(parent);
  const npm = shell && isScriptShell(shell.command) ? shell.parent : null;
  const isGone = () => process.ppid !== parent || (npm !== null && inspect(parent)?.parent !== npm);
  const timer = setInterval(() => {
    if (!isGone()) return;
    clearInterval(timer);
    onGone();
  }, EVERY_MS);
  timer.unref();
}
