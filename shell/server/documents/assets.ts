import type { AssetGroup } from '@saltbush/build';
import type { SlotFill } from '@saltbush/shared-ui/platform';
import type { ChosenRelease } from '../choose-releases';
import type { FileLists } from '../files/file-lists';
import type { ListedFile } from '../files/list-of-release';
import type { RenderedPage } from './render';
import type { ShellBuild } from './shell-build';

/** Public path of the shell's own files. */
export const SHELL_ASSETS = '/_shell/assets/';

/** A script or style that browsers use only if it matches its hash. */
export interface VerifiedAsset {
  href: string;
  /** Empty for a developer's build. */
  integrity: string;
}

export interface StyleAsset extends VerifiedAsset {
  /** The name by which webpack's runtime recognises a style sheet that is already in the document. */
  name: string;
  /** Null for a developer's build. */
  file: ListedFile | null;
}

export interface DocumentAssets {
  /** The shell's entry scripts. */
  scripts: VerifiedAsset[];
  /** Scripts the page will request, to be fetched early. The hash must match that of the later request. */
  preloads: VerifiedAsset[];
  /** Scripts that the page will request when it is used. */
  later: VerifiedAsset[];
  styles: StyleAsset[];
  fonts: string[];
}

/** Scripts of a developer's build of the shell, whose names are the same in each of its builds. */
const DEVELOPMENT_SCRIPTS = ['react.js', 'libraries.js', 'shell.js'];

/** Puts a developer's build of the shell in the place of the shop's own scripts. */
export function withShell(assets: DocumentAssets, shell: string | null): DocumentAssets {
  if (!shell) return assets;
  const others = (list: VerifiedAsset[]) => list.filter(({ href }) => !href.startsWith(SHELL_ASSETS));
  return {
    ...assets,
    scripts: DEVELOPMENT_SCRIPTS.map((name) => ({ href: shell + name, integrity: '' })),
    preloads: others(assets.preloads),
    later: others(assets.later),
  };
}

const unique = (list: string[]): string[] => [...new Set(list)];

const uniqueAssets = <Asset extends VerifiedAsset>(list: Asset[]): Asset[] => [
  ...new Map(list.map((asset) => [asset.href, asset])).values(),
];

interface ReleaseGroup {
  release: ChosenRelease;
  group: AssetGroup;
}

function groupsOf(
  { claim, fragments, deferredFragments, layoutFragments }: RenderedPage,
  releases: ChosenRelease[],
): Record<'hydrated' | 'later' | 'layout', ReleaseGroup[]> {
  const find = (remote: string, group: string): ReleaseGroup[] => {
    const release = releases.find((candidate) => candidate.remote === remote);
    const files = release?.assets[group];
    return release && files ? [{ release, group: files }] : [];
  };
  const ofFill = ({ remote, fragment }: SlotFill) => find(remote, `fragment-${fragment}`);
  const page = claim
    ? ['app', `page-${claim.page}`].flatMap((group) => find(claim.remote.remote, group))
    : [];
  return {
    hydrated: [...fragments.flatMap(ofFill), ...page],
    later: deferredFragments.flatMap(ofFill),
    layout: layoutFragments.flatMap(ofFill),
  };
}

/**
 * Collects everything the page needs, so that the browser discovers it in the document instead of in other scripts.
 * Header and footer contribute their styles only: their scripts are fetched on hydration (`deferred-hydration.ts`).
 */
export function collectAssets(
  build: ShellBuild,
  page: RenderedPage,
  releases: ChosenRelease[],
  files: FileLists,
): DocumentAssets {
  const { hydrated, later, layout } = groupsOf(page, releases);
  const all = [...layout, ...later, ...hydrated];
  const asset = (href: string, name: string, file: ListedFile | null = null): StyleAsset => ({
    href,
    name,
    integrity: file?.integrity ?? '',
    file,
  });
  const ofRelease = ({ base, remote, id }: ChosenRelease, name: string) =>
    asset(`${base}browser/${name}`, name, files.ofRelease(remote, id)?.get(name));
  const ofShell = (name: string) => asset(SHELL_ASSETS + name, name, files.ofShell().get(name));
  const sharedOf = (groups: ReleaseGroup[]) =>
    unique(groups.flatMap(({ group }) => group.shared)).flatMap((key) => build.shared[key] ?? []);
  const scripts = build.entry.js.map(ofShell);
  const requestedBy = (groups: ReleaseGroup[], known: VerifiedAsset[]) => {
    const entries = [...new Set(groups.map(({ release }) => release))].map(({ base, browser }) => ({
      href: base + browser.entry,
      integrity: browser.integrity,
    }));
    return uniqueAssets<VerifiedAsset>([
      ...entries,
      ...groups.flatMap(({ release, group }) => group.js.map((file) => ofRelease(release, file))),
      ...sharedOf(groups).flatMap(({ js }) => js.map(ofShell)),
    ]).filter(({ href }) => known.every((each) => each.href !== href));
  };
  const preloads = requestedBy(hydrated, scripts);
  return {
    scripts,
    preloads,
    later: requestedBy(later, [...scripts, ...preloads]),
    styles: uniqueAssets([
      ...build.entry.css.map(ofShell),
      ...sharedOf([...hydrated, ...later, ...layout]).flatMap(({ css }) => css.map(ofShell)),
      ...all.flatMap(({ release, group }) => group.css.map((file) => ofRelease(release, file))),
    ]),
    fonts: build.fonts.map((file) => SHELL_ASSETS + file),
  };
}
