import { createHash } from 'node:crypto';
import type { ClientSession, Db } from 'mongodb';
import { isDuplicateKey } from './duplicate-key';

/**
 * What is granted once. `first_order`: the discount of a person's first order; `escript`: a supply on the token of an
 * e-prescription; `voucher`: a program voucher, per customer; `offer_use`: one use of an offer code, by an order and, where
 * it is limited, by its customer.
 */
export const CLAIM_KINDS = ['first_order', 'escript', 'voucher', 'offer_use'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** Collection `claims`. `_id` is the kind and a hash of the key: keys are e-mails, phone numbers and tokens. */
interface ClaimDocument {
  _id: string;
  kind: ClaimKind;
  /** Id of the order that was granted it. */
  order_id: string;
  created_at: Date;
}

/** Who claims, and when. */
export type Claimant = Pick<ClaimDocument, 'order_id' | 'created_at'>;

const claims = (db: Db) => db.collection<ClaimDocument>('claims');

/** Creates the index of claims. */
export async function ensureClaimIndexes(db: Db): Promise<void> {
  await claims(db).createIndex({ order_id: 1 }, { name: 'order' });
}

/** The id of a claim, which tells nothing of its key. */
export const claimId = (kind: ClaimKind, key: string): string =>
  `${kind}:${createHash('sha256').update(key).digest('base64url')}`;

/** Something is already claimed; the transaction has to be rolled back. */
export class AlreadyClaimed extends Error {
  override name = 'AlreadyClaimed';
  constructor(readonly kind: ClaimKind) {
    super(`Already claimed: ${kind}`);
  }
}

/**
 * Claims all keys for an order, in its transaction: of concurrent orders exactly one commits. A key that is listed
 * twice counts as claimed.
 * @throws {AlreadyClaimed} if any key is taken; a rolled-back transaction leaves no claim
 */
export async function claimOnce(
  db: Db,
  kind: ClaimKind,
  keys: readonly string[],
  claimant: Claimant,
  session: ClientSession,
): Promise<void> {
  if (keys.length === 0) return;
  const ids = keys.map((key) => claimId(kind, key)).sort();
  try {
    await claims(db).insertMany(
      ids.map((_id) => ({ _id, kind, ...claimant })),
      { session },
    );
  } catch (error) {
    throw isDuplicateKey(error) ? new AlreadyClaimed(kind) : error;
  }
}

/** Claims those of the keys that are free, in the order's transaction: later claims of them fail. */
export async function useUp(
  db: Db,
  kind: ClaimKind,
  keys: readonly string[],
  claimant: Claimant,
  session: ClientSession,
): Promise<void> {
  const ids = keys.map((key) => claimId(kind, key)).sort();
  const taken = await claims(db)
    .find({ _id: { $in: ids } }, { session, projection: { _id: 1 } })
    .toArray();
  const free = ids.filter((id) => !taken.some(({ _id }) => _id === id));
  if (free.length === 0) return;
  await claims(db).insertMany(
    free.map((_id) => ({ _id, kind, ...claimant })),
    { session },
  );
}

/**
 * Frees those of the keys that an order claimed, in the transaction that cancels it: they can be claimed again.
 * @returns how many they were
 */
export async function releaseClaims(
  db: Db,
  kind: ClaimKind,
  keys: readonly string[],
  orderId: string,
  session: ClientSession,
): Promise<number> {
  if (keys.length === 0) return 0;
  const ids = keys.map((key) => claimId(kind, key));
  return (await claims(db).deleteMany({ _id: { $in: ids }, order_id: orderId }, { session })).deletedCount;
}

/** Frees all that an order claimed of a kind, in the transaction that cancels it: also what it cannot tell the keys of. */
export async function releaseClaimsOf(
  db: Db,
  kind: ClaimKind,
  orderId: string,
  session: ClientSession,
): Promise<void> {
  await claims(db).deleteMany({ order_id: orderId, kind }, { session });
}

/**
 * @param session of a transaction that is to claim others of the keys
 * @returns the keys that are claimed already; without a session, an order can still lose the race for the others
 */
export async function claimedOf(
  db: Db,
  kind: ClaimKind,
  keys: readonly string[],
  session?: ClientSession,
): Promise<string[]> {
  if (keys.length === 0) return [];
  const ids = keys.map((key) => claimId(kind, key));
  const taken = await claims(db)
    .find({ _id: { $in: ids } }, { session, projection: { _id: 1 } })
    .toArray();
  return keys.filter((_key, index) => taken.some(({ _id }) => _id === ids[index]));
}
