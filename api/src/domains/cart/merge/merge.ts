import { inTransaction } from '../../../lib/database/transactions';
import { isDuplicateKey } from '../../../lib/duplicate-key';
import { BusinessError } from '../../../lib/errors';
import type { CartContext } from '../context';
import type { CartDocument } from '../documents';
import { mergeLines } from '../lines/merge-lines';
import { type CartChange, findCart, findUserCart, openKeyOf, writeCart } from '../store';
import { readToken } from '../tokens';
import { surplusOf, unmergedCart } from './unmerged';

type MergeContext = Pick<CartContext, 'client' | 'db' | 'clock' | 'cipher'>;

const ATTEMPTS = 20;

/** The guest's choices are more recent than the account cart's, so they take precedence where set. */
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
/** The fields of the address, which is copied as a whole or not at all. */
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

function guestChoices(guest: CartDocument): CartChange {
  const set = CHOICES.filter((field) => guest[field] !== null);
  const address = guest.shipping_address_1 === null ? [] : ADDRESS;
  return Object.fromEntries([...set, ...address].map((field) => [field, guest[field]]));
}

/** Thrown on a write conflict, to abort the transaction and read everything again. */
class Conflict extends Error {}

/** Assigns the guest cart to a user without an open cart. Returns false if one was created concurrently. */
async function claim(ctx: MergeContext, guest: CartDocument, userId: string): Promise<boolean> {
  const change = { user_id: userId, open_key: openKeyOf(userId), updated_at: ctx.clock.now() };
  try {
    return await writeCart(ctx.db, guest, change);
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** Moves the guest cart's lines into the user's cart, in one transaction. Returns false on a concurrent change. */
async function mergeInto(ctx: MergeContext, guest: CartDocument, userCart: CartDocument): Promise<boolean> {
  const updated_at = ctx.clock.now();
  const items = mergeLines(userCart.items, guest.items, (item) => readToken(ctx.cipher, item));
  const unmerged = surplusOf(userCart.items, guest.items, items);
  try {
    await inTransaction(ctx, async (session) => {
      const closed = await writeCart(ctx.db, guest, { status: 'merged', items: [], updated_at }, session);
      const updated = await writeCart(
        ctx.db,
        userCart,
        { ...guestChoices(guest), items, unmerged, updated_at },
        session,
      );
      if (!closed || !updated) throw new Conflict();
    });
    return true;
  } catch (error) {
    if (error instanceof Conflict) return false;
    if (!(error instanceof BusinessError) || error.code !== 'CART_FULL') throw error;
    // Both carts stay as they are, and the account's says what is missing from it.
    if (!(await writeCart(ctx.db, userCart, { unmerged: unmergedCart(guest), updated_at }))) return false;
    throw error;
  }
}

/**
 * Merges a guest cart into the user's cart at sign-in: no line is lost, equal lines add up, and repeating it changes
 * nothing. A guest cart that is unknown, ordered, already merged or another user's is left alone.
 * @returns the user's open cart, or null if there is neither
 * @throws {BusinessError} `CART_FULL` if the lines do not fit into one cart; both carts stay as they are
 */
export async function mergeGuestCart(
  ctx: MergeContext,
  { guestCartUuid, userId }: { guestCartUuid: string | null; userId: string },
): Promise<CartDocument | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    // Read the guest cart first: if another tab has just assigned it to the user, the second read finds it.
    const guest = guestCartUuid ? await findCart(ctx.db, guestCartUuid, null) : null;
    const userCart = await findUserCart(ctx.db, userId);
    if (guest?.status !== 'open') return userCart;
    const done = userCart ? await mergeInto(ctx, guest, userCart) : await claim(ctx, guest, userId);
    if (done) return findUserCart(ctx.db, userId);
  }
  throw new Error('Could not merge the guest cart: too many concurrent writes.');
}
