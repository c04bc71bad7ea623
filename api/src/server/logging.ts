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

export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: null, redact: { paths: REDACTED, censor: '[redacted]' } };
  return destination ? pino(options, destination) : pino(options);
}
