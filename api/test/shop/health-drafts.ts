import type { Selling } from './selling';
import { at, type Shopper } from './shopper';

const DRAFT = 'draft { id version entries sealed }';

export interface KeptDraft {
  id: string;
  version: number;
  entries: Record<string, unknown>;
  sealed: string | null;
}

type Raw = Omit<KeptDraft, 'entries'> & { entries: string };
const open = (draft: Raw): KeptDraft => ({ ...draft, entries: JSON.parse(draft.entries) });

/** Sends changes of a draft; without a `booking_type`, of joining the program. */
export const sendChanges = (shopper: Shopper, changes: object, over: object = {}) =>
  shopper.run('health_draft_save', { changes: JSON.stringify(changes), ...over }, DRAFT);

/** Changes a draft and returns it. */
export const keep = async (shopper: Shopper, changes: object, over: object = {}): Promise<KeptDraft> =>
  open(at<Raw>(await sendChanges(shopper, changes, over), 'health_draft_save.draft'));

/** Returns what is kept for a shopper; null if nothing is. */
export async function kept(shopper: Shopper, variables: object = {}): Promise<KeptDraft | null> {
  const query = `query($booking_type: BookingType, $sealed: String) {
    health_draft(booking_type: $booking_type, sealed: $sealed) { id version entries sealed }
  }`;
  const found = at<Raw | null>(await shopper.send(query, variables), 'health_draft');
  return found && open(found);
}

/** Returns what is kept of a form of the program's care. */
export async function keptCare(shopper: Shopper, care: 'message' | 'check_in'): Promise<KeptDraft | null> {
  const query = 'query($care: CareForm) { health_draft(care: $care) { id version entries sealed } }';
  const found = at<Raw | null>(await shopper.send(query, { care }), 'health_draft');
  return found && open(found);
}

/** Returns the stored drafts of a user. */
export const storedDrafts = (shop: Selling, user_id: string) =>
  shop.collection('health_drafts').find({ user_id }).toArray();
