/** Generated from remote.json by `npm run codegen`. */
export const pages = {
  'services': () => import(/* webpackChunkName: "page-services" */ '../pages/services'),
  'booking': () => import(/* webpackChunkName: "page-booking" */ '../pages/booking'),
  'service': () => import(/* webpackChunkName: "page-service" */ '../pages/service'),
  'appointments': () => import(/* webpackChunkName: "page-appointments" */ '../pages/appointments'),
  'appointment': () => import(/* webpackChunkName: "page-appointment" */ '../pages/appointment'),
  'staff-consult-times': () => import(/* webpackChunkName: "page-staff-consult-times" */ '../pages/staff-consult-times'),
  'staff-appointments': () => import(/* webpackChunkName: "page-staff-appointments" */ '../pages/staff-appointments'),
  'staff-appointment': () => import(/* webpackChunkName: "page-staff-appointment" */ '../pages/staff-appointment'),
};
