import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keeps a second process out of a data folder. A lock whose process is dead is taken over. */

const NAME = 'embedded-mongo.lock';

interface Owner {
  pid: number;
  /** When the process started, as the system reports it, so that a reused process id is not mistaken for it. */
  began: string;
  /** Where it listens, once it does. */
  port?: number;
}

export interface FolderLock {
  /** Notes the port at which the process listens, for others who look for it. */
  announce(port: number): void;
  unlock(): void;
}

/** When a process started; empty if the system does not report it, and `ended` for a zombie. */
function beginning(pid: number): string {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? 'ended' : (fields[19] ?? '');
  } catch {
    return '';
  }
}

function isAlive({ pid, began }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return began === beginning(pid);
}

function readOwner(path: string): Owner | undefined {
  try {
    const owner = JSON.parse(readFileSync(path, 'utf8')) as Owner;
    return typeof owner.pid === 'number' ? owner : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the port at which a running process serves a folder; null if none does. */
export function findPort(folder: string): number | null {
  const owner = readOwner(join(folder, NAME));
  return owner?.port && isAlive(owner) ? owner.port : null;
}

/**
 * Locks a folder for this process.
 * @throws Error with a one-line message if a running process holds it.
 */
export function lockFolder(folder: string): FolderLock {
  const path = join(folder, NAME);
  const owner: Owner = { pid: process.pid, began: beginning(process.pid) };
  let mine = JSON.stringify(owner);
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      writeFileSync(path, mine, { flag: 'wx', mode: 0o600 });
      return {
        announce(port) {
          mine = JSON.stringify({ ...owner, port });
          // Whoever reads it meanwhile sees the one or the other.
          writeFileSync(`${path}.new`, mine, { mode: 0o600 });
          renameSync(`${path}.new`, path);
        },
        unlock() {
          if (readFileSync(path, 'utf8') === mine) rmSync(path);
        },
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const other = readOwner(path);
    if (other && isAlive(other)) {
      throw new Error(`The data folder ${folder} is in use by process ${other.pid}; stop it first`);
    }
    rmSync(path, { force: true });
  }
  throw new Error(`The data folder ${folder} is in use by another process`);
}
