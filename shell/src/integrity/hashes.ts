import type { SnapshotRemote } from '../snapshot';

/** A folder of scripts and styles: the shell's own, or one remote's release. */
interface Source {
  name: string;
  /** Absolute URL; ends with a slash. */
  base: string;
  /** URL of the table of hashes; null for a developer's build, which has none. */
  table: string | null;
}

const TABLES = '/_shell/integrity/';

export const toAbsolute = (url: string): string => new URL(url, window.location.href).href;

const withoutQuery = (url: string): string => toAbsolute(url).replace(/\?.*/, '');

/** Lists where this page's code comes from. */
const sourcesOf = (remotes: readonly SnapshotRemote[], shell?: string): Source[] => [
  ...(shell ? [{ name: 'shell', base: shell, table: null }] : []),
  { name: 'shell', base: toAbsolute('/_shell/assets/'), table: `${TABLES}shell.json` },
  ...remotes.map(({ name, release, entry, isOverride }) => ({
    name,
    base: toAbsolute(entry.replace(/[^/]*$/, '')),
    table: isOverride ? null : `${TABLES}${name}/${release}.json`,
  })),
];

/**
 * The hashes of the page's scripts and styles. The document brings those that it needs itself; all others are read from
 * their source's table when the first of them is needed.
 */
export function createHashes(remotes: readonly SnapshotRemote[], shell?: string) {
  const sources = sourcesOf(remotes, shell);
  const hashes = new Map(remotes.map(({ entry, integrity }) => [toAbsolute(entry), integrity]));
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[integrity]'))
    hashes.set(link.href, link.getAttribute('integrity') ?? '');
  const tables = new Map<string, Promise<void>>();

  async function readTable(base: string, table: string): Promise<void> {
    const files: Record<string, string> = await (await fetch(table)).json();
    for (const name in files) hashes.set(base + name, files[name] ?? '');
  }

  const sourceOf = (url: string) => sources.find(({ base }) => toAbsolute(url).startsWith(base));

  return {
    sourceOf,

    /** Returns a file's hash: empty for a developer's build, undefined if it is not known yet. */
    find: (url: string): string | undefined =>
      sourceOf(url)?.table === null ? '' : hashes.get(withoutQuery(url)),

    /** Reads the table of the file's source, then returns its hash; undefined if the source does not list it. */
    async load(url: string): Promise<string | undefined> {
      const { base, table } = sourceOf(url) ?? {};
      if (base && table) {
        const reading = tables.get(table) ?? readTable(base, table);
        tables.set(table, reading);
        reading.catch(() => tables.delete(table));
        await reading;
      }
      return hashes.get(withoutQuery(url));
    },
  };
}
