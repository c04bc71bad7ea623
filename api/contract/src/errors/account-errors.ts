import { CLOSING_OBSTACLES, type ClosingObstacle } from '../accounts/closing';
import { type SocialSignInFailure, socialSignInMessage } from '../accounts/social-sign-in';
import { paymentNoun } from '../payments/payment-methods';
import { TRY_AGAIN } from './messages';

/** Error shown at the e-mail field of the sign-up form. */
export const EMAIL_TAKEN = 'An account with this email address already exists.';

/** Errors of sign-in, sign-up, and an account's addresses, cards and patients. */
export const ACCOUNT_ERRORS = {
  WRONG_CREDENTIALS: 'Your email address or password is incorrect.',
  EMAIL_TAKEN: (_details: { fields: { email: string } }) => EMAIL_TAKEN,
  RESET_LINK_INVALID: 'This link is no longer valid. Please ask for a new one.',
  STOP_LINK_INVALID: 'This link is no longer valid. You can stop these emails on your favourites page.',
  /** The account has no password, and its sign-in is too old for what was asked. */
  SIGN_IN_AGAIN: 'Please sign in again first, so that we know it is you.',
  LAST_MANAGER: 'The shop needs a manager. Please make somebody else a manager first.',
  /** Whoever signed up with an address may not own it. */
  EMAIL_UNCONFIRMED: 'This account has not confirmed its email address yet.',
  /** `obstacles` is never empty. */
  ACCOUNT_IN_USE: ({ obstacles }: { obstacles: readonly ClosingObstacle[] }) =>
    obstacles.map((obstacle) => CLOSING_OBSTACLES[obstacle]).join(' '),
  SOCIAL_SIGN_IN_FAILED: ({ failure, provider }: { failure: SocialSignInFailure; provider: string }) =>
    socialSignInMessage(failure, provider),
  SOCIAL_SIGN_IN_UNAVAILABLE: 'Signing in with another service is not available.',
  TOO_MANY_ADDRESSES: ({ max }: { max: number }) => `You can keep at most ${max} addresses.`,
  ADDRESSES_BUSY: TRY_AGAIN,
  TOO_MANY_PAYMENT_METHODS: () => `Please remove a ${paymentNoun('later')} before you add another.`,
  /** `autodeliveries` are the names of those charged to it. */
  PAYMENT_METHOD_IN_USE: ({ autodeliveries }: { autodeliveries: readonly string[] }) =>
    `This ${paymentNoun('later')} pays for ${autodeliveries.join(', ')}. Please choose another ${paymentNoun('later')} there first.`,
  /** `room`: how many more the day can take, of several that were to be added. */
  TOO_MANY_ENTRIES: ({ max, room = 0 }: { max: number; room?: number }) =>
    room > 0
      ? `A day holds at most ${max} entries. There is room for ${room} more.`
      : `A day holds at most ${max} entries.`,
  TOO_MANY_OWN_FOODS: ({ max }: { max: number }) => `You can keep at most ${max} own foods.`,
  TOO_MANY_FAVOURITE_FOODS: ({ max }: { max: number }) => `You can keep at most ${max} favourite foods.`,
  DIARY_BUSY: TRY_AGAIN,
};
