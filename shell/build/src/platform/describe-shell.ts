import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../paths';
import { platformSlots } from '../releases/check-manifest';
import { SHARED_MODULES, SHARED_PACKAGES } from '../webpack/shared';
import { readContract } from './contract';
import type { ShellDescription } from './description';
import { SHELL_DUTIES } from './duties';
import { ASSETS } from './sources';

const SHARED_UI = '@saltbush/shared-ui/';

const readJson = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

/** Returns the names that each shared module exports, in the current sources. */
async function readExports(): Promise<Record<string, string[]>> {
  const paths: Record<string, string> = readJson('shared-ui/package.json').exports;
  const entries = SHARED_MODULES.map((name) => {
    const path = paths[`./${name.slice(SHARED_UI.length)}`];
    if (!path) throw new Error(`shared-ui/package.json has no export for ${name}`);
    return { in: join(ROOT, 'shared-ui', path), out: name };
  });
  const { metafile } = await build({
    entryPoints: entries,
    outdir: join(ROOT, 'shell/dist'),
    write: false,
    metafile: true,
    bundle: true,
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    loader: ASSETS,
    logLevel: 'error',
  });
  const outputs = Object.entries(metafile.outputs);
  return Object.fromEntries(
    SHARED_MODULES.map((name) => {
      const [, output] = outputs.find(([file]) => file.endsWith(`${name}.js`)) ?? [];
      return [name, [...(output?.exports ?? [])].sort()];
    }),
  );
}

/** The installed version of a package. */
export const versionOf = (name: string): string => readJson(`node_modules/${name}/package.json`).version;

/** Describes what a shell built from the current sources provides to remotes. */
export async function describeShell(): Promise<ShellDescription> {
  return {
    modules: await readExports(),
    packages: Object.fromEntries(SHARED_PACKAGES.map((name) => [name, versionOf(name)])),
    slots: platformSlots(),
    duties: SHELL_DUTIES,
    contract: readContract(),
  };
}
