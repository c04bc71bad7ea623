import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  isPublicName,
  listPublicFiles,
  type PublicFiles,
  type ReleaseRecord,
  ROOT,
  readPublicFiles,
} from '@saltbush/build';
import { LRUCache } from 'lru-cache';
import { decodePublicPath } from './public-path';

/** A public file, with the hash and size that its content must match. */
export interface ListedFile {
  path: string;
  integrity: string;
  /** Bytes, uncompressed. */
  size: number;
}

type FileList = ReadonlyMap<string, ListedFile>;

const MAX_RELEASES = 500;
/** Names of remotes and ids of releases. Folders that begin with a dot are builds in progress. */
const FOLDER = /^[\w-][\w.-]*$/;
const BROWSER = 'browser/';

const toList = (folder: string, files: PublicFiles): FileList =>
  new Map(Object.entries(files).map(([name, file]) => [name, { ...file, path: join(folder, name) }]));

/** Derives the list of a release that was built before lists were recorded, from the hashes in its record. */
function derive(folder: string, { files }: ReleaseRecord): PublicFiles {
  const found: PublicFiles = {};
  for (const [path, integrity] of Object.entries(files)) {
    const name = path.slice(BROWSER.length);
    if (!path.startsWith(BROWSER) || !isPublicName(name)) continue;
    const stat = lstatSync(join(folder, name), { throwIfNoEntry: false });
    if (stat?.isFile()) found[name] = { integrity, size: stat.size };
  }
  return found;
}

function readList(releasesDir: string, remote: string, id: string): FileList | null {
  const record = join(releasesDir, remote, id, 'release.json');
  if (!existsSync(record)) return null;
  const release = JSON.parse(readFileSync(record, 'utf8')) as ReleaseRecord;
  const folder = join(releasesDir, remote, id, 'browser');
  return toList(folder, release.publicFiles ?? derive(folder, release));
}

/** Images with fixed names that no remote owns (section 2.1). */
const PICTURES = join(ROOT, 'shell/public/images');

/** Looks up the decoded path of a URL in a list. */
function find(list: FileList, url: string): ListedFile | null {
  const path = decodePublicPath(url);
  return path === null ? null : (list.get(path.slice(1)) ?? null);
}

/** The lists of public files: each release's, which never change, and the shell's own. */
export function createFileLists(releasesDir: string, browserDir: string) {
  const lists = new LRUCache<string, FileList>({ max: MAX_RELEASES });
  const pictures = toList(PICTURES, listPublicFiles(PICTURES));
  let shell: FileList | null = null;

  function ofRelease(remote: string, id: string): FileList | null {
    if (!FOLDER.test(remote) || !FOLDER.test(id)) return null;
    const key = `${remote}/${id}`;
    const list = lists.get(key) ?? readList(releasesDir, remote, id);
    if (list) lists.set(key, list);
    return list;
  }

  function ofShell(): FileList {
    shell ??= toList(browserDir, readPublicFiles(browserDir));
    return shell;
  }

  return {
    ofRelease,
    ofShell,

    /** Decides what of a release is public. `url` begins below `/releases`. */
    findInReleases(url: string): ListedFile | null {
      const [, remote = '', id = '', part, ...name] = decodePublicPath(url)?.split('/') ?? [];
      if (part !== 'browser') return null;
      return ofRelease(remote, id)?.get(name.join('/')) ?? null;
    },

    /** Decides what of the shell's own build is public. `url` begins below `/_shell/assets`. */
    findInShell: (url: string) => find(ofShell(), url),

    /** Decides which images are public. `url` begins below `/images`. */
    findPicture: (url: string) => find(pictures, url),
  };
}

export type FileLists = ReturnType<typeof createFileLists>;
