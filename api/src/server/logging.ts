import pino, { type DestinationStream, type Logger } from 'pino';

/** Values under these names are redacted wherever they occur. */
const SECRET_NAMES = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'token',
  'eprescription_token',
  'stripe_source_id',
  'variables',
  'email',
  'medicare',
  'ihi',
  'health',
];
const REDACTED = SECRET_NAMES.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);

/** @param mixin returns what else each line tells */
export function createLogger(level: string, destination?: DestinationStream, mixin?: () => object): Logger {
  const redact = { paths: REDACTED, censor: '[redacted]' };
  const options = { level, base: null, redact, ...(mixin && { mixin }) };
  return destination ? pino(options, destination) : pino(options);
}
