import { basename } from 'node:path';
import { listRemotes } from '../src/paths';
import { requireReason, takeForce } from './force';
import { exitWithError, print } from './print';

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

/** `words` are all arguments as they were given. */
type Command = (
  args: string[],
  flags: Set<string>,
  force: string | undefined,
  words: string[],
) => Promise<void> | void;

const pointer = () => import('../src/releases/pointer');

/** Each loads only its own code: a rollback must not wait for the compiler to be read. */
const commands: Record<string, Command> = {
  start: async () => (await import('./start')).start(),
  dev: async (_args, _flags, _force, words) => (await import('./dev/dev')).dev(words),
  'new-remote': async ([remote, path]) => (await import('./new-remote')).newRemote(remote, path),
  structure: async () => (await import('./structure')).structure(),
  test: async (names) => (await import('./test')).test(names),
  bench: async (sections) => (await import('./bench/bench')).bench(sections),
  analytics: async ([days]) => (await import('./reports/analytics')).analytics(days),
  rules: async () => (await import('./rules')).rules(),
  sizes: async (_args, flags) => (await import('./sizes')).sizes(flags),
  soak: async (parts) => (await import('./scripts/soak')).soak(parts),
  compat: async (words) => (await import('./scripts/compat')).compat(words),
  async 'check-data'([folder]) {
    const { checkData } = await import('./check-data');
    await checkData(requireArgument(folder, 'npm run check-data -- <folder>'));
  },
  staff: async (_args, _flags, _force, words) => (await import('./staff')).staff(words),
  'check-platform': async () => (await import('./check-platform')).checkPlatform(),
  build: async (parts, flags) => (await import('./build')).build(parts, flags),
  release: async (_args, flags, force) => (await import('./release')).release(currentRemote(), flags, force),
  async promote([id], _flags, force) {
    const remote = currentRemote();
    const release = requireArgument(id, 'npm run promote -w <remote> -- <release id>');
    await (await pointer()).promote(remote, release, undefined, force);
    print(`Promoted ${remote} ${id}`);
  },
  async rollback([id], _flags, force) {
    const remote = currentRemote();
    const { rollback } = await pointer();
    print(`Rolled back ${remote} to ${await rollback(remote, id, undefined, force)}`);
  },
  async canary(args, _flags, force) {
    await (await import('./canary')).canary(currentRemote(), args, force);
  },
  prune: async ([days]) => (await import('./prune')).prune(days),
  releases: async () => (await import('./releases')).releases(),
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
    await command(args, flags, force, words);
  } catch (error) {
    exitWithError(error);
  }
}
