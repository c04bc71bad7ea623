/** What has to be over before an account can be closed, with what to do about it. */
export const CLOSING_OBSTACLES = {
  order: 'An order is still being prepared. You can close your account once it has been sent or cancelled.',
  consultation:
    'You have a consultation coming up. Please cancel it first, or close your account afterwards.',
} as const;

export type ClosingObstacle = keyof typeof CLOSING_OBSTACLES;

/** What remains of a closed account, because the law asks a pharmacy to keep it. */
export const KEPT_RECORDS = [
  'Orders, payments and tax invoices',
  'Prescriptions and what was dispensed',
  'Patients’ details, consultations and questionnaires: they are health records',
] as const;

/** What is deleted with an account. */
export const DELETED_RECORDS = [
  'Your name, phone number, password and sign-ins',
  'Saved addresses and cards',
  'Your cart, favourites and recently viewed products',
  'Your food tracker and mail preferences',
] as const;

/** What ends with an account. */
export const ENDED_WITH_ACCOUNT = [
  'AutoDeliveries and programs are cancelled: nothing more is charged',
  'Your rewards card is unlinked',
] as const;
