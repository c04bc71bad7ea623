import { Banner } from '@saltbush/shared-ui/design/core';
import { useSession } from '@saltbush/shared-ui/platform';
import type { ReactNode } from 'react';

/** Whether a member of staff acts as the customer. */
export const useIsActedFor = (): boolean => useSession(({ impersonation }) => impersonation !== null);

interface AskCustomerProps {
  /** What is theirs alone, as in "Only the customer can … ." */
  to?: string;
}

/** Tells staff who act as a customer what is the customer's alone, and how it is done. */
export function AskCustomer({ to = 'see and change these' }: AskCustomerProps) {
  return <Banner tone="info">Only the customer can {to}. Please ask them to sign in.</Banner>;
}

interface CustomersOwnProps extends AskCustomerProps {
  children: ReactNode;
}

/**
 * Shows what is the customer's alone; staff who act as them read whom to ask instead (rules accounts-09, roles-13). The api
 * refuses the operations; the content is not rendered, so it asks for none of its data.
 */
export function CustomersOwn({ to, children }: CustomersOwnProps) {
  return useIsActedFor() ? <AskCustomer to={to} /> : children;
}
