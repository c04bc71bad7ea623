import type { EscriptProvider, EscriptStatus } from './provider';

/** Tokens the embedded exchange accepts. They belong to no real prescription. */
export const SAMPLE_TOKENS = {
  valid: '1SALTBUSHSCRIPT001',
  repeat: '1SALTBUSHSCRIPT002',
  third: '2ABCDEFGH345678WXY',
  /** Of the sample order that waits at the counter. */
  sampleDay: '1SALTBUSHSCRIPT003',
  otherPatient: '1SALTBUSHSCRIPT007',
  dispensed: '1SALTBUSHSCRIPT008',
  expired: '1SALTBUSHSCRIPT009',
} as const;

const STATUSES: ReadonlyMap<string, EscriptStatus> = new Map([
  [SAMPLE_TOKENS.valid, 'valid'],
  [SAMPLE_TOKENS.repeat, 'valid'],
  [SAMPLE_TOKENS.third, 'valid'],
  [SAMPLE_TOKENS.sampleDay, 'valid'],
  [SAMPLE_TOKENS.otherPatient, 'other_patient'],
  [SAMPLE_TOKENS.dispensed, 'dispensed'],
  [SAMPLE_TOKENS.expired, 'expired'],
]);

/** The exchange for development and tests: accepts the sample tokens for any patient (rule health-11). */
export function createEmbeddedEscripts(): EscriptProvider {
  return { name: 'embedded', check: async ({ token }) => STATUSES.get(token) ?? 'unknown' };
}
