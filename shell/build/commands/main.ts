import { basename } from 'node:path';
import { listRemotes } from '../src/paths';
import { promote, rollback, setCanary } from '../src/releases/pointer';
import { readRegistry } from '../src/releases/read-registry';
import { bench } from './bench/bench';
import { buildPart, promoteUnregistered, staleParts } from './build';
import { checkData } from './check-data';
import { dev } from './dev';
import { newRemote } from './new-remote';

import { exitWithError, print } from './print';
import { release } from './release';
import { rules } from './rules';
import { soak } from './soak';
import { start } from './start';
import { structure } from './structure';
import { test } from './test';

/** Returns the remote whose folder is the working directory, as set by `npm run … -w <remote>`. */
function currentRemote(): string {
  const remote = basename(process.cwd());
  if (!listRemotes().includes(remote))
    throw new Error(`Run this command for one remote: -w ${listRemotes().join(' | -w ')}`);
  return remote;
}

function requireArgument(value: string | undefined, usage: string): string {
  if (!value) throw new Error(`Usage: ${usage}`);
  return value;
}

type Command = (args: string[], flags: Set<string>) => Promise<void> | void;

const commands: Record<string, Command> = {
  start: () => start(),
  dev: (remotes) => dev(remotes),
  'new-remote': ([remote, path]) => newRemote(remote, path),
  structure: () => structure(),
  test: (names) => test(names),
  bench: (sections) => bench(sections),
  rules: () => rules(),
  soak: (parts) => soak(parts),
  'check-data': ([folder]) => checkData(requireArgument(folder, 'npm run check-data -- <folder>')),
  async build(parts) {
    const selected = parts.length > 0 ? parts : staleParts();
    for (const part of selected) await buildPart(part);
    if (parts.length === 0) await promoteUnregistered();
  },
  release: (_args, flags) => release(currentRemote(), flags),
  async promote([id]) {
    const remote = currentRemote();
    await promote(remote, requireArgument(id, 'npm run promote -w <remote> -- <release id>'));
    print(`Promoted ${remote} ${id}`);
  },
  async rollback([id]) {
    const remote = currentRemote();
    print(`Rolled back ${remote} to ${await rollback(remote, id)}`);
  },
  async canary([id, share]) {
    const usage = 'npm run canary -w <remote> -- <release id> <share from 0 to 1>';
    await setCanary(currentRemote(), requireArgument(id, usage), Number(requireArgument(share, usage)));
    print(`Serving ${currentRemote()} ${id} to ${Number(share) * 100}% of visitors`);
  },
  releases() {
    for (const [remote, entry] of Object.entries(readRegistry().remotes)) {
      const canary = entry.canary ? `, canary ${entry.canary.release.id} (${entry.canary.share * 100}%)` : '';
      print(`${remote} ${entry.current.id}${canary}, previous: ${entry.history.join(', ') || 'none'}`);
    }
  },
};

/** Runs one command; prints a failure as one line and exits with code 1. */
export async function main([name = '', ...rest]: string[]): Promise<void> {
  const command = commands[name];
  const flags = new Set(rest.filter((arg) => arg.startsWith('--')));
  const args = rest.filter((arg) => !arg.startsWith('--'));
  try {
    if (!command) throw new Error(`Unknown command "${name}". Commands: ${Object.keys(commands).join(', ')}`);
    await command(args, flags);
  } catch (error) {
    exitWithError(error);
  }
}
