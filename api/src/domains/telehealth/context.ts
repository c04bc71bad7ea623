import type { BaseServices } from '../../lib/context';
import type { MedicareCheck } from '../../medicare';
import type { PaymentServices } from '../../payments/payment';
import type { AccountsServices } from '../accounts';
import type { CartContext } from '../cart';

/** Services the telehealth domain requires. */
export type TelehealthServices = BaseServices &
  PaymentServices & {
    accounts: Pick<AccountsServices['accounts'], 'verifyBearer'>;
    /** Verifies Medicare cards and health identifiers. */
    medicare: MedicareCheck;
  };

/** Context of the telehealth resolvers. */
export type TelehealthContext = CartContext & TelehealthServices;
