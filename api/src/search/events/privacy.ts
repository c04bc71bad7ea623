import { createHmac } from 'node:crypto';

const KEY_CHARACTERS = 22;
/** An e-mail address, or so many digits that they may be a card, a phone or a Medicare number. */
const PERSONAL = /@|(?:\d[\s-]*){8,}/;
/** An e-prescription token, typed with or without spaces. */
const TOKEN = /^(?=(?:[^\d]*\d){3})[a-z\d]{18}$/;

/** True for texts that may tell who typed them: such searches are answered and forgotten. */
export const isPersonal = (query: string): boolean =>
  PERSONAL.test(query) || TOKEN.test(query.toLowerCase().replace(/\s/g, ''));

/** Tells visitors apart without their tokens: only who has the secret could try tokens out. */
export const visitorKey = (secret: string, userToken: string): string =>
  createHmac('sha256', secret).update(`search:${userToken}`).digest('base64url').slice(0, KEY_CHARACTERS);
