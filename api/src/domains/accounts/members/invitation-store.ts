import type { StaffRole } from '@saltbush/contract';
import type { ClientSession, Db } from 'mongodb';

/** Collection `staff_invitations`: roles that wait for an account; `_id` is its e-mail in lower case. */
export interface InvitationDocument {
  _id: string;
  role: StaffRole;
  /** Who invited: the user id and name, for the audit log. */
  staff_id: string;
  staff_name: string;
  created_at: Date;
  expires_at: Date;
}

const invitations = (db: Db) => db.collection<InvitationDocument>('staff_invitations');

export async function ensureInvitationIndexes(db: Db): Promise<void> {
  await invitations(db).createIndex({ expires_at: 1 }, { name: 'expires', expireAfterSeconds: 0 });
}

/** @returns the invitations that hold: few, because only managers write them */
export const listInvitations = (db: Db, now: Date): Promise<InvitationDocument[]> =>
  invitations(db)
    .find({ expires_at: { $gt: now } })
    .sort({ expires_at: -1 })
    .toArray();

/** Returns the invitation of an address, or null. */
export const findInvitation = (db: Db, email: string, now: Date): Promise<InvitationDocument | null> =>
  invitations(db).findOne({ _id: email, expires_at: { $gt: now } });

/** Stores an invitation, in place of an earlier one to the same address. */
export async function putInvitation(
  db: Db,
  { _id, ...invitation }: InvitationDocument,
  session: ClientSession,
): Promise<void> {
  await invitations(db).replaceOne({ _id }, invitation, { upsert: true, session });
}

/** Deletes the invitation of an address; false if there is none. */
export async function deleteInvitation(db: Db, _id: string, session: ClientSession): Promise<boolean> {
  return (await invitations(db).deleteOne({ _id }, { session })).deletedCount === 1;
}
