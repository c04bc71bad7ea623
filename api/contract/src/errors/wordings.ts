/** The general failure, and what the api says of a failure that is not the caller's (section 8). */
export const SOMETHING_WENT_WRONG = 'Something went wrong';
/** A favourite, an address or a patient could not be saved (section 8). */
export const TRY_AGAIN = 'Something went wrong. Please try again.';
/** A quantity update returned nothing, or somebody else was faster (section 8). */
export const UPDATE_FAILED = 'Something went wrong please try again';
/** Neither the api nor the shop's own server can be reached. */
export const UNREACHABLE = 'We can’t reach Saltbush right now.';
/** The generic request helper got HTTP 504 (section 8). */
export const NO_CACHED_RESPONSE = 'No cached response available';
/** A prescription or practitioner requirement is unmet (section 8). */
export const ANSWER_TO_PURCHASE = 'Please answer the following to purchase.';
/** A product is added to the program without a subscription id (section 8). */
export const SUBSCRIPTION_ID_MISSING = 'Missing journeySubscriptionId';
/** Logged when products viewed recently cannot be deleted; shoppers do not see it (section 8). */
export const VIEWS_DELETE_FAILED = 'Error deleting product for logged in user from recently viewed';
