import { defineRemote, type RemoteManifest } from '@saltbush/shared-ui/platform';
import manifest from '../remote.json';

export const { sources, bootstrap, mount, unmount } = defineRemote(manifest as RemoteManifest, {
  cart: () => import(/* webpackChunkName: "page-cart" */ './pages/cart'),
  checkout: () => import(/* webpackChunkName: "page-checkout" */ './pages/checkout'),
  confirmation: () => import(/* webpackChunkName: "page-confirmation" */ './pages/confirmation'),
});
