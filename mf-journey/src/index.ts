import { defineRemote, type RemoteManifest } from '@saltbush/shared-ui/platform';
import manifest from '../remote.json';

export const { sources, bootstrap, mount, unmount } = defineRemote(manifest as RemoteManifest, {
  program: () => import(/* webpackChunkName: "page-program" */ './pages/program'),
  dashboard: () => import(/* webpackChunkName: "page-dashboard" */ './pages/dashboard'),
});
