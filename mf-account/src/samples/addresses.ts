import type { DeliveryAddress } from '@saltbush/shared-ui/entities';
import { AddressesDocument } from '@saltbush/shared-ui/entities';
import { mockAddresses, mockPlaces, type RequestHandler, respondWith } from '@saltbush/shared-ui/testing';
import {
  UsersAddAddressDocument,
  UsersEditAddressDocument,
  UsersRemoveAddressDocument,
  UsersSetDefaultAddressDocument,
} from '../generated/gql/graphql';

export const HOME: DeliveryAddress = {
  id: 'a1',
  first_name: 'Priya',
  last_name: 'Nolan',
  address_1: '14 Fig Tree Lane',
  address_2: '',
  suburb: 'SURRY HILLS',
  state: 'NSW',
  postcode: '2010',
  phone: '0491570006',
  is_default: true,
};
export const WORK: DeliveryAddress = {
  ...HOME,
  id: 'a2',
  address_1: '88 Harbour Street',
  address_2: 'Level 4',
  suburb: 'SYDNEY',
  postcode: '2000',
  is_default: false,
};

const PLACES = [
  { id: 'p1', suburb: 'SURRY HILLS', postcode: '2010', state: 'NSW' as const },
  { id: 'p2', suburb: 'DARLINGHURST', postcode: '2010', state: 'NSW' as const },
];

/** Handlers of an API that stores these addresses in memory. */
export function addressHandlers(start: DeliveryAddress[] = [HOME, WORK]): RequestHandler[] {
  let list = start;
  const store = (next: DeliveryAddress[]) => {
    list = next;
    return { user: { addresses: list } };
  };
  return [
    respondWith(AddressesDocument, () => ({ me: { addresses: list } })),
    mockPlaces(PLACES),
    mockAddresses([]),
    respondWith(UsersAddAddressDocument, ({ input }) => ({
      users_add_address: store([...list, { ...WORK, ...input, id: 'a3', address_2: '', is_default: false }]),
    })),
    respondWith(UsersEditAddressDocument, ({ input }) => ({
      users_edit_address: store(
        list.map((each) => (each.id === input.id ? { ...each, ...input, address_2: '' } : each)),
      ),
    })),
    respondWith(UsersRemoveAddressDocument, ({ input }) => ({
      users_remove_address: store(list.filter(({ id }) => id !== input.id)),
    })),
    respondWith(UsersSetDefaultAddressDocument, ({ input }) => ({
      users_set_default_address: store(list.map((each) => ({ ...each, is_default: each.id === input.id }))),
    })),
  ];
}
