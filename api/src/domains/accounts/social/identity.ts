import { emailError, normaliseEmail, personNameError } from '@saltbush/contract';
import type { Vouched } from '../../../identity/oidc-client';

/** A person as identified by an identity provider. */
export interface Identity {
  issuer: string;
  /** The provider's id of the person, which is stable, unlike the e-mail. */
  subject: string;
  /** In lower case; empty if the provider supplies none that the shop takes. */
  email: string;
  isEmailVerified: boolean;
  first_name: string;
  last_name: string;
}

/** Thrown when a sign-in through a provider is refused. */
export class SocialSignInError extends Error {
  override name = 'SocialSignInError';
  constructor(readonly failure: 'expired' | 'unverified') {
    super(`Social sign-in refused: ${failure}`);
  }
}

const FALLBACK_FIRST_NAME = 'Customer';
const INVALID_NAME_CHARACTERS = /[^\p{L}\p{M} '’-]+/gu;

/** Returns a name that sign-up would accept, or an empty string. */
function cleanName(value: unknown): string {
  if (typeof value !== 'string') return '';
  const name = value.replace(INVALID_NAME_CHARACTERS, ' ').replace(/\s+/g, ' ').trim();
  return personNameError(name, 'First Name') === null ? name : '';
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads the claims of a verified ID token, merged with the provider's user info if available. */
export function readIdentity({ claims, issuer }: Vouched): Identity {
  const [firstWord = '', ...otherWords] = cleanName(claims.name).split(' ');
  const given = normaliseEmail(text(claims.email));
  const email = emailError(given) ? '' : given;
  return {
    issuer,
    subject: text(claims.sub),
    email,
    // Some providers send the boolean as a string.
    isEmailVerified: claims.email_verified === true || claims.email_verified === 'true',
    first_name: cleanName(claims.given_name) || firstWord || FALLBACK_FIRST_NAME,
    last_name: cleanName(claims.family_name) || otherWords.join(' '),
  };
}
