import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Linux tells about processes in files; elsewhere these figures are not to be had. */
const PROC = '/proc';
const isTold = existsSync(`${PROC}/self/stat`);
const TICK_MS = 10;

/** Fields of /proc/<pid>/stat after the name, which may itself hold spaces: state, parent, … */
const statOf = (pid: number): string[] =>
  readFileSync(`${PROC}/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];

/** Milliseconds of processor time that a process has spent; null where the system does not tell. */
export function cpuMs(pid: number): number | null {
  if (!isTold) return null;
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Megabytes that a process holds in memory; null where the system does not tell. */
export function memoryMb(pid: number): number | null {
  if (!isTold) return null;
  const line = /VmRSS:\s+(\d+)/.exec(readFileSync(`${PROC}/${pid}/status`, 'utf8'));
  return Math.round(Number(line?.[1]) / 1024);
}

function isChild(pid: number, parent: number): boolean {
  try {
    return Number(statOf(pid)[1]) === parent;
  } catch {
    // It ended since it was listed.
    return false;
  }
}

/** The only process that another one started; null where the system does not tell. */
export function onlyChildOf(parent: number): number | null {
  if (!isTold) return null;
  const pids = readdirSync(PROC).map(Number).filter(Number.isInteger);
  const children = pids.filter((pid) => isChild(pid, parent));
  if (children[0] === undefined || children.length > 1)
    throw new Error(`Process ${parent} has ${children.length} children where one was expected`);
  return children[0];
}
