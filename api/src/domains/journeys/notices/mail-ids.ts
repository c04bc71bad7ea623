import type { JourneySubscriptionDocument } from '../documents';

type Cycle = Pick<JourneySubscriptionDocument, '_id' | 'cycle'>;

/** Ends the id of a mail that staff have sent once more. */
export const AGAIN = ':again';

/** Ids of the mails about the monthly charge of a program: each is sent once. */
export const chargeMailIds = {
  declined: ({ _id, cycle }: Cycle, declines: number) =>
    `program_payment_declined:${_id}:${cycle}:${declines}`,
  again: (program: Cycle, declines: number) => `${chargeMailIds.declined(program, declines)}${AGAIN}`,
  review: ({ _id }: Pick<Cycle, '_id'>, period: Date) => `program_review:${_id}:${period.toISOString()}`,
  consent: ({ _id, cycle }: Cycle) => `program_consent:${_id}:${cycle}`,
  held: ({ _id, cycle }: Cycle) => `program_held:${_id}:${cycle}`,
};
