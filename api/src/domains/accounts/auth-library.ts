import { randomUUID } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { mongodbAdapter } from 'better-auth/adapters/mongodb';
import type { Db, MongoClient } from 'mongodb';
import type { Logger } from 'pino';
import { identifiedSignIn } from './social/identified-sign-in';

export interface AuthLibraryOptions {
  db: Db;
  client: MongoClient;
  secret: string;
  publicOrigin: string;
  log: Logger;
  /** How passwords are stored; by default the library's scrypt. */
  passwords?: PasswordHashing;
}

/** Makes and checks the stored form of passwords. */
export interface PasswordHashing {
  hash(password: string): Promise<string>;
  verify(attempt: { hash: string; password: string }): Promise<boolean>;
}

const DAY_SECONDS = 24 * 60 * 60;
/** A sign-in expires after being unused for this long. */
const SESSION_SECONDS = 30 * DAY_SECONDS;

/**
 * Configures the auth library that stores users, password hashes and sign-ins. Its HTTP endpoints are not mounted;
 * the endpoints of the specification call its API instead.
 */
export function createAuthLibrary(options: AuthLibraryOptions) {
  const { db, client, secret, publicOrigin, log, passwords } = options;
  return betterAuth({
    appName: 'saltbush',
    baseURL: publicOrigin,
    basePath: '/api/auth',
    secret,
    database: mongodbAdapter(db, { client }),
    telemetry: { enabled: false },
    // Lower log levels include e-mail addresses.
    logger: { level: 'error', log: (_level, message) => log.error({ source: 'auth' }, message) },
    emailAndPassword: { enabled: true, minPasswordLength: 8, maxPasswordLength: 128, password: passwords },
    user: {
      modelName: 'users',
      additionalFields: {
        first_name: { type: 'string', required: true, input: true },
        last_name: { type: 'string', required: true, input: true },
      },
    },
    session: { modelName: 'sessions', expiresIn: SESSION_SECONDS, updateAge: DAY_SECONDS },
    account: { modelName: 'accounts' },
    verification: { modelName: 'verifications' },
    // Attempts are limited by address and account before the library is called.
    rateLimit: { enabled: false },
    plugins: [identifiedSignIn()],
    advanced: {
      cookiePrefix: 'saltbush',
      database: { generateId: () => randomUUID() },
    },
  });
}

export type AuthLibrary = ReturnType<typeof createAuthLibrary>;
