import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Linux reports process figures in /proc; elsewhere they are unavailable. */
const PROC = '/proc';
const isAvailable = existsSync(`${PROC}/self/stat`);
const TICK_MS = 10;

/** Fields of /proc/<pid>/stat after the name, which may itself hold spaces: state, parent, … */
const statOf = (pid: number): string[] =>
  readFileSync(`${PROC}/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];

/** Processor time a process has used, in milliseconds; null if the system does not report it. */
export function cpuMs(pid: number): number | null {
  if (!isAvailable) return null;
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/**
 * Resident memory of a process in MB, without files that it has mapped: the system drops their pages when it needs room.
 * @returns null if the system does not report it
 */
export function memoryMb(pid: number): number | null {
  if (!isAvailable) return null;
  const status = readFileSync(`${PROC}/${pid}/status`, 'utf8');
  const kilobytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
  return Math.round((kilobytes('VmRSS') - kilobytes('RssFile')) / 1024);
}

function isChild(pid: number, parent: number): boolean {
  try {
    return Number(statOf(pid)[1]) === parent;
  } catch {
    // It has exited since it was listed.
    return false;
  }
}

/** The only child of a process; null if the system does not report it. */
export function onlyChildOf(parent: number): number | null {
  if (!isAvailable) return null;
  const pids = readdirSync(PROC).map(Number).filter(Number.isInteger);
  const children = pids.filter((pid) => isChild(pid, parent));
  if (children[0] === undefined || children.length > 1)
    throw new Error(`Process ${parent} has ${children.length} children where one was expected`);
  return children[0];
}
