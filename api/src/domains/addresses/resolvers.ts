import { randomUUID } from 'node:crypto';
import type {
  UsersAddAddressInput,
  UsersEditAddressInput,
  UsersRemoveAddressInput,
  UsersSetDefaultAddressInput,
} from '../../generated/resolvers';
import type { BaseContext } from '../../lib/context';
import { requireUser } from '../../lib/context';
import { BusinessError, notFound } from '../../lib/errors';
import type { CustomerDocument } from '../accounts';
import { checkAddress } from '../fulfilment';
import { sameAddress, withDefault } from './address-list';
import { updateAddresses } from './update-addresses';

/** Limits the size of the customer document. */
export const MAX_ADDRESSES = 20;

function addressPayload(user: CustomerDocument, id: string) {
  const address = user.addresses.find((existing) => existing.id === id);
  if (!address) throw notFound('Address');
  return { address, user };
}

/** Adds a delivery address; duplicates are ignored (rule accounts-04). */
async function usersAddAddress(_root: unknown, { input }: { input: UsersAddAddressInput }, ctx: BaseContext) {
  requireUser(ctx);
  const checked = await checkAddress(ctx.db, input);
  let id: string = randomUUID();
  const user = await updateAddresses(ctx, (addresses) => {
    const existing = sameAddress(addresses, checked);
    if (!existing && addresses.length >= MAX_ADDRESSES) {
      throw new BusinessError('TOO_MANY_ADDRESSES', { max: MAX_ADDRESSES });
    }
    id = existing?.id ?? id;
    const all = existing ? addresses : [...addresses, { id, ...checked, is_default: false }];
    return withDefault(all, input.is_default ? id : null);
  });
  return addressPayload(user, id);
}

/** Replaces a delivery address (rule accounts-04). */
async function usersEditAddress(
  _root: unknown,
  { input }: { input: UsersEditAddressInput },
  ctx: BaseContext,
) {
  requireUser(ctx);
  const checked = await checkAddress(ctx.db, input);
  const user = await updateAddresses(ctx, (addresses) => {
    if (!addresses.some(({ id }) => id === input.id)) throw notFound('Address');
    return addresses.map((existing) => (existing.id === input.id ? { ...existing, ...checked } : existing));
  });
  return addressPayload(user, input.id);
}

/** Removes a delivery address; an unknown id is not an error (rule accounts-04). */
async function usersRemoveAddress(
  _root: unknown,
  { input }: { input: UsersRemoveAddressInput },
  ctx: BaseContext,
) {
  const user = await updateAddresses(ctx, (addresses) => {
    const left = addresses.filter(({ id }) => id !== input.id);
    return left.length === addresses.length ? null : withDefault(left, null);
  });
  return { user };
}

/** Makes an address the default (rule accounts-04). */
async function usersSetDefaultAddress(
  _root: unknown,
  { input }: { input: UsersSetDefaultAddressInput },
  ctx: BaseContext,
) {
  const user = await updateAddresses(ctx, (addresses) => {
    if (!addresses.some(({ id }) => id === input.id)) throw notFound('Address');
    return withDefault(addresses, input.id);
  });
  return addressPayload(user, input.id);
}

export const resolvers = {
  Mutation: {
    users_add_address: usersAddAddress,
    users_edit_address: usersEditAddress,
    users_remove_address: usersRemoveAddress,
    users_set_default_address: usersSetDefaultAddress,
  },
};
