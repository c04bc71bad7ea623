/** A demo account as data; the accounts domain creates the user. */
export interface DemoAccount {
  key: 'priya' | 'tom' | 'staff';
  email: string;
  password: string;
  first_name: string;
  last_name: string;
  role: 'customer' | 'staff';
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
    role: 'staff',
    owns: 'the staff role',
  },
];
