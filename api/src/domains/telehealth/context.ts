import type { BaseServices } from '../../lib/context';
import type { MedicareCheck } from '../../medicare';
import type { PaymentServices } from '../../payments/authorise';
import type { AccountsServices } from '../accounts';
import type { CartContext } from '../cart';

/** Services that telehealth needs. */
export type TelehealthServices = BaseServices &
  PaymentServices & {
    accounts: Pick<AccountsServices['accounts'], 'verifyBearer'>;
    /** Knows Medicare cards and health identifiers. */
    medicare: MedicareCheck;
  };

/** What the resolvers of telehealth get. */
export type TelehealthContext = CartContext & TelehealthServices;
