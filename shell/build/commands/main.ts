import { basename } from 'node:path';
import { IS_SQUADS, listRemotes } from '../src/paths';
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
  'new-remote': async ([remote, path]) => (await import('./create/new-remote')).newRemote(remote, path),
  create: async ([remote, path]) => (await import('./create/create')).create(remote, path),
  codegen: async () => (await import('./codegen')).codegen(),
  async 'pack-platform'([folder]) {
    const { packPlatform } = await import('./pack-platform');
    await packPlatform(requireArgument(folder, 'npm run pack-platform -- <folder>'));
  },
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

/** What works without the platform's sources: the rest is not packed. */
const ON_PACKAGES = new Set([
  'create',
  'codegen',
  'release',
  'promote',
  'rollback',
  'canary',
  'prune',
  'releases',
]);
const WITHOUT_STORE = new Set(['create', 'codegen']);

/** @throws {Error} The command needs the platform's repository; or a squad's has not said where the shop's releases are. */
function requirePlace(name: string, { RELEASES_DIR, RELEASE_STORE }: NodeJS.ProcessEnv): void {
  if (!IS_SQUADS) {
    if (WITHOUT_STORE.has(name))
      throw new Error(`"${name}" is for a repository with the platform's packages`);
    return;
  }
  if (!ON_PACKAGES.has(name)) throw new Error(`"${name}" is a command of the platform's own repository`);
  if (!WITHOUT_STORE.has(name) && !RELEASES_DIR && !RELEASE_STORE)
    throw new Error('Set RELEASE_STORE or RELEASES_DIR: where the shop has its releases');
}

/** Runs one command; prints a failure, one line per reason, and exits with code 1. */
export async function main([name = '', ...words]: string[]): Promise<void> {
  const command = commands[name];
  const { rest, force } = takeForce(words);
  const flags = new Set(rest.filter((arg) => arg.startsWith('--')));
  const args = rest.filter((arg) => !arg.startsWith('--'));
  try {
    if (!command) throw new Error(`Unknown command "${name}". Commands: ${Object.keys(commands).join(', ')}`);
    requirePlace(name, process.env);
    if (force !== undefined) requireReason(force);
    await command(args, flags, force, words);
  } catch (error) {
    exitWithError(error);
  }
}
