/** Generated from remote.json by `npm run codegen`. */
export const pages = {
  'dashboard': () => import(/* webpackChunkName: "page-dashboard" */ '../pages/dashboard'),
  'orders': () => import(/* webpackChunkName: "page-orders" */ '../pages/orders'),
  'order': () => import(/* webpackChunkName: "page-order" */ '../pages/order'),
  'patients': () => import(/* webpackChunkName: "page-patients" */ '../pages/patients'),
  'autodelivery': () => import(/* webpackChunkName: "page-autodelivery" */ '../pages/autodelivery'),
  'payment-methods': () => import(/* webpackChunkName: "page-payment-methods" */ '../pages/payment-methods'),
  'profile': () => import(/* webpackChunkName: "page-profile" */ '../pages/profile'),
  'order-lookup': () => import(/* webpackChunkName: "page-order-lookup" */ '../pages/order-lookup'),
};
