import { randomUUID } from 'node:crypto';
import type { ConsentTerms } from '@saltbush/contract';
import type { DateTime } from 'luxon';
import { withdrawConsents } from '../../src/domains/consents';
import { insertConsent, openKeyOf } from '../../src/domains/consents/store';
import { inTransaction } from '../../src/lib/database/transactions';
import type { Store } from './people';
import type { ScheduledAction } from './world';

/** Stores a consent of a subscriber; its words stay unread, so they need no key. */
export async function addConsent(
  { services: { db }, clock }: Store,
  { subjectId, userId }: { subjectId: string; userId: string },
  { kind, limit }: Pick<ConsentTerms, 'kind' | 'limit'>,
): Promise<void> {
  await insertConsent(db, {
    _id: randomUUID(),
    user_id: userId,
    kind,
    subject_id: subjectId,
    open_key: openKeyOf(kind, subjectId),
    wording: 'sealed',
    limit,
    given_at: clock.now(),
    staff_id: null,
    withdrawn_at: null,
    withdrawn_reason: null,
  });
}

/** Schedules the end of a subscriber's consents; the subscription itself goes on. */
export const withdraw = (at: DateTime, { id }: { id: string }): ScheduledAction => ({
  at: at.toJSDate(),
  run: ({ services, clock }) =>
    inTransaction(services, (session) =>
      withdrawConsents({ db: services.db, clock }, { subjectId: id, reason: 'withdrawn' }, session),
    ),
});
