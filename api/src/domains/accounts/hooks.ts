import { defineHook } from '../../lib/hooks';

/** Asks for the open cart of a user, which the browser learns with its session. */
export const sessionCart = defineHook<{ userId: string }, { uuid: string }>('cart of a session');
