import { defineRemote, type RemoteManifest } from '@saltbush/shared-ui/platform';
import manifest from '../remote.json';

export const { sources, bootstrap, mount, unmount } = defineRemote(manifest as RemoteManifest, {
  program: () => import(/* webpackChunkName: "page-program" */ './pages/program'),
  join: () => import(/* webpackChunkName: "page-join" */ './pages/join'),
  dashboard: () => import(/* webpackChunkName: "page-dashboard" */ './pages/dashboard'),
  'manage-order': () => import(/* webpackChunkName: "page-manage-order" */ './pages/manage-order'),
  'food-tracker': () => import(/* webpackChunkName: "page-food-tracker" */ './pages/food-tracker'),
});
