/**
 * Agreements to charges that come later than the click.
 * Public interface for other domains, the server, jobs and the sample shop.
 */
export {
  type ConsentGiven,
  ConsentMissing,
  checkConsenter,
  checkShown,
  consentOwner,
  readCovers,
  readWording,
  recordConsent,
  requireConsent,
  withdrawConsents,
} from './consents';
export type { ConsentDocument } from './documents';
export { agreementData } from './personal-data';
export { findOpenConsent, listConsents, openKeyOf } from './store';
