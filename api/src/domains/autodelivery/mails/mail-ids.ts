import type { AutoDeliveryDocument } from '../documents';

type Cycle = Pick<AutoDeliveryDocument, '_id' | 'cycle'>;

/** Ends the id of a mail that staff have sent once more. */
export const AGAIN = ':again';

/** Ids of the mails about the charge of a cycle: each is sent once. */
export const chargeMailIds = {
  of: (kind: string, { _id, cycle }: Cycle) => `autodelivery_${kind}:${_id}:${cycle}`,
  upcoming: (autodelivery: Cycle, delivery: Date) =>
    `${chargeMailIds.of('upcoming', autodelivery)}:${delivery.toISOString()}`,
};
