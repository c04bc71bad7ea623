/** Generated from remote.json by `npm run codegen`. */
export const pages = {
  'dashboard': () => import(/* webpackChunkName: "page-dashboard" */ '../pages/dashboard'),
  'orders': () => import(/* webpackChunkName: "page-orders" */ '../pages/orders'),
  'order': () => import(/* webpackChunkName: "page-order" */ '../pages/order'),
  'order-return': () => import(/* webpackChunkName: "page-order-return" */ '../pages/order-return'),
  'patients': () => import(/* webpackChunkName: "page-patients" */ '../pages/patients'),
  'autodelivery': () => import(/* webpackChunkName: "page-autodelivery" */ '../pages/autodelivery'),
  'payment-methods': () => import(/* webpackChunkName: "page-payment-methods" */ '../pages/payment-methods'),
  'profile': () => import(/* webpackChunkName: "page-profile" */ '../pages/profile'),
  'details': () => import(/* webpackChunkName: "page-details" */ '../pages/details'),
  'order-lookup': () => import(/* webpackChunkName: "page-order-lookup" */ '../pages/order-lookup'),
  'staff-today': () => import(/* webpackChunkName: "page-staff-today" */ '../pages/staff-today'),
  'staff-customers': () => import(/* webpackChunkName: "page-staff-customers" */ '../pages/staff-customers'),
  'staff-customer': () => import(/* webpackChunkName: "page-staff-customer" */ '../pages/staff-customer'),
  'staff-members': () => import(/* webpackChunkName: "page-staff-members" */ '../pages/staff-members'),
  'staff-sign-in': () => import(/* webpackChunkName: "page-staff-sign-in" */ '../pages/staff-sign-in'),
  'staff-audit': () => import(/* webpackChunkName: "page-staff-audit" */ '../pages/staff-audit'),
};
