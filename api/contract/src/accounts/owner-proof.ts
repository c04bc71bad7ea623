/** Minutes for which a sign-in proves by itself that the owner is here. */
export const RECENT_SIGN_IN_MINUTES = 15;

/** JSON endpoint that answers with everything the shop holds about the signed-in person. */
export const MY_DATA_ENDPOINT = '/auth/my-data';
