import { basename } from 'node:path';
import { listRemotes, RELEASES_DIR } from '../src/paths';
import { promote, rollback, setCanary } from '../src/releases/pointer';
import { readRegistry } from '../src/releases/read-registry';
import { bench } from './bench/bench';
import { buildPart, promoteUnregistered, staleParts } from './build';
import { checkData } from './check-data';
import { checkPlatform } from './check-platform';
import { dev } from './dev';
import { requireReason, takeForce } from './force';
import { newRemote } from './new-remote';
import { exitWithError, print } from './print';
import { release } from './release';
import { rules } from './rules';
import { sizes } from './sizes';
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

type Command = (args: string[], flags: Set<string>, force?: string) => Promise<void> | void;

const commands: Record<string, Command> = {
  start: () => start(),
  dev: (remotes) => dev(remotes),
  'new-remote': ([remote, path]) => newRemote(remote, path),
  structure: () => structure(),
  test: (names) => test(names),
  bench: (sections) => bench(sections),
  rules: () => rules(),
  sizes: (_args, flags) => sizes(flags),
  soak: (parts) => soak(parts),
  'check-data': ([folder]) => checkData(requireArgument(folder, 'npm run check-data -- <folder>')),
  'check-platform': () => checkPlatform(),
  async build(parts) {
    const selected = parts.length > 0 ? parts : staleParts();
    for (const part of selected) await buildPart(part);
    if (parts.length === 0) await promoteUnregistered();
  },
  release: (_args, flags, force) => release(currentRemote(), flags, force),
  async promote([id], _flags, force) {
    const remote = currentRemote();
    const release = requireArgument(id, 'npm run promote -w <remote> -- <release id>');
    await promote(remote, release, RELEASES_DIR, force);
    print(`Promoted ${remote} ${id}`);
  },
  async rollback([id], _flags, force) {
    const remote = currentRemote();
    print(`Rolled back ${remote} to ${await rollback(remote, id, RELEASES_DIR, force)}`);
  },
  async canary([id, share], _flags, force) {
    const usage = 'npm run canary -w <remote> -- <release id> <share from 0 to 1>';
    const portion = Number(requireArgument(share, usage));
    await setCanary(currentRemote(), requireArgument(id, usage), portion, RELEASES_DIR, force);
    print(`Serving ${currentRemote()} ${id} to ${Number(share) * 100}% of visitors`);
  },
  releases() {
    for (const [remote, entry] of Object.entries(readRegistry().remotes)) {
      const canary = entry.canary ? `, canary ${entry.canary.release.id} (${entry.canary.share * 100}%)` : '';
      print(`${remote} ${entry.current.id}${canary}, previous: ${entry.history.join(', ') || 'none'}`);
    }
  },
};

/** Runs one command; prints a failure, one line per reason, and exits with code 1. */
export async function main([name = '', ...words]: string[]): Promise<void> {
  const command = commands[name];
  const { rest, force } = takeForce(words);
  const flags = new Set(rest.filter((arg) => arg.startsWith('--')));
  const args = rest.filter((arg) => !arg.startsWith('--'));
  try {
    if (!command) throw new Error(`Unknown command "${name}". Commands: ${Object.keys(commands).join(', ')}`);
    if (force !== undefined) requireReason(force);
    await command(args, flags, force);
  } catch (error) {
    exitWithError(error);
  }
}
