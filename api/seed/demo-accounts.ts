import type { Role } from '@saltbush/contract';
/** A demo account as data; the accounts domain creates the user. */
export interface DemoAccount {
  key: 'priya' | 'tom' | 'marit' | 'hugo' | 'staff' | Exclude<Role, 'customer' | 'manager'>;
  email: string;
  password: string;
  first_name: string;
  last_name: string;
  role: Role;
  /** What the account is for, shown in the README and in the sign-in hint of development. */
  owns: string;
}

/** The demo accounts; never created when NODE_ENV is production. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    key: 'priya',
    email: 'priya@saltbush.example',
    password: 'Wattle-Bloom7!',
    first_name: 'Priya',
    last_name: 'Nolan',
    role: 'customer',
    owns: 'five orders in different states, three patients, an active program subscription, an AutoDelivery, a linked rewards card',
  },
  {
    key: 'tom',
    email: 'tom@saltbush.example',
    password: 'Banksia-Trail4!',
    first_name: 'Tom',
    last_name: 'Whitlock',
    role: 'customer',
    owns: 'one delivery address and nothing else',
  },
  {
    key: 'staff',
    email: 'jo.staff@saltbush.example',
    password: 'Correa-Desk9!',
    first_name: 'Jo',
    last_name: 'Marsden',
    role: 'manager',
    owns: 'the manager role: staff, prices, stock and the audit log, but no health answers',
  },
  {
    key: 'support',
    email: 'sam.support@saltbush.example',
    password: 'Grevillea-Call6!',
    first_name: 'Sam',
    last_name: 'Okafor',
    role: 'support',
    owns: 'the support role: customers and their orders',
  },
  {
    key: 'pharmacist',
    email: 'mei.pharmacist@saltbush.example',
    password: 'Boronia-Shelf3!',
    first_name: 'Mei',
    last_name: 'Tran',
    role: 'pharmacist',
    owns: 'the pharmacist role: orders, scripts, patients’ medicines and allergies',
  },
  {
    key: 'practitioner',
    email: 'asha.practitioner@saltbush.example',
    password: 'Melaleuca-Room8!',
    first_name: 'Asha',
    last_name: 'Pillai',
    role: 'practitioner',
    owns: 'the practitioner role: consultations, health records and program reviews',
  },
  {
    key: 'content',
    email: 'finn.content@saltbush.example',
    password: 'Hakea-Draft5!',
    first_name: 'Finn',
    last_name: 'Larkin',
    role: 'content',
    owns: 'the content role: content and the search report',
  },
];
