/**
 * What a customer has agreed to who gets mails about favourites, by the name that is stored with the consent. A changed
 * sentence gets a new name; earlier ones remain, because stored consents refer to them.
 */
export const ALERT_WORDINGS = {
  'favourites-1': 'Email me when one of my favourites is back in stock or costs less',
} as const;

export type AlertWording = keyof typeof ALERT_WORDINGS;

/** The wording that customers are asked with today. */
export const ALERT_WORDING: AlertWording = 'favourites-1';

/** Returns true for the name of a wording, of today or earlier. */
export const isAlertWording = (name: string): name is AlertWording => Object.hasOwn(ALERT_WORDINGS, name);
