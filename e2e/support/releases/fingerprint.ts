import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One hash per release folder, over the path and content of every file in it. */
export function fingerprintReleases(releasesDir: string): Record<string, string> {
  const prints: Record<string, string> = {};
  for (const remote of readdirSync(releasesDir, { withFileTypes: true })) {
    if (!remote.isDirectory()) continue;
    for (const id of readdirSync(join(releasesDir, remote.name))) {
      const folder = join(releasesDir, remote.name, id);
      if (!existsSync(join(folder, 'release.json'))) continue;
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
