import type { ClosingObstacle } from '@saltbush/contract';
import { defineHook } from '../../lib/hooks';

/** Returns the user's open cart, which is sent to the browser with the session. */
export const sessionCart = defineHook<{ userId: string }, { uuid: string }>('cart of a session');

/** Returns what has to be over before an account can be closed. */
export const closingObstacle = defineHook<{ userId: string; now: Date }, ClosingObstacle>('closing obstacle');

/** A part of what the shop holds about a person, as they may read it: nothing sealed, no token, no internal key. */
export interface PersonalData {
  section: string;
  data: unknown;
}

/** Returns what a domain holds about a person; asked only for the person themselves. */
export const personalData = defineHook<{ userId: string; email: string }, PersonalData>('personal data');
