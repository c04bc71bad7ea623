/** Generated from remote.json by `npm run codegen`. */
export const pages = {
  'program': () => import(/* webpackChunkName: "page-program" */ '../pages/program'),
  'join': () => import(/* webpackChunkName: "page-join" */ '../pages/join'),
  'dashboard': () => import(/* webpackChunkName: "page-dashboard" */ '../pages/dashboard'),
  'manage-order': () => import(/* webpackChunkName: "page-manage-order" */ '../pages/manage-order'),
  'weight-log': () => import(/* webpackChunkName: "page-weight-log" */ '../pages/weight-log'),
  'messages': () => import(/* webpackChunkName: "page-messages" */ '../pages/messages'),
  'check-in': () => import(/* webpackChunkName: "page-check-in" */ '../pages/check-in'),
  'food-tracker': () => import(/* webpackChunkName: "page-food-tracker" */ '../pages/food-tracker'),
  'staff-programs': () => import(/* webpackChunkName: "page-staff-programs" */ '../pages/staff-programs'),
  'staff-program-charges': () => import(/* webpackChunkName: "page-staff-program-charges" */ '../pages/staff-program-charges'),
  'staff-program': () => import(/* webpackChunkName: "page-staff-program" */ '../pages/staff-program'),
};
