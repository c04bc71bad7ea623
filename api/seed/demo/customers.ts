import { nameKeys, phoneKeys } from '@saltbush/contract';
import type { AddressDocument, CustomerDocument } from '../../src/domains/accounts';
import type { DemoAccount } from '../demo-accounts';
import { demoUuid } from './ids';

const DAY = 86_400_000;

export const HOME: AddressDocument = {
  id: demoUuid('address/priya/home'),
  first_name: 'Priya',
  last_name: 'Nolan',
  address_1: '14 Fig Tree Lane',
  address_2: '',
  suburb: 'SURRY HILLS',
  state: 'NSW',
  postcode: '2010',
  phone: '0491 570 006',
  is_default: true,
};

const WORK: AddressDocument = {
  ...HOME,
  id: demoUuid('address/priya/work'),
  address_1: 'Level 4, 88 Harbour Street',
  suburb: 'SYDNEY',
  postcode: '2000',
  is_default: false,
};

const TOM: AddressDocument = {
  id: demoUuid('address/tom/home'),
  first_name: 'Tom',
  last_name: 'Whitlock',
  address_1: '3 Mercer Street',
  address_2: 'Unit 2',
  suburb: 'GEELONG',
  state: 'VIC',
  postcode: '3220',
  phone: '0491 570 157',
  is_default: true,
};

/** The embedded gateway's card that succeeds, as a saved payment source. */
export const DEMO_CARD = {
  stripe_source_id: 'src_demo_priya_visa',
  brand: 'visa',
  last4: '4242',
  exp_month: 11,
  exp_year: 2030,
};

const ADDRESSES: Partial<Record<DemoAccount['key'], AddressDocument[]>> = { priya: [HOME, WORK], tom: [TOM] };

/** The profile of a demo user. */
export function demoCustomer(account: DemoAccount, userId: string, now: Date): CustomerDocument {
  const isPriya = account.key === 'priya';
  const addresses = ADDRESSES[account.key] ?? [];
  return {
    _id: userId,
    email: account.email,
    first_name: account.first_name,
    last_name: account.last_name,
    role: account.role,
    name_keys: nameKeys(account),
    phone_keys: phoneKeys(addresses),
    cart_uuid: null,
    addresses,
    edr_card_first2: isPriya ? '27' : null,
    edr_card_last4: isPriya ? '6041' : null,
    edr_linked: isPriya,
    edr_points: isPriya ? 4120 : 0,
    payment_methods: isPriya ? [DEMO_CARD] : [],
    created_at: new Date(now.getTime() - 420 * DAY),
  };
}
