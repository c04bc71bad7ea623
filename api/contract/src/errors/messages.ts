/** The general failure, also used by the api for unexpected errors (section 8). */
export const SOMETHING_WENT_WRONG = 'Something went wrong';
/** A favourite, address or patient could not be saved (section 8). */
export const TRY_AGAIN = 'Something went wrong. Please try again.';
/** A quantity update returned nothing, or conflicted with a concurrent one (section 8). */
export const UPDATE_FAILED = 'Something went wrong please try again';
/** Neither the api nor the shop's server can be reached. */
export const UNREACHABLE = 'We can’t reach Saltbush right now.';
/** The server did not confirm a sign-out: saying otherwise would leave an open account on a shared device. */
export const SIGN_OUT_FAILED =
  'We couldn’t sign you out: you’re still signed in on this device. Please check your connection and try again.';
/** The generic request helper received HTTP 504 (section 8). */
export const NO_CACHED_RESPONSE = 'No cached response available';
/** A prescription or practitioner requirement is not met (section 8). */
export const ANSWER_TO_PURCHASE = 'Please answer the following to purchase.';
/** The pharmacy keeps no script of the patient's with repeats left (rule health-33). */
export const SCRIPT_NOT_ON_FILE =
  'We have no script on file for this patient and medicine. Please give us the script another way.';
/** A product was added to the program without a subscription id (section 8). */
export const SUBSCRIPTION_ID_MISSING = 'Missing journeySubscriptionId';
/** Logged when recently viewed products cannot be deleted; not shown to shoppers (section 8). */
export const VIEWS_DELETE_FAILED = 'Error deleting product for logged in user from recently viewed';
/** What somebody with a red flag is told at once. */
export const RED_FLAG_MESSAGE =
  'What you describe can be an emergency. Please do not wait for a telehealth appointment: call 000 for an ambulance, or go to the nearest emergency department.';
