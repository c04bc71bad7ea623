import { defineHook } from '../../lib/hooks';

/** Returns the user's open cart, which is sent to the browser with the session. */
export const sessionCart = defineHook<{ userId: string }, { uuid: string }>('cart of a session');
