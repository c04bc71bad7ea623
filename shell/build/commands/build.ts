import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPromotedExcess } from '../src/gates/sizes';
import { listRemotes, ROOT } from '../src/paths';
import { describeShell } from '../src/platform/describe-shell';
import { SHELL_DESCRIPTION } from '../src/platform/description';
import { buildRelease, releaseExists, releaseId } from '../src/releases/build-release';
import { precompress } from '../src/releases/compress';
import { hashInputs, shellInputs } from '../src/releases/inputs';
import { promote } from '../src/releases/pointer';
import { writePublicFiles } from '../src/releases/public-files';
import { openStore } from '../src/store/open-store';
import { runWebpack } from '../src/webpack/run';
import { createShellConfig } from '../src/webpack/shell-config';
import { runNode } from './processes';

const API_INPUTS = [
  'api/src',
  'api/contract',
  'api/seed',
  'api/embedded-mongo/src',
  'api/build.mjs',
  'package-lock.json',
];

/** Parts that change together are promoted one by one: what one drops, the next no longer uses. */
const ONE_TREE = 'the whole shop is built from one working tree';

const stamp = (folder: string) => join(ROOT, folder, 'dist/.inputs');

function isStale(folder: string, inputs: string[]): boolean {
  const file = stamp(folder);
  return !existsSync(file) || readFileSync(file, 'utf8') !== hashInputs(inputs);
}

function markBuilt(folder: string, hash: string): void {
  mkdirSync(join(ROOT, folder, 'dist'), { recursive: true });
  writeFileSync(stamp(folder), hash);
}

/** Returns the folder of the current sources' build. Each build has its own, so a running server keeps its files. */
export const shellBuild = (): string => join(ROOT, 'shell/dist', hashInputs(shellInputs()));

const isShellBuilt = (): boolean => existsSync(join(shellBuild(), 'browser/assets.json'));

async function buildShell(): Promise<void> {
  const final = shellBuild();
  if (isShellBuilt()) return;
  const temporary = `${final}.${process.pid}`;
  const target = (name: 'browser' | 'server') =>
    createShellConfig({ target: name, mode: 'production', outputPath: join(temporary, name) });
  await runWebpack([target('browser'), target('server')]);
  writeFileSync(join(temporary, SHELL_DESCRIPTION), JSON.stringify(await describeShell(), null, 1));
  writePublicFiles(join(temporary, 'browser'));
  await precompress(join(temporary, 'browser'));
  rmSync(final, { recursive: true, force: true });
  renameSync(temporary, final);
}

async function buildApi(): Promise<void> {
  const hash = hashInputs(API_INPUTS);
  await runNode(['build.mjs'], { cwd: join(ROOT, 'api') });
  markBuilt('api', hash);
}

/**
 * Returns the parts that must be built before the shop can start; empty if everything is up to date. Remotes of a shared
 * store are released by their squads: no server replaces them by what its own sources hold.
 */
export function staleParts(): string[] {
  const remotes = openStore().isShared
    ? []
    : listRemotes().filter((remote) => !releaseExists(remote, releaseId(remote)));
  const shell = isShellBuilt() ? [] : ['shell'];
  const api = isStale('api', API_INPUTS) ? ['api'] : [];
  return [...api, ...shell, ...remotes];
}

/** Builds one part: `api`, `shell` or a remote, whose release is then promoted. */
export async function buildPart(part: string): Promise<void> {
  if (part === 'shell') return buildShell();
  if (part === 'api') return buildApi();
  const { id } = await buildRelease(part);
  await promote(part, id, undefined, ONE_TREE);
}

/** Promotes the releases of remotes that were built earlier but are not in the registry yet. */
export async function promoteUnregistered(): Promise<void> {
  const store = openStore();
  const { registry } = await store.refresh();
  for (const remote of listRemotes()) {
    if (registry.remotes[remote]) continue;
    if (store.isShared) await buildRelease(remote);
    await promote(remote, releaseId(remote), undefined, ONE_TREE);
  }
}

/**
 * `saltbush build [parts]`: builds the given parts, or those that are not up to date.
 * @throws {Error} With `--within-budgets`, if a page or fragment of any remote is larger than its budget: names them all.
 */
export async function build(parts: string[], flags: Set<string>): Promise<void> {
  for (const part of parts.length > 0 ? parts : staleParts()) await buildPart(part);
  if (parts.length === 0) await promoteUnregistered();
  const excess = flags.has('--within-budgets') ? findPromotedExcess() : [];
  if (excess.length > 0) throw new Error(excess.join('\n'));
}
