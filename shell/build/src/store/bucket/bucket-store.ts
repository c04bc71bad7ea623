import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PLATFORM_FILES } from '../../platform/description';
import { LAST_SERVED, readLastServed } from '../../releases/served';
import type { Registry } from '../../releases/types';
import { readIfThere, replaceFile } from '../files';
import { removeFromFolder } from '../folder-store';
import { withLock } from '../lock';
import {
  type AuditLine,
  RegistryMoved,
  type ReleaseStore,
  type StoredRelease,
  StoreProblem,
} from '../release-store';
import { createFollow } from './follow';
import { type Objects, openObjects } from './objects';
import { indexName, isReleaseName, packFolder } from './release-index';
import type { BucketSettings } from './settings';
import { parseRegistryObject, type RegistryObject } from './stored-registry';
import { download, readIndex, upload } from './transfer';

const REGISTRY = 'registry.json';
/** Never written where conditions are kept. */
const PROBE = 'conditional-writes';
const NO_ETAG = '"00000000000000000000000000000000"';

const auditName = ({ revision }: AuditLine): string => `audit/${String(revision).padStart(10, '0')}.json`;

const names = (registry: Registry, { remote, id }: StoredRelease): boolean => {
  const entry = registry.remotes[remote];
  return entry !== undefined && [entry.current.id, entry.canary?.release.id, ...entry.history].includes(id);
};

/**
 * A store in a bucket of S3 or a service like it. The registry is replaced by conditional writes: of two changes at once, the
 * second is refused and made again. `folder` holds what this machine needs of the bucket.
 */
export function createBucketStore(
  settings: BucketSettings,
  folder: string,
  objects: Objects = openObjects(settings),
): ReleaseStore {
  const place = `s3://${settings.bucket}/${settings.prefix}`;
  const latest = new Map<string, RegistryObject>();
  const published = new Map<string, string>();
  const verified = new Set<string>();
  const loading = new Map<string, Promise<boolean>>();

  async function readState(): Promise<{ state: RegistryObject | null; etag: string }> {
    const stored = await objects.get(REGISTRY);
    if (!stored) return { state: null, etag: '' };
    return { state: parseRegistryObject(stored.content.toString(), place), etag: stored.etag };
  }

  async function readPlatform(): Promise<void> {
    for (const path of PLATFORM_FILES) {
      const text = (await objects.get(path))?.content.toString();
      if (text !== undefined && text !== readIfThere(join(folder, path)))
        replaceFile(join(folder, path), text);
    }
  }

  /** @throws {Error} The service writes whatever the condition says: two releases at once would lose one. */
  async function assertConditions(): Promise<void> {
    if ((await objects.put(PROBE, 'never written', { etag: NO_ETAG })) === null) return;
    throw new Error(
      `${place} is kept by a service that ignores If-Match; releases need a bucket with conditional writes`,
    );
  }

  /** Whether a write without an answer, or one that was tried twice, was done after all. */
  const isDone = async (change: string): Promise<boolean> => (await readState()).state?.change === change;

  async function replaceRegistry(state: RegistryObject, version: string): Promise<void> {
    const put = objects.put(REGISTRY, JSON.stringify(state, null, 1), { etag: version || null });
    const etag = await put.catch(async (error: unknown) => {
      if (await isDone(state.change)) return '';
      throw error;
    });
    if (etag === null && !(await isDone(state.change))) throw new RegistryMoved();
  }

  async function load(release: StoredRelease): Promise<boolean> {
    const index = await readIndex(objects, release);
    if (!index) return false;
    await download(objects, release, index, folder);
    verified.add(indexName(release));
    return true;
  }

  async function bring(release: StoredRelease): Promise<boolean> {
    if (!isReleaseName(release)) return false;
    const name = indexName(release);
    if (verified.has(name) && existsSync(join(folder, release.remote, release.id))) return true;
    const started = loading.get(name) ?? load(release).finally(() => loading.delete(name));
    loading.set(name, started);
    return started;
  }

  const has = async (release: StoredRelease) => (await readIndex(objects, release)) !== null;

  async function removeOne(release: StoredRelease): Promise<void> {
    await objects.delete(indexName(release));
    for (const { name } of await objects.list(packFolder(release))) await objects.delete(name);
    verified.delete(indexName(release));
    if (existsSync(join(folder, release.remote, release.id))) removeFromFolder(folder, release);
  }

  return {
    folder,
    place,
    isShared: true,
    exclusively: (work) => withLock(folder, work),
    async refresh() {
      const [{ state, etag }] = await Promise.all([readState(), readPlatform()]);
      if (!state) return { registry: { revision: 0, remotes: {} }, version: '' };
      replaceFile(join(folder, LAST_SERVED), JSON.stringify(state.lastServed, null, 1));
      latest.set(etag, state);
      return { registry: structuredClone(state.registry), version: etag };
    },
    async commit(registry, line, version) {
      await assertConditions();
      const before = latest.get(version);
      // Whoever made the change before may have ended before its line was written.
      if (before) await objects.put(auditName(before.line), JSON.stringify(before.line), { etag: null });
      const state = { change: randomUUID(), line, lastServed: readLastServed(folder), registry };
      await replaceRegistry(state, version);
      latest.clear();
      // The change is made: a line that cannot be written now is written by the next change.
      await objects.put(auditName(line), JSON.stringify(line), { etag: null }).catch(() => null);
    },
    follow: createFollow({ objects, folder, place, bring }),
    bring,
    put: async (release) => upload(objects, release, join(folder, release.remote, release.id)),
    has,
    async list() {
      const found = await objects.list('index/');
      return found.flatMap(({ name, modifiedAt }) => {
        const [, remote, id] = /^index\/([^/]+)\/([^/]+)\.json$/.exec(name) ?? [];
        return remote && id ? [{ remote, id, storedAt: modifiedAt }] : [];
      });
    },
    async remove(releases) {
      const { state } = await readState();
      if (!state) throw new StoreProblem('damaged', `${place} has no registry`);
      for (const release of releases) if (!names(state.registry, release)) await removeOne(release);
    },
    async publishPlatform() {
      for (const path of PLATFORM_FILES) {
        const text = readIfThere(join(folder, path));
        if (text === null || published.get(path) === text) continue;
        await objects.put(path, text);
        published.set(path, text);
      }
    },
    async readAudit() {
      const found = (await objects.list('audit/')).map(({ name }) => name).sort();
      const lines = await Promise.all(found.map((name) => objects.get(name)));
      return lines.flatMap((line) => (line ? [JSON.parse(line.content.toString())] : []));
    },
  };
}
