import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths';
import { remoteFolders } from './read-sources';
import type { SingleSourceRule } from './rule';

interface Manifest {
  routes: { path: string }[];
}

/** The first segments of every path that a remote serves: `products`, `cart`, `user`. */
function firstSegments(): string[] {
  const routes = remoteFolders().flatMap((remote) => {
    const manifest = JSON.parse(readFileSync(join(ROOT, remote, 'remote.json'), 'utf8')) as Manifest;
    return manifest.routes.map(({ path }) => path.split('/')[1] ?? '');
  });
  return [...new Set(routes)].filter((segment) => /^[\w-]+$/.test(segment));
}

/** Nobody but the table of links spells a path of the shop. */
export const shopPaths = (): SingleSourceRule => ({
  name: 'shop-paths',
  sentence:
    'pages move, and mails, records and remotes must move with them: call `links` of @saltbush/contract/links, and add a path that is missing to api/contract/src/links',
  within: /^(api\/(src|contract\/src)|shell|shared-ui\/src|mf-[^/]+\/src)\//,
  except: /^api\/contract\/src\/(links\/|patients\/medicare-booking\.ts)/,
  copy: new RegExp(`["'\`}]/(${firstSegments().join('|')})(?=[/?#"'\`$]|$)`),
});
