import type { DeskListState } from '../desk-list';

export type ChargeState = 'failed' | 'coming';

/** Names of the lists of charges, in the order of the work. */
export const CHARGE_LABELS: Readonly<Record<ChargeState, string>> = { failed: 'Failed', coming: 'Coming' };

export const CHARGE_STATES = Object.keys(CHARGE_LABELS) as ChargeState[];

/** What a list of charges shows, as its address keeps it. */
export interface ChargeList extends DeskListState {
  state: ChargeState;
  newest: boolean;
}

/** Reads a list from its address; unknown ones mean what has failed, the earliest first. */
export const readChargeList = (address: URLSearchParams): ChargeList => ({
  state: CHARGE_STATES.find((name) => name === address.get('state')) ?? 'failed',
  newest: address.get('order') === 'newest',
  after: address.get('after'),
});

/** Returns the address of a list at a desk. */
export function chargeListAddress(desk: string, { state, newest, after }: ChargeList): string {
  const query = new URLSearchParams({ state });
  if (newest) query.set('order', 'newest');
  if (after) query.set('after', after);
  return `${desk}?${query}`;
}

/** Returns the address of a list from its start. */
export const chargesAddress = (desk: string, state: ChargeState): string =>
  chargeListAddress(desk, { state, newest: false, after: null });
