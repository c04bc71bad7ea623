/** Query keys of shared entities. Each is the prefix of all keys that change with it; invalidate by these only. */
export const meKeys = {
  all: ['shop', 'me'],
  rewardsCard: ['shop', 'me', 'rewards-card'],
  addresses: ['shop', 'me', 'addresses'],
} as const;

export const cartKeys = {
  all: ['shop', 'cart'],
  of: (uuid: string) => ['shop', 'cart', uuid] as const,
  header: (uuid: string) => ['shop', 'cart', uuid, 'header'] as const,
} as const;

export const patientKeys = {
  all: ['shop', 'patients'],
  names: ['shop', 'patients', 'names'],
} as const;

export const orderKeys = { all: ['shop', 'orders'] } as const;
export const autoDeliveryKeys = { all: ['shop', 'autodeliveries'] } as const;
export const subscriptionKeys = {
  all: ['shop', 'journey-subscriptions'],
  status: ['shop', 'journey-subscriptions', 'status'],
} as const;
export const paymentMethodKeys = { all: ['shop', 'payment-methods'] } as const;
export const favouriteKeys = {
  all: ['shop', 'favourites'],
  ids: ['shop', 'favourites', 'ids'],
} as const;
export const shippingMethodKeys = {
  of: (postcode: string) => ['shop', 'shipping-methods', postcode] as const,
} as const;
