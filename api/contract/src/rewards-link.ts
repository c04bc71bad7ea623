/** Possible results of linking a rewards card; the popup reports one of them to the page that opened it. */
export const REWARDS_LINK_RESULTS = [
  'linked',
  'already-linked',
  'taken',
  'cancelled',
  'expired',
  'signed-out',
  'unavailable',
  'too-many',
  'failed',
] as const;

export type RewardsLinkResult = (typeof REWARDS_LINK_RESULTS)[number];

const MESSAGES: Record<RewardsLinkResult, string> = {
  linked: 'Your rewards card is linked. You collect points from now on.',
  'already-linked': 'A rewards card is linked to your account already.',
  taken: 'This rewards card is linked to another account.',
  cancelled: 'You did not link a card. Nothing was changed.',
  expired: 'This request is no longer valid. Please try again.',
  'signed-out': 'Please sign in to link your rewards card.',
  unavailable: 'The rewards programme can’t be reached right now. Please try again later.',
  'too-many': 'Too many attempts. Please try again in a few minutes.',
  failed: 'We could not link your card. Please try again.',
};

/** Messages for the shopper, by result. */
export const rewardsLinkMessage = (result: RewardsLinkResult): string => MESSAGES[result];

/** Size of the popup that links a card, in pixels (section 9.f). */
export const REWARDS_POPUP = { width: 500, height: 600 } as const;

const MESSAGE_TYPE = 'rewards-link';

/** Message from the popup to the page that opened it. */
export const rewardsLinkNotice = (result: RewardsLinkResult) => ({ type: MESSAGE_TYPE, result });

/** Returns the result reported by a window message, or null for any other message. */
export function readRewardsLinkNotice(message: unknown): RewardsLinkResult | null {
  const { type, result } = (message ?? {}) as { type?: unknown; result?: unknown };
  if (type !== MESSAGE_TYPE) return null;
  return REWARDS_LINK_RESULTS.find((known) => known === result) ?? null;
}

export interface RewardsLinkRequest {
  /** `rewards.edrLinkUrl`. */
  edrLinkUrl: string;
  /** `me.edr_auth_token`. */
  token: string;
  /** The page that opens the popup. */
  url: string;
  /** Where to go once the card is linked if no page is waiting for the popup. */
  redirectUrl: string;
}

/** Returns the popup's address: edrLinkUrl with a url and a redirectUrl (rule 7.j-09). */
export function rewardsLinkAddress({ edrLinkUrl, token, url, redirectUrl }: RewardsLinkRequest): string {
  return `${edrLinkUrl}?${new URLSearchParams({ token, url, redirectUrl })}`;
}
