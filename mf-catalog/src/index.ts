import { defineRemote, type RemoteManifest } from '@saltbush/shared-ui/platform';
import manifest from '../remote.json';

export const {
  manifest: remoteManifest,
  sources,
  bootstrap,
  mount,
  unmount,
} = defineRemote(manifest as RemoteManifest, {
  home: () => import(/* webpackChunkName: "page-home" */ './pages/home'),
  listing: () => import(/* webpackChunkName: "page-listing" */ './pages/listing'),
  product: () => import(/* webpackChunkName: "page-product" */ './pages/product'),
  brands: () => import(/* webpackChunkName: "page-brands" */ './pages/brands'),
  content: () => import(/* webpackChunkName: "page-content" */ './pages/content'),
  favourites: () => import(/* webpackChunkName: "page-favourites" */ './pages/favourites'),
  'not-found': () => import(/* webpackChunkName: "page-not-found" */ './pages/not-found'),
});
