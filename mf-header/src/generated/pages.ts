/** Generated from remote.json by `npm run codegen`. */
export const pages = {
  'staff-search': () => import(/* webpackChunkName: "page-staff-search" */ '../pages/staff-search'),
  'staff-search-words': () => import(/* webpackChunkName: "page-staff-search-words" */ '../pages/staff-search-words'),
};
