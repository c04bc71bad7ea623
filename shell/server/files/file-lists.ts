import { join } from 'node:path';
import { listPublicFiles, ROOT, readPublicFiles } from '@saltbush/build';
import { LRUCache } from 'lru-cache';
import { type FileList, type ListedFile, readList, toList } from './list-of-release';
import { decodePublicPath } from './public-path';

const MAX_RELEASES = 500;
/** Names of remotes and ids of releases. Folders that begin with a dot are builds in progress. */
const FOLDER = /^[\w-][\w.-]*$/;
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
