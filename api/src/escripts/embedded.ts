import type { EscriptProvider, EscriptStatus } from './provider';

/** Tokens that the embedded exchange knows. They stand for no script of a real person. */
export const SAMPLE_TOKENS = {
  valid: '1SALTBUSHSCRIPT001',
  repeat: '1SALTBUSHSCRIPT002',
  third: '2ABCDEFGH345678WXY',
  otherPatient: '1SALTBUSHSCRIPT007',
  dispensed: '1SALTBUSHSCRIPT008',
  expired: '1SALTBUSHSCRIPT009',
} as const;

const STATUSES: ReadonlyMap<string, EscriptStatus> = new Map([
  [SAMPLE_TOKENS.valid, 'valid'],
  [SAMPLE_TOKENS.repeat, 'valid'],
  [SAMPLE_TOKENS.third, 'valid'],
  [SAMPLE_TOKENS.otherPatient, 'other_patient'],
  [SAMPLE_TOKENS.dispensed, 'dispensed'],
  [SAMPLE_TOKENS.expired, 'expired'],
]);

/** The exchange of development and tests: knows the sample tokens, for whichever patient (rule health-11). */
export function createEmbeddedEscripts(): EscriptProvider {
  return { name: 'embedded', check: async ({ token }) => STATUSES.get(token) ?? 'unknown' };
}
