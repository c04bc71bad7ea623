import type { Db, MongoClient } from 'mongodb';
import type { Logger } from 'pino';
import type { Clock } from '../../lib/clock';
import type { Events } from '../../lib/events';
import type { FieldCipher } from '../../lib/field-cipher';
import type { PasswordHashing } from './auth-library';

/** What the accounts service is made of. */
export interface AccountsOptions {
  db: Db;
  client: MongoClient;
  clock: Clock;
  log: Logger;
  cipher: FieldCipher;
  authSecret: string;
  publicOrigin: string;
  events: Events;
  /** Whether staff need a second factor. */
  isSecondFactorRequired: boolean;
  /** How passwords are stored; by default with scrypt at its full cost. */
  passwords?: PasswordHashing;
}
