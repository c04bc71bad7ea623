import type { TelehealthScriptStatus } from '../../generated/gql/graphql';

const DAY = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** How a script stands. */
export const SCRIPT_STATUS_WORDS: Readonly<Record<TelehealthScriptStatus, string>> = {
  on_file: 'On file',
  used: 'All supplies ordered',
  expired: 'Expired',
  off_file: 'No longer on file',
};

const packs = (quantity: number): string => (quantity === 1 ? '1 pack' : `${quantity} packs`);

interface Script {
  status: TelehealthScriptStatus;
  quantity: number;
  supplies: number;
  supplies_left: number;
  expires_on: string;
}

/** How much of its medicine a script is for, and until when: "1 pack in a supply, 2 of 3 supplies left, until …". */
export function scriptWords({ status, quantity, supplies, supplies_left, expires_on }: Script): string {
  const supply = `${packs(quantity)} in a supply`;
  if (status !== 'on_file') return supply;
  return `${supply}, ${supplies_left} of ${supplies} ${supplies === 1 ? 'supply' : 'supplies'} left, until ${DAY.format(new Date(expires_on))}`;
}
