import type { StateMarkProps } from '@saltbush/shared-ui/design/counter';
import type { TelehealthBookingStatus } from '../../../generated/gql/graphql';

interface Standing {
  words: string;
  kind: StateMarkProps['kind'];
}

const ENDED: Readonly<Record<Exclude<TelehealthBookingStatus, 'booked'>, Standing>> = {
  completed: { words: 'Took place', kind: 'done' },
  missed: { words: 'Not reached', kind: 'stopped' },
  cancelled: { words: 'Cancelled', kind: 'stopped' },
  held: { words: 'Not paid', kind: 'stopped' },
  expired: { words: 'Not paid', kind: 'stopped' },
};

/** Returns how a consultation stands at a time, in the practitioner's words. */
export function standingOf(
  { status, starts_at, ends_at }: { status: TelehealthBookingStatus; starts_at: string; ends_at: string },
  now: number,
): Standing {
  if (status !== 'booked') return ENDED[status];
  if (Date.parse(starts_at) > now) return { words: 'To come', kind: 'waiting' };
  if (Date.parse(ends_at) > now) return { words: 'Now', kind: 'moving' };
  return { words: 'Without outcome', kind: 'waiting' };
}
