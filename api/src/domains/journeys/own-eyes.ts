import type { JourneysContext } from './context';
import type { JourneySubscriptionDocument } from './documents';

/**
 * Whether the member reads it. What a practitioner decided, and what a patient's record says, is for no member of staff who
 * acts as the customer or looks at one: whoever needs it has a desk that shows it to their role (rule roles-13).
 */
export const isForOwnEyes = (
  { user }: Pick<JourneysContext, 'user'>,
  { user_id }: Pick<JourneySubscriptionDocument, 'user_id'>,
): boolean => user?.id === user_id && !user.impersonation;
