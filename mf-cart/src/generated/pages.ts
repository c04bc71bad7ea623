/** Generated from remote.json by `npm run codegen`. */
export const pages = {
  'cart': () => import(/* webpackChunkName: "page-cart" */ '../pages/cart'),
  'checkout': () => import(/* webpackChunkName: "page-checkout" */ '../pages/checkout'),
  'confirmation': () => import(/* webpackChunkName: "page-confirmation" */ '../pages/confirmation'),
};
