import { Select } from '@saltbush/shared-ui/design/forms';

interface ReasonFieldProps {
  label: string;
  hint?: string;
  options: readonly { value: string; label: string }[];
  autoFocus?: boolean;
}

/** Why something is given back. Customers read it, so that no reason is chosen before somebody chooses it. */
export const ReasonField = (props: ReasonFieldProps) => (
  <Select {...props} name="reason" placeholder="Choose a reason" defaultValue="" required />
);
