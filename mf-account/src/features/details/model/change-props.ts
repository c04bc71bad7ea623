import type { RefObject } from 'react';
import type { Account } from '../api/account';

/** Props of a sheet that changes the account. */
export interface ChangeProps {
  account: Account;
  /** Called after the change, with what to say about it. */
  onDone: (message: string) => void;
  onClose: () => void;
  finalFocus?: RefObject<HTMLElement | null>;
}
