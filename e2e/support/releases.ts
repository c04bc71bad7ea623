import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { type ReleaseRecord, readRegistry, readRelease } from '@saltbush/build';

/** Creates another release of a remote from its current one, as a build of changed sources would: new id and folder. */
export function copyRelease(releasesDir: string, remote: string, id: string): void {
  const { current } = readRegistry(releasesDir).remotes[remote] ?? {};
  if (!current) throw new Error(`${remote} has no release`);
  const folder = join(releasesDir, remote, id);
  cpSync(join(releasesDir, remote, current.id), folder, { recursive: true });
  const record: ReleaseRecord = {
    ...readRelease(remote, current.id, releasesDir),
    id,
    base: `/releases/${remote}/${id}/`,
  };
  writeFileSync(join(folder, 'release.json'), JSON.stringify(record, null, 1));
}

/** One hash per release folder, over the path and content of every file in it. */
export function fingerprintReleases(releasesDir: string): Record<string, string> {
  const prints: Record<string, string> = {};
  for (const remote of readdirSync(releasesDir, { withFileTypes: true })) {
    if (!remote.isDirectory()) continue;
    for (const id of readdirSync(join(releasesDir, remote.name))) {
      const folder = join(releasesDir, remote.name, id);
      const hash = createHash('sha256');
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        const path = join(entry.parentPath, entry.name);
        hash.update(path);
        if (entry.isFile()) hash.update(readFileSync(path));
      }
      prints[`${remote.name}/${id}`] = hash.digest('hex');
    }
  }
  return prints;
}

interface SnapshotPart {
  remotes: { name: string; release: string }[];
}

const releaseIn = (snapshot: SnapshotPart, remote: string): string | undefined =>
  snapshot.remotes.find(({ name }) => name === remote)?.release;

/** The release of a remote that an open page uses. */
export async function releaseOnPage(page: Page, remote: string): Promise<string | undefined> {
  const text = await page.locator('#saltbush-snapshot').textContent();
  return releaseIn(JSON.parse(text ?? ''), remote);
}

/** The release of a remote that a new visitor gets. */
export async function releaseForVisitor(
  request: APIRequestContext,
  address: string,
  remote: string,
): Promise<string | undefined> {
  const html = await (await request.get(address)).text();
  const text = /id="saltbush-snapshot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  return releaseIn(JSON.parse(text ?? ''), remote);
}
