import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { ROOT } from '../paths';
import { type Agreements, contractHash, readContract, type Shape } from '../platform/contract';
import { versionOf } from '../platform/describe-shell';
import { SHELL_DUTIES } from '../platform/duties';
import { ASSETS } from '../platform/sources';
import { readManifest } from '../webpack/remote-config';
import { SHARED_KEYS, SHARED_PACKAGES } from '../webpack/shared';
import { entryPoints } from './bundled-files';

/** What a release takes from the shell at run time. */
export interface Uses {
  /** Names that it imports from each shared module. */
  modules: Record<string, string[]>;
  /** Versions of the shared packages it was built with. */
  packages: Record<string, string>;
  /** What it leaves to the shell's runtime. Older releases lack it: they leave nothing. */
  duties?: readonly string[];
  /** What it agrees on with other remotes. Absent in releases from before it was recorded. */
  contract?: UsedContract;
}

/** The agreements that a release was built with: whole, and those parts of them that it takes or gives. */
export interface UsedContract {
  version: string;
  hash: string;
  /** Slots that it fills, and events that it subscribes to. */
  takes: Agreements;
  /** Slots that it offers, and events that it publishes. */
  gives: Agreements;
}

/** Leaves shared modules and other people's packages alone, and follows everything that the remote bundles of ours. */
const onlyOurs: Plugin = {
  name: 'only-ours',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./#]/ }, ({ path, kind }) => {
      if (kind === 'entry-point') return null;
      const isBundled = path.startsWith('@saltbush/') && !SHARED_KEYS.includes(path);
      return isBundled ? null : { path, external: true };
    });
  },
};

const IMPORT = /\b(?:import|export)\s*\{([^}]*)\}\s*from\s*"([^"]+)"/g;

function collect(code: string, into: Map<string, Set<string>>): void {
  for (const [, names = '', module = ''] of code.matchAll(IMPORT)) {
    if (!module.startsWith('@saltbush/')) continue;
    const known = into.get(module) ?? new Set();
    for (const name of names.split(',')) {
      const imported = name.trim().split(/\s+as\s+/)[0];
      if (imported) known.add(imported);
    }
    into.set(module, known);
  }
}

const MESSAGE = /\b(publish|subscribe)\d*\(\s*"([\w-]+:[\w-]+)"/g;

const pick = (all: Record<string, Shape>, names: Iterable<string>): Record<string, Shape> =>
  Object.fromEntries([...new Set(names)].sort().flatMap((name) => (all[name] ? [[name, all[name]]] : [])));

function readUsedContract(remote: string, code: string[]): UsedContract {
  const { fills, offers } = readManifest(remote);
  const contract = readContract();
  const messages = code.flatMap((text) => [...text.matchAll(MESSAGE)]);
  const events = (verb: string) =>
    messages.filter(([, used]) => used === verb).map(([, , name = '']) => name);
  const part = (slots: { slot: string }[], verb: string): Agreements => ({
    slots: pick(
      contract.slots,
      slots.map(({ slot }) => slot),
    ),
    events: pick(contract.events, events(verb)),
  });
  return {
    version: contract.version,
    hash: contractHash(contract),
    takes: part(fills, 'subscribe'),
    gives: part(offers, 'publish'),
  };
}

/** Returns what a remote's current sources take from the shell; what they import without using it does not count. */
export async function readUses(remote: string): Promise<Uses> {
  const { outputFiles } = await build({
    entryPoints: entryPoints(remote),
    outdir: join(ROOT, remote, 'dist/uses'),
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    loader: ASSETS,
    plugins: [onlyOurs],
    logLevel: 'error',
  });
  const modules = new Map<string, Set<string>>();
  for (const { text } of outputFiles) collect(text, modules);
  return {
    modules: Object.fromEntries([...modules].sort().map(([name, names]) => [name, [...names].sort()])),
    packages: Object.fromEntries(SHARED_PACKAGES.map((name) => [name, versionOf(name)])),
    duties: SHELL_DUTIES,
    contract: readUsedContract(
      remote,
      outputFiles.map(({ text }) => text),
    ),
  };
}
