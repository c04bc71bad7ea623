import type { Db } from 'mongodb';
import type { AuthLibrary } from '../auth-library';
import { findPasswordHash } from './credential-store';

/** What can be done with the password of an account, without revealing it. */
export function createOwnPasswords(library: AuthLibrary, { db }: { db: Db }) {
  return {
    /** Whether the account has a password; those of an identity provider can have none. */
    isSet: async (userId: string): Promise<boolean> => (await findPasswordHash(db, userId)) !== null,

    /** Whether it is the account's password. Slow on purpose. */
    async check(userId: string, attempt: string): Promise<boolean> {
      const hash = await findPasswordHash(db, userId);
      const { password } = await library.$context;
      return hash !== null && password.verify({ hash, password: attempt });
    },

    /** @returns the form in which a password is stored */
    async hash(password: string): Promise<string> {
      return (await library.$context).password.hash(password);
    },
  };
}
