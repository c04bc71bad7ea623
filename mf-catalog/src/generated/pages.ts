/** Generated from remote.json by `npm run codegen`. */
export const pages = {
  'home': () => import(/* webpackChunkName: "page-home" */ '../pages/home'),
  'product': () => import(/* webpackChunkName: "page-product" */ '../pages/product'),
  'listing': () => import(/* webpackChunkName: "page-listing" */ '../pages/listing'),
  'brands': () => import(/* webpackChunkName: "page-brands" */ '../pages/brands'),
  'content': () => import(/* webpackChunkName: "page-content" */ '../pages/content'),
  'favourites': () => import(/* webpackChunkName: "page-favourites" */ '../pages/favourites'),
  'for-you': () => import(/* webpackChunkName: "page-for-you" */ '../pages/for-you'),
  'stop-emails': () => import(/* webpackChunkName: "page-stop-emails" */ '../pages/stop-emails'),
  'staff-products': () => import(/* webpackChunkName: "page-staff-products" */ '../pages/staff-products'),
  'staff-product': () => import(/* webpackChunkName: "page-staff-product" */ '../pages/staff-product'),
  'staff-promotions': () => import(/* webpackChunkName: "page-staff-promotions" */ '../pages/staff-promotions'),
  'staff-promotion': () => import(/* webpackChunkName: "page-staff-promotion" */ '../pages/staff-promotion'),
  'staff-content': () => import(/* webpackChunkName: "page-staff-content" */ '../pages/staff-content'),
  'staff-content-entry': () => import(/* webpackChunkName: "page-staff-content-entry" */ '../pages/staff-content-entry'),
  'not-found': () => import(/* webpackChunkName: "page-not-found" */ '../pages/not-found'),
};
