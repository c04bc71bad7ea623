import type { JourneySubscriptionDocument } from '../documents';

/** What the mails about a program's next order replace each other by, as long as they wait. */
export const orderAbout = ({ _id }: Pick<JourneySubscriptionDocument, '_id'>): string =>
  `program_order:${_id}`;
