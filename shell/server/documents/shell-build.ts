import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type AssetGroup, type AssetManifest, SHARED_GROUP } from '@saltbush/build';

/** What the build of the shell's browser part consists of. */
export interface ShellBuild {
  entry: AssetGroup;
  /** Files of shared modules that are loaded on demand; all others are part of the entry. */
  shared: AssetManifest;
  fonts: string[];
}

const readJson = <Value>(file: string): Value => JSON.parse(readFileSync(file, 'utf8'));

function readBuild(folder: string): ShellBuild {
  const assets = readJson<AssetManifest>(join(folder, 'assets.json'));
  const entry = assets.shell;
  if (!entry) throw new Error('The shell has not been built. Run npm start.');
  const shared = Object.fromEntries(
    Object.entries(assets)
      .filter(([name]) => name.startsWith(SHARED_GROUP))
      .map(([name, group]) => [name.slice(SHARED_GROUP.length), group]),
  );
  const css = entry.css.map((file) => readFileSync(join(folder, file), 'utf8')).join('');
  const fonts = [...css.matchAll(/assets\/(figtree-latin-wght-normal\.[\w-]+\.woff2)/g)].map(
    (match) => `assets/${match[1]}`,
  );
  return { entry, shared, fonts: [...new Set(fonts)] };
}

/** Creates a function that returns the shell's build, read again after a rebuild. */
export function createShellBuildStore(folder: string) {
  let build: ShellBuild | null = null;
  let modified = -1;
  return (): ShellBuild => {
    const file = join(folder, 'assets.json');
    if (!existsSync(file)) throw new Error('The shell has not been built. Run npm start.');
    const { mtimeMs } = statSync(file);
    if (!build || mtimeMs !== modified) {
      build = readBuild(folder);
      modified = mtimeMs;
    }
    return build;
  };
}
