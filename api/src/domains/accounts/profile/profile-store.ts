import type { ClientSession, Db } from 'mongodb';
import type { CustomerDocument } from '../documents';

interface ProfileUser {
  _id: string;
  first_name: string;
  last_name: string;
  name: string;
  updatedAt: Date;
}

interface Profile extends Pick<CustomerDocument, 'first_name' | 'last_name' | 'name_keys' | 'phone'> {
  id: string;
  now: Date;
}

/** Writes a user's name and phone number, in both places that keep the name. */
export async function writeProfile(
  db: Db,
  { id: _id, now, ...profile }: Profile,
  session: ClientSession,
): Promise<void> {
  const { first_name, last_name } = profile;
  const user = { first_name, last_name, name: `${first_name} ${last_name}`, updatedAt: now };
  await db.collection<ProfileUser>('users').updateOne({ _id }, { $set: user }, { session });
  await db.collection<CustomerDocument>('customers').updateOne({ _id }, { $set: profile }, { session });
}
