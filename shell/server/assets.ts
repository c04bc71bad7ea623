import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type AssetGroup, type AssetManifest, SHARED_GROUP } from '@saltbush/build';
import type { SlotFill } from '@saltbush/shared-ui/platform';
import type { ChosenRelease } from './choose-releases';
import type { RenderedPage } from './render';

/** Where the shell's own files are served. */
export const SHELL_ASSETS = '/_shell/assets/';

export interface DocumentAssets {
  /** Scripts that run: the shell's entry. */
  scripts: string[];
  /** Scripts that the page will ask for: fetched early. A hash must be the one that the later request states. */
  preloads: { href: string; integrity: string }[];
  styles: string[];
  fonts: string[];
}

interface ShellBuild {
  entry: AssetGroup;
  /** Files of the shared modules that load on demand; all others are in the entry. */
  shared: AssetManifest;
  fonts: string[];
}

const readJson = <Value>(file: string): Value => JSON.parse(readFileSync(file, 'utf8'));

function readBuild(folder: string): ShellBuild {
  const assets = readJson<AssetManifest>(join(folder, 'assets.json'));
  const entry = assets.shell;
  if (!entry) throw new Error('The shell has not been built');
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

/** The shell's own build, read again when it was rebuilt. */
export function createShellBuildStore(folder: string) {
  let build: ShellBuild | null = null;
  let modified = -1;
  return (): ShellBuild => {
    const file = join(folder, 'assets.json');
    if (!existsSync(file)) throw new Error('The shell has not been built');
    const { mtimeMs } = statSync(file);
    if (!build || mtimeMs !== modified) {
      build = readBuild(folder);
      modified = mtimeMs;
    }
    return build;
  };
}

const unique = (list: string[]): string[] => [...new Set(list)];

interface WantedGroup {
  release: ChosenRelease;
  group: AssetGroup;
}

function groupsOf(
  page: RenderedPage,
  releases: ChosenRelease[],
): { live: WantedGroup[]; plain: WantedGroup[] } {
  const find = (remote: string, group: string): WantedGroup[] => {
    const release = releases.find((candidate) => candidate.remote === remote);
    const files = release?.assets[group];
    return release && files ? [{ release, group: files }] : [];
  };
  const ofFill = ({ remote, fragment }: SlotFill) => find(remote, `fragment-${fragment}`);
  const { claim } = page;
  const own = claim ? ['app', `page-${claim.page}`].flatMap((group) => find(claim.remote.remote, group)) : [];
  return { live: [...page.fragments.flatMap(ofFill), ...own], plain: page.frames.flatMap(ofFill) };
}

/**
 * Everything that this page needs, so that the browser learns of it from the document and not from other scripts. Of
 * header and footer only the styles: their scripts are fetched when they are wanted (`when-wanted.ts`).
 */
export function collectAssets(
  build: ShellBuild,
  page: RenderedPage,
  releases: ChosenRelease[],
): DocumentAssets {
  const { live, plain } = groupsOf(page, releases);
  const at = (release: ChosenRelease, file: string) => `${release.base}browser/${file}`;
  const own = (file: string) => SHELL_ASSETS + file;
  const sharedOf = (groups: WantedGroup[]) =>
    unique(groups.flatMap(({ group }) => group.shared)).flatMap((key) => build.shared[key] ?? []);
  const entries = [...new Set(live.map(({ release }) => release))].map(({ base, browser }) => ({
    href: base + browser.entry,
    integrity: browser.integrity,
  }));
  const scripts = build.entry.js.map(own);
  const chunks = unique([
    ...live.flatMap(({ release, group }) => group.js.map((file) => at(release, file))),
    ...sharedOf(live).flatMap(({ js }) => js.map(own)),
  ]).filter((file) => !scripts.includes(file));
  return {
    scripts,
    preloads: [...entries, ...chunks.map((href) => ({ href, integrity: '' }))],
    styles: unique([
      ...build.entry.css.map(own),
      ...sharedOf([...live, ...plain]).flatMap(({ css }) => css.map(own)),
      ...[...plain, ...live].flatMap(({ release, group }) => group.css.map((file) => at(release, file))),
    ]),
    fonts: build.fonts.map(own),
  };
}
