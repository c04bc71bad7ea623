/** How many attempts are allowed in how many seconds. */
export interface Limit {
  points: number;
  seconds: number;
}

/** What is limited, by whom; a shop changes single ones with `RATE_LIMITS` (decision 0031). */
export const LIMITS = {
  /** Attempts from one address, whatever the account. */
  signInByAddress: { points: 50, seconds: 600 },
  /** Wrong passwords for one account from one address or known browser. */
  signInByCaller: { points: 10, seconds: 600 },
  signInByCallerHourly: { points: 20, seconds: 3600 },
  signInByCallerDaily: { points: 40, seconds: 86_400 },
  /** Wrong passwords for one account from everywhere, other than browsers that have signed in to it before. */
  signInByAccount: { points: 50, seconds: 3600 },
  /** Sign-ins through an identity provider that an address starts, and callbacks. */
  socialByAddress: { points: 60, seconds: 600 },
  /** Popups that link a rewards card, and their callbacks. */
  rewardsByAddress: { points: 60, seconds: 600 },
  /** Sign-ups from one address, and for one e-mail address. */
  signUpByAddress: { points: 20, seconds: 3600 },
  signUpByAccount: { points: 5, seconds: 3600 },
  /** Password reset links an address requests or uses, and those sent to an account. */
  resetByAddress: { points: 30, seconds: 3600 },
  resetByAccount: { points: 5, seconds: 3600 },
  /** Passwords a signed-in user gives to change their account, and addresses they change to. */
  ownerProof: { points: 10, seconds: 600 },
  emailChangeByUser: { points: 5, seconds: 3600 },
  /** Codes of the second factor that a member of staff tries. */
  secondFactorByUser: { points: 10, seconds: 900 },
  /** Photos of products that a member of staff uploads: each costs the api about a second. */
  photoByUser: { points: 120, seconds: 3600 },
  /** Changes of AutoDeliveries that are mailed, to an address that the user enters. */
  autodeliveryMailByUser: { points: 60, seconds: 3600 },
  /** Copies of their data that a user asks for. */
  dataByUser: { points: 5, seconds: 3600 },
  /** Tokens a user, and an address, checks with the prescription exchange. */
  escriptByUser: { points: 30, seconds: 600 },
  escriptByAddress: { points: 60, seconds: 600 },
  /** Answers that a user hands in for a program: each try is kept. */
  answersByUser: { points: 60, seconds: 3600 },
  /** Messages and check-ins that a member sends to the care team. */
  messagesByUser: { points: 40, seconds: 86_400 },
  /** Medicare and health identifiers an address, and a user, checks. */
  medicareByAddress: { points: 20, seconds: 600 },
  medicareByUser: { points: 20, seconds: 600 },
  /** Certificates an address has drawn as PDF. */
  certificateByAddress: { points: 120, seconds: 600 },
  /** Offer codes an address, and a user, tries. */
  offerByAddress: { points: 60, seconds: 600 },
  offerByUser: { points: 30, seconds: 600 },
  /**
   * Anonymous writes. Generous enough for an office or a campus behind one address: sixty people who shop at the same
   * time stay below a tenth of them.
   */
  cartByAddress: { points: 1200, seconds: 3600 },
  cardTokenByAddress: { points: 1200, seconds: 3600 },
  /** Payments that an address attempts, and those for one cart or booking: stolen cards are tried out in numbers. */
  paymentByAddress: { points: 1200, seconds: 3600 },
  paymentByPurchase: { points: 30, seconds: 3600 },
  /** Orders with an offer for first orders that an address places, and its guests' with one that limits customers. */
  firstOrderByAddress: { points: 150, seconds: 3600 },
  /** Orders looked up by an address, and for one e-mail address. */
  orderLookupByAddress: { points: 30, seconds: 600 },
  orderLookupByEmail: { points: 10, seconds: 600 },
  /** Telehealth slots held by guests, per address and e-mail address, and by a user. */
  holdByAddress: { points: 10, seconds: 3600 },
  holdByEmail: { points: 5, seconds: 3600 },
  holdByUser: { points: 10, seconds: 3600 },
  /** Requests with insight events from an address. */
  eventsByAddress: { points: 600, seconds: 600 },
  /** Requests with analytics from an address. */
  analyticsByAddress: { points: 1200, seconds: 600 },
  /** Addresses looked up while somebody types: each may cost money at the service that knows them. */
  addressLookupByAddress: { points: 300, seconds: 600 },
  /** Back-in-stock requests, from one address and for one recipient. */
  stockNotificationByAddress: { points: 30, seconds: 3600 },
  stockNotificationByReceiver: { points: 30, seconds: 86_400 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
