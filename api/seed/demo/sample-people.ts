import type { AddressDocument } from '../../src/domains/accounts';
import type { DemoAccount } from '../demo-accounts';
import { demoUuid } from './ids';
import type { Buyer } from './order';
import type { Person } from './patients';

/** Customers whose orders wait at the counter. They sign in like any other; no test and no guide uses them. */
export const SAMPLE_CUSTOMERS: readonly DemoAccount[] = [
  {
    key: 'marit',
    email: 'marit@saltbush.example',
    password: 'Tuckeroo-Path2!',
    first_name: 'Marit',
    last_name: 'Solheim',
    role: 'customer',
    owns: 'a paper script on its way and a program under review',
  },
  {
    key: 'hugo',
    email: 'hugo@saltbush.example',
    password: 'Lillypilly-Gate6!',
    first_name: 'Hugo',
    last_name: 'Brandt',
    role: 'customer',
    owns: 'an electronic script to check, and a program and an AutoDelivery whose charges were declined',
  },
];

const address = (key: string, place: Omit<AddressDocument, 'id' | 'is_default'>): AddressDocument => ({
  id: demoUuid(`address/${key}/home`),
  is_default: true,
  ...place,
});

const NO_HEALTH = { is_pregnant_breastfeeding: 'no', allergies: '', conditions: '', medication: '' };

export const SAMPLE_PATIENTS = {
  marit: {
    key: 'marit',
    first_name: 'Marit',
    dob: '1982-03-09',
    gender: 'female',
    health: { ...NO_HEALTH, conditions: 'High cholesterol', medication: 'None yet' },
    medicare: null,
    ihi: null,
  },
  hugo: {
    key: 'hugo',
    first_name: 'Hugo',
    dob: '1968-10-30',
    gender: 'male',
    health: { ...NO_HEALTH, allergies: 'Sulfonamides (hives)', medication: 'Perindopril 5 mg' },
    medicare: null,
    ihi: null,
  },
} as const satisfies Record<string, Person>;

export const SAMPLE_HOMES = {
  marit: address('marit', {
    first_name: 'Marit',
    last_name: 'Solheim',
    address_1: '27 Quarry Road',
    address_2: '',
    suburb: 'BATTERY POINT',
    state: 'TAS',
    postcode: '7004',
    phone: '0491 570 313',
  }),
  hugo: address('hugo', {
    first_name: 'Hugo',
    last_name: 'Brandt',
    address_1: '8 Jetty Street',
    address_2: '',
    suburb: 'GLENELG',
    state: 'SA',
    postcode: '5045',
    phone: '0491 570 737',
  }),
};

const guest = (first_name: string, last_name: string, home: Partial<AddressDocument>): Buyer => ({
  userId: null,
  email: `${first_name}.${last_name}@saltbush.example`.toLowerCase(),
  first_name,
  last_name,
  home: { ...SAMPLE_HOMES.hugo, id: demoUuid(`address/${first_name}`), first_name, last_name, ...home },
  instructions: null,
});

/** Guests whose orders wait at the counter. */
export const GUESTS = {
  ines: guest('Ines', 'Barreto', {
    address_1: '3 Mill Lane',
    suburb: 'FREMANTLE',
    state: 'WA',
    postcode: '6160',
  }),
  callum: guest('Callum', 'Reid', {
    address_1: 'Unit 6, 41 Wharf Street',
    suburb: 'NEW FARM',
    state: 'QLD',
    postcode: '4005',
  }),
  yuki: guest('Yuki', 'Arai', {
    address_1: '19 Orchard Grove',
    suburb: 'BOX HILL',
    state: 'VIC',
    postcode: '3128',
  }),
};
