import { formatAge } from '@saltbush/shared-ui/design/counter';
import type { Claim } from './api/claim-fields';

/** Returns since when somebody works on something: `2 min ago`. */
export function sinceWords({ since }: Pick<Claim, 'since'>, now: number): string {
  const age = formatAge(since, now);
  return age === 'now' ? 'just now' : `${age} ago`;
}

/** Returns who works on something, as its queue says it; empty if nobody does. */
export function claimWords(claim: Pick<Claim, 'since' | 'staff_name' | 'is_mine'> | undefined, now: number) {
  if (!claim) return '';
  const by = claim.is_mine ? 'you' : claim.staff_name;
  return `Claimed by ${by}, ${sinceWords(claim, now)}`;
}
