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
  'not-found': () => import(/* webpackChunkName: "page-not-found" */ './pages/not-found'),
});
