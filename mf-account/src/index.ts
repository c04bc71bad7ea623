import { defineRemote, type RemoteManifest } from '@saltbush/shared-ui/platform';
import manifest from '../remote.json';

export const { sources, bootstrap, mount, unmount } = defineRemote(manifest as RemoteManifest, {
  dashboard: () => import(/* webpackChunkName: "page-dashboard" */ './pages/dashboard'),
  orders: () => import(/* webpackChunkName: "page-orders" */ './pages/orders'),
  order: () => import(/* webpackChunkName: "page-order" */ './pages/order'),
  'order-lookup': () => import(/* webpackChunkName: "page-order-lookup" */ './pages/order-lookup'),
  patients: () => import(/* webpackChunkName: "page-patients" */ './pages/patients'),
  autodelivery: () => import(/* webpackChunkName: "page-autodelivery" */ './pages/autodelivery'),
  'payment-methods': () => import(/* webpackChunkName: "page-payment-methods" */ './pages/payment-methods'),
  profile: () => import(/* webpackChunkName: "page-profile" */ './pages/profile'),
});
