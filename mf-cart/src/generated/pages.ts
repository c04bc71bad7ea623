/** Generated from remote.json by `npm run codegen`. */
export const pages = {
  'cart': () => import(/* webpackChunkName: "page-cart" */ '../pages/cart'),
  'checkout': () => import(/* webpackChunkName: "page-checkout" */ '../pages/checkout'),
  'confirmation': () => import(/* webpackChunkName: "page-confirmation" */ '../pages/confirmation'),
  'staff-orders': () => import(/* webpackChunkName: "page-staff-orders" */ '../pages/staff-orders'),
  'staff-order': () => import(/* webpackChunkName: "page-staff-order" */ '../pages/staff-order'),
  'staff-autodelivery': () => import(/* webpackChunkName: "page-staff-autodelivery" */ '../pages/staff-autodelivery'),
  'staff-pick-list': () => import(/* webpackChunkName: "page-staff-pick-list" */ '../pages/staff-pick-list'),
  'staff-packing': () => import(/* webpackChunkName: "page-staff-packing" */ '../pages/staff-packing'),
  'staff-returns': () => import(/* webpackChunkName: "page-staff-returns" */ '../pages/staff-returns'),
  'staff-scripts': () => import(/* webpackChunkName: "page-staff-scripts" */ '../pages/staff-scripts'),
  'staff-script': () => import(/* webpackChunkName: "page-staff-script" */ '../pages/staff-script'),
};
