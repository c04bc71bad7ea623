import { deviceStorage } from '@saltbush/shared-ui/storage';

/** Returns whether the server's markup is out of date: it always shows a guest without a cart or location. */
export const isPersonalised = (): boolean =>
  ['cart_uuid', 'preference'].some(deviceStorage.read) || document.cookie.includes('saltbush_signed_in=1');
