import { createHmac } from 'node:crypto';

const KEY_CHARACTERS = 22;
/** An e-mail address, or a run of digits long enough for a card, phone or Medicare number. */
const PERSONAL = /@|(?:\d[\s-]*){8,}/;
/** An e-prescription token, with or without spaces. */
const TOKEN = /^(?=(?:[^\d]*\d){3})[a-z\d]{18}$/;

/** Returns true for a text that may identify its author; such searches are never recorded. */
export const isPersonal = (query: string): boolean =>
  PERSONAL.test(query) || TOKEN.test(query.toLowerCase().replace(/\s/g, ''));

/** Hashes a visitor's token with a secret, so that tokens cannot be recovered by trial. */
export const visitorKey = (secret: string, userToken: string): string =>
  createHmac('sha256', secret).update(`search:${userToken}`).digest('base64url').slice(0, KEY_CHARACTERS);
