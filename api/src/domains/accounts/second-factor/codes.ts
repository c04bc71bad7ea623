import { createHash, randomBytes } from 'node:crypto';
import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import { SHOP } from '@saltbush/contract';

const STEP_MS = 30_000;
/** 140 bits: characters of seven bits each, which a text can hold. */
const SECRET_CHARACTERS = 20;
const RECOVERY_CODES = 10;
/** 120 bits, so that a plain hash is as good as a slow one (ASVS 6.5.2). */
const RECOVERY_BYTES = 15;
const LONGEST_LABEL = 120;

/** Makes the secret that the authenticator app and the shop share. */
export const newSecret = (): string =>
  String.fromCharCode(...[...randomBytes(SECRET_CHARACTERS)].map((byte) => byte & 0x7f));

/** The secret as people type it. */
export const typedSecret = (secret: string): string => base32.encode(secret, { padding: false });

/** The address that authenticator apps read from the QR code. */
export const addressOf = (secret: string, email: string): string =>
  createOTP(secret).url(SHOP.name, email.slice(0, LONGEST_LABEL));

/**
 * Finds the step of 30 seconds that a code belongs to: the present one, or a neighbour, since clocks differ.
 * @returns null for a code that is wrong now
 */
export async function stepOf(secret: string, code: string, now: Date): Promise<number | null> {
  const present = Math.floor(now.getTime() / STEP_MS);
  let found: number | null = null;
  for (const step of [present - 1, present, present + 1]) {
    if ((await createOTP(secret).hotp(step)) === code) found = step;
  }
  return found;
}

/** Makes the codes for whoever has lost the device, in groups of four letters and digits. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    (base32.encode(randomBytes(RECOVERY_BYTES), { padding: false }).match(/.{4}/g) ?? []).join('-'),
  );

const RECOVERY_CODE = /^[A-Z2-7]{24}$/;
const compact = (code: string) => code.replace(/[\s-]/g, '').toUpperCase();

/** Whether text has the form of a recovery code, however it is written. */
export const isRecoveryCode = (code: string): boolean => RECOVERY_CODE.test(compact(code));

/** The stored form of a recovery code. */
export const recoveryHash = (userId: string, code: string): string =>
  createHash('sha256')
    .update(`${userId}:${compact(code)}`)
    .digest('base64url');
