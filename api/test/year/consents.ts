import { randomUUID } from 'node:crypto';
import type { ConsentTerms } from '@saltbush/contract';
import { insertConsent, openKeyOf } from '../../src/domains/consents/store';
import type { Store } from './people';

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
