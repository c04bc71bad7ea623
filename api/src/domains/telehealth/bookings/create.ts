import { createHash, randomUUID } from 'node:crypto';
import { FIELD_MESSAGES, HOLD_MINUTES } from '@saltbush/contract';
import type { TelehealthBookingsCreateInput } from '../../../generated/resolvers';
import { isDuplicateKey } from '../../../lib/duplicate-key';
import { invalidInput } from '../../../lib/errors';
import type { TelehealthContext } from '../context';
import { keepRefused } from '../contradictions/keep-try';
import { newLinkToken } from './changes/guest-link';
import type { BookingDetails, BookingDocument } from './documents';
import { requireFee } from './fees';
import { holdSeat } from './holds/hold';
import { readBooking } from './read-input';
import { requireSlot } from './require-slot';
import type { Slot } from './slots';
import { findOfDraft, findRequested } from './store';

type Input = TelehealthBookingsCreateInput;

const KEY = /^[A-Za-z0-9-]{16,100}$/;
/** How long a slot is held for payment (rule health-09). */
export const HOLD_MS = HOLD_MINUTES * 60_000;

/** Scopes keys to the requester, so that they never collide; a guest's key is itself secret. */
const keyOf = ({ user }: TelehealthContext, ...parts: string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([user?.id ?? null, ...parts]))
    .digest('base64url');

function requestKey(ctx: TelehealthContext, { idempotency_key }: Input): string {
  if (!KEY.test(idempotency_key)) throw invalidInput({ idempotency_key: FIELD_MESSAGES.request_key_invalid });
  return keyOf(ctx, idempotency_key);
}

/** The key of the draft that a request was entered in; undefined if there is none. */
const draftKey = (ctx: TelehealthContext, { draft_id }: Input): string | undefined =>
  draft_id ? keyOf(ctx, 'draft', draft_id) : undefined;

function newBooking(
  ctx: TelehealthContext,
  input: Input,
  {
    details,
    slot,
    fee,
    ...drafts
  }: Pick<BookingDocument, 'fee' | 'draft_key' | 'entered_in'> & {
    details: BookingDetails;
    slot: Slot;
  },
): BookingDocument {
  const now = ctx.clock.now();
  const uuid = randomUUID();
  return {
    _id: uuid,
    user_id: ctx.user?.id ?? null,
    request_key: requestKey(ctx, input),
    booking_type: input.booking_type,
    status: 'held',
    starts_at: slot.starts_at,
    ends_at: slot.ends_at,
    state: input.state,
    contact_method: input.contact_method,
    patient_uuid: ctx.user ? (input.patient_uuid ?? null) : null,
    details: ctx.cipher.encrypt(JSON.stringify(details), uuid),
    fee,
    hold_expires_at: new Date(now.getTime() + HOLD_MS),
    payment: null,
    created_at: now,
    ...(drafts.draft_key ? { draft_key: drafts.draft_key } : {}),
    ...(drafts.entered_in ? { entered_in: drafts.entered_in } : {}),
    ...(ctx.user ? {} : { link_token: newLinkToken(ctx.cipher, uuid) }),
  };
}

/** Limits unpaid holds, which would lock patients out. @throws {BusinessError} RATE_LIMITED */
async function countHold(
  { limits, clientAddress, user }: TelehealthContext,
  email: string | null,
): Promise<void> {
  if (user) return limits.count('holdByUser', user.id);
  await limits.count('holdByAddress', clientAddress);
  if (email) await limits.count('holdByEmail', email);
}

/** Reads a request; refused answers are kept, for later ones to be compared with. */
async function readOrKeep(ctx: TelehealthContext, input: Input): Promise<BookingDetails> {
  const draft_key = draftKey(ctx, input);
  try {
    return await readBooking(ctx, input, { draft_key });
  } catch (error) {
    await keepRefused(ctx, input, { error, draft_key });
    throw error;
  }
}

/** Requests a service: holds the slot while the patient pays (section 2.21; rule health-09). */
export async function telehealthBookingsCreate(
  _root: unknown,
  { input }: { input: Input },
  ctx: TelehealthContext,
): Promise<{ booking: BookingDocument }> {
  const earlier = await findRequested(ctx.db, requestKey(ctx, input));
  if (earlier) return { booking: earlier };
  const finished = await findOfDraft(ctx.db, draftKey(ctx, input));
  if (finished?.status === 'booked') return { booking: finished };
  const details = await readOrKeep(ctx, input);
  const slot = requireSlot(ctx.clock.now(), input);
  await countHold(ctx, details.email);
  const entered_in = draftKey(ctx, input);
  // A booking of this draft that has been cancelled since is no reason against another one.
  const draft_key = finished ? undefined : entered_in;
  const fee = await requireFee(ctx, input);
  const booking = newBooking(ctx, input, { details, slot, fee, draft_key, entered_in });
  try {
    await holdSeat(ctx, slot, booking);
    return { booking };
  } catch (error) {
    const same = isDuplicateKey(error) ? await findRequested(ctx.db, booking.request_key) : null;
    if (!same) throw error;
    return { booking: same };
  }
}
