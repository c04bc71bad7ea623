import { isDuplicateKey } from '../../lib/duplicate-key';
import type { CartContext } from './context';
import type { CartDocument } from './documents';
import { joinLines } from './lines';
import { type CartChange, findCart, findUserCart, openKeyOf, writeCart } from './store';
import { readToken } from './tokens';

type MergeContext = Pick<CartContext, 'client' | 'db' | 'clock' | 'cipher'>;

const ATTEMPTS = 20;

/** What the shopper chose as a guest: it is newer than what the account's cart remembers, so it wins where set. */
const CHOICES = [
  'postcode',
  'shipping_method_id',
  'cnc_location_id',
  'offer_code',
  'questionnaire_passed',
  'delivery_instructions',
  'user_email',
  'user_first_name',
  'user_last_name',
] as const;
/** An address is taken whole or not at all. */
const ADDRESS = [
  'shipping_first_name',
  'shipping_last_name',
  'shipping_address_1',
  'shipping_address_2',
  'shipping_phone',
  'shipping_postcode',
  'shipping_state',
  'shipping_suburb',
] as const;

function chosenBy(guest: CartDocument): CartChange {
  const set = CHOICES.filter((field) => guest[field] !== null);
  const address = guest.shipping_address_1 === null ? [] : ADDRESS;
  return Object.fromEntries([...set, ...address].map((field) => [field, guest[field]]));
}

/** A write met another one: everything is read again. */
class Conflict extends Error {}

/** Gives the guest cart to a user who has no open cart; false when one appeared meanwhile. */
async function claim(ctx: MergeContext, guest: CartDocument, userId: string): Promise<boolean> {
  const change = { user_id: userId, open_key: openKeyOf(userId), updated_at: ctx.clock.now() };
  try {
    return await writeCart(ctx.db, guest, change);
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** Moves the guest cart's lines into the user's cart in one step; false when either changed meanwhile. */
async function join(ctx: MergeContext, guest: CartDocument, own: CartDocument): Promise<boolean> {
  const updated_at = ctx.clock.now();
  const items = joinLines(own.items, guest.items, (item) => readToken(ctx.cipher, item));
  try {
    await ctx.client.withSession((session) =>
      session.withTransaction(async () => {
        const closed = await writeCart(ctx.db, guest, { status: 'merged', items: [], updated_at }, session);
        const grown = await writeCart(ctx.db, own, { ...chosenBy(guest), items, updated_at }, session);
        if (!closed || !grown) throw new Conflict();
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof Conflict) return false;
    throw error;
  }
}

/**
 * Joins a guest cart to a user's cart at sign-in: no line is lost, equal lines add up, and doing it again changes
 * nothing. Answers the user's open cart, null when there is neither. A guest cart that is unknown, ordered, already
 * merged or another user's is left alone.
 */
export async function mergeGuestCart(
  ctx: MergeContext,
  { guestCartUuid, userId }: { guestCartUuid: string | null; userId: string },
): Promise<CartDocument | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    // The guest cart first: when another tab has just made it the user's own, the second read finds it there.
    const guest = guestCartUuid ? await findCart(ctx.db, guestCartUuid, null) : null;
    const own = await findUserCart(ctx.db, userId);
    if (guest?.status !== 'open') return own;
    const done = own ? await join(ctx, guest, own) : await claim(ctx, guest, userId);
    if (done) return findUserCart(ctx.db, userId);
  }
  throw new Error('A guest cart could not be merged: it is written to without end.');
}
