import { BusinessError } from '../../../lib/errors';
import { findCustomer } from '../../accounts';
import { busy } from '../access';
import type { JourneysContext } from '../context';
import type { JourneySubscriptionDocument } from '../documents';
import { findAnySubscription } from '../store';

type SeenContext = Pick<JourneysContext, 'db'>;

/** Returns the name of a practitioner for colleagues. */
export async function nameOfColleague(db: SeenContext['db'], staffId: string): Promise<string> {
  const staff = await findCustomer(db, staffId);
  return staff ? `${staff.first_name} ${staff.last_name}` : 'A colleague';
}

/** What a practitioner's screen showed: when the last decision was made, null without one. */
interface Seen {
  /** Releases before this field do not say what they showed. */
  seen_decision_at?: Date | string | null;
}

const timeOf = (at: Date | string | null | undefined): number => (at ? new Date(at).getTime() : 0);

/**
 * Refuses to decide over the head of a colleague: a decision rests on all that were made before.
 * @throws {BusinessError} DECIDED_MEANWHILE with who decided after what the screen showed
 */
export async function requireSeen(
  { db }: SeenContext,
  { decisions = [] }: Pick<JourneySubscriptionDocument, 'decisions'>,
  { seen_decision_at: seen }: Seen,
): Promise<void> {
  const last = decisions.at(-1);
  if (seen === undefined || !last || timeOf(last.at) === timeOf(seen)) return;
  throw new BusinessError('DECIDED_MEANWHILE', { staff_name: await nameOfColleague(db, last.staff_id) });
}

/** Returns why a decision was not stored: the first of those that the screen did not show, or another write. */
export async function whyNotStored(ctx: SeenContext, id: string, seen: Seen): Promise<BusinessError> {
  const newest = await findAnySubscription(ctx.db, id);
  try {
    if (newest) await requireSeen(ctx, newest, seen);
  } catch (error) {
    if (error instanceof BusinessError) return error;
    throw error;
  }
  return busy();
}
