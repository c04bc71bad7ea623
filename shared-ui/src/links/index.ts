/** Builders of every URL that crosses a remote's border (specification section 2.1). */
const segment = encodeURIComponent;

export const links = {
  home: () => '/',
  product: (slug: string) => `/products/${segment(slug)}`,
  browse: (path: string) => `/browse/${path.split('/').map(segment).join('/')}`,
  brand: (slug: string) => `/brands/${segment(slug)}`,
  brands: () => '/brands',
  collection: (slug: string) => `/collections/${segment(slug)}`,
  promotion: (id: number | string) => `/promotions/${segment(String(id))}`,
  /** Null when the trimmed query is empty: there is nowhere to go (section 2.4). */
  search: (query: string) => {
    const trimmed = query.trim();
    return trimmed ? `/search-results?query=${segment(trimmed)}` : null;
  },
  forYou: () => '/for-you',
  cart: () => '/cart',
  checkout: () => '/checkout',
  confirmation: (reference: string) => `/checkout/confirmation/${segment(reference)}`,
  orderLookup: () => '/order-lookup',
  account: {
    dashboard: () => '/user/dashboard',
    orders: () => '/user/invoices',
    order: (reference: string) => `/user/invoices/${segment(reference)}`,
    profile: () => '/user/profile',
    paymentMethods: () => '/user/payment-methods',
    autoDelivery: () => '/user/autodelivery',
    favourites: () => '/user/favourites',
    patients: () => '/user/patients',
  },
  journey: {
    program: () => '/weight-management',
    join: () => '/weight-management/join',
    dashboard: () => '/user/journey/1/dashboard',
    manageOrder: () => '/user/journey/1/manage-order',
  },
  foodTracker: () => '/food-tracker',
  telehealth: {
    services: () => '/telehealth',
    service: (slug: string) => `/telehealth/${segment(slug)}`,
    appointment: () => '/telehealth/telehealth-appointment',
    shortConsult: () => '/products/telehealth-short-consult',
  },
  returns: () => '/shipping-returns#Returns-policy',
  autoDeliveryInfo: () => '/discover/auto-delivery',
} as const;
