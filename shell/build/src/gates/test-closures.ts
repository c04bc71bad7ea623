import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { locate } from '../paths';
import { ASSETS } from '../platform/sources';

/** Follows our own code; the lockfile stands for everybody else's. */
const onlyOurs: Plugin = {
  name: 'only-ours',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./#]/ }, ({ path, kind }) => {
      if (kind === 'entry-point' || path.startsWith('@saltbush/')) return null;
      return { path, external: true };
    });
  },
};

function closureOf(entry: string, inputs: Metafile['inputs']): string[] {
  const found = new Set([entry]);
  for (const file of found) {
    for (const { path, external } of inputs[file]?.imports ?? []) if (!external) found.add(path);
  }
  return [...found].sort();
}

/**
 * Returns for each test file of a remote all files of ours that it loads, its set-up included, by path from the root.
 * @throws {Error} A file cannot be read or parsed.
 */
export async function findTestClosures(
  remote: string,
  tests: string[],
  root: string,
): Promise<Map<string, string[]>> {
  const setUp = [
    `${remote}/vitest.setup.ts`,
    `${remote}/vitest.config.ts`,
    relative(root, locate('shared-ui/vitest.setup.ts', root)),
  ];
  const existing = setUp.filter((file) => existsSync(join(root, file)));
  const { metafile } = await build({
    entryPoints: [...tests, ...existing].map((file) => join(root, file)),
    absWorkingDir: root,
    outdir: join(root, remote, 'dist/tests'),
    write: false,
    metafile: true,
    bundle: true,
    format: 'esm',
    splitting: true,
    platform: 'node',
    jsx: 'automatic',
    loader: ASSETS,
    plugins: [onlyOurs],
    logLevel: 'silent',
  });
  const shared = existing.flatMap((file) => closureOf(file, metafile.inputs));
  return new Map(
    tests.map((test) => [test, [...new Set([...closureOf(test, metafile.inputs), ...shared])].sort()]),
  );
}
