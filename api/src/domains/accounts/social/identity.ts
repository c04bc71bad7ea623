import { normaliseEmail, personNameError } from '@saltbush/contract';
import type { Vouched } from '../../../identity/oidc-client';

/** Who somebody is by the word of an identity provider. */
export interface Identity {
  issuer: string;
  /** The provider's own id of the person: e-mail addresses change, it does not. */
  subject: string;
  /** In lower case; empty when the provider tells none. */
  email: string;
  isEmailVerified: boolean;
  first_name: string;
  last_name: string;
}

/** A sign-in through a provider that the shop refuses. */
export class SocialSignInError extends Error {
  override name = 'SocialSignInError';
  constructor(readonly failure: 'expired' | 'unverified') {
    super(`A sign-in through a provider is refused: ${failure}`);
  }
}

const FALLBACK_FIRST_NAME = 'Customer';
const NOT_OF_NAMES = /[^\p{L}\p{M} '’-]+/gu;

/** A name as sign-up would take it; empty when nothing of it can be kept. */
function cleanName(value: unknown): string {
  if (typeof value !== 'string') return '';
  const name = value.replace(NOT_OF_NAMES, ' ').replace(/\s+/g, ' ').trim();
  return personNameError(name, 'First Name') === null ? name : '';
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads the claims of a checked ID token, and of the provider's user information where there is one. */
export function readIdentity({ claims, issuer }: Vouched): Identity {
  const [firstWord = '', ...otherWords] = cleanName(claims.name).split(' ');
  const email = normaliseEmail(text(claims.email));
  return {
    issuer,
    subject: text(claims.sub),
    email,
    // Some providers write the boolean as a text.
    isEmailVerified: claims.email_verified === true || claims.email_verified === 'true',
    first_name: cleanName(claims.given_name) || firstWord || FALLBACK_FIRST_NAME,
    last_name: cleanName(claims.family_name) || otherWords.join(' '),
  };
}
