import { byReason } from './message-template';

/** Errors of agreements to later charges. */
export const CONSENT_ERRORS = {
  CONSENT_REQUIRED: byReason({
    missing: 'Please agree to the charges first.',
    outdated: 'Please reload this page, then read about the later charges and agree to them.',
    changed: 'The price or the conditions have changed. Please read them again before you agree.',
    by_customer: 'Only the customer can agree to these charges.',
  }),
};
