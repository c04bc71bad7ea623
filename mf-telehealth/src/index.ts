import { defineRemote, type RemoteManifest } from '@saltbush/shared-ui/platform';
import manifest from '../remote.json';

export const { sources, bootstrap, mount, unmount } = defineRemote(manifest as RemoteManifest, {
  services: () => import(/* webpackChunkName: "page-services" */ './pages/services'),
  service: () => import(/* webpackChunkName: "page-service" */ './pages/service'),
  booking: () => import(/* webpackChunkName: "page-booking" */ './pages/booking'),
});
