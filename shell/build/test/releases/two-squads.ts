import type { RemoteManifest } from '@saltbush/shared-ui/platform';
import { promote } from '../../src/releases/pointer';
import { createReleaseStore } from './release-store';

/** What a release of a squad offers, fills and links to. */
interface Contents {
  fills?: string[];
  offers?: string[];
  many?: boolean;
  routes?: string[];
  links?: string[];
}

/** Creates a store with two squads' releases: mf-cart fills mf-catalog's slot, and links to one of its pages. */
export async function openTwoSquads() {
  const releases = createReleaseStore();
  const { folder } = releases;
  const store = (remote: string, id: string, contents: Contents = {}): void => {
    const { fills = [], offers = [], many = false, routes = [`/${remote}`], links } = contents;
    const manifest = {
      routes: routes.map((path) => ({ path, page: 'home' })),
      fills: fills.map((slot) => ({ slot, fragment: 'card-action' })),
      offers: offers.map((slot) => ({ slot, many })),
    };
    releases.store(remote, id, manifest as Partial<RemoteManifest>, links);
  };
  store('mf-catalog', '1-a', { offers: ['card.action'], routes: ['/', '/products/:slug'] });
  store('mf-cart', '1-a', { fills: ['card.action'], links: ['/products/1', '/never-built'] });
  await promote('mf-catalog', '1-a', folder);
  await promote('mf-cart', '1-a', folder);
  return { ...releases, store };
}

/** Why a release of mf-cart without its fragment is refused. */
export const NO_FRAGMENT =
  'mf-cart 1-b no longer fills the slot card.action (fragment card-action), which mf-catalog shows';
