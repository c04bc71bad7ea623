import { ADDRESS, at, type Shopper } from './shopper';

export const FIELDS = 'id first_name last_name address_1 address_2 suburb state postcode phone is_default';

export const RESULT = `address { ${FIELDS} } user { addresses { id is_default } }`;

export const add = (shopper: Shopper, over: object = {}) =>
  shopper.run('users_add_address', { ...ADDRESS, ...over }, RESULT);

/** Adds an address and returns its id. */
export const added = async (shopper: Shopper, over: object = {}) =>
  at<string>(await add(shopper, over), 'users_add_address.address.id');

export const listed = async (shopper: Shopper) =>
  at<{ id: string; address_1: string; is_default: boolean }[]>(
    await shopper.send(`{ me { addresses { ${FIELDS} } } }`),
    'me.addresses',
  );
