import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths';
import { remoteFolders } from './read-sources';
import type { SingleSourceRule } from './rule';

interface Manifest {
  routes: { path: string }[];
}

/** Returns the first segments of all routes: `products`, `cart`, `user`. */
function firstSegments(): string[] {
  const routes = remoteFolders().flatMap((remote) => {
    const manifest = JSON.parse(readFileSync(join(ROOT, remote, 'remote.json'), 'utf8')) as Manifest;
    return manifest.routes.map(({ path }) => path.split('/')[1] ?? '');
  });
  return [...new Set(routes)].filter((segment) => /^[\w-]+$/.test(segment));
}

/** The shop's paths are written in the table of links only. */
export const shopPaths = (): SingleSourceRule => ({
  name: 'shop-paths',
  sentence:
    'emails, records and remotes must follow when a page moves: use `links` of @saltbush/contract/links, and add missing paths to api/contract/src/links',
  within: /^(api\/(src|contract\/src)|shell|shared-ui\/src|mf-[^/]+\/src)\//,
  except: /^api\/contract\/src\/(links\/|patients\/medicare-booking\.ts|telehealth\/certificate\.ts)/,
  copy: new RegExp(`["'\`}]/(${firstSegments().join('|')})(?=[/?#"'\`$]|$)`),
});
