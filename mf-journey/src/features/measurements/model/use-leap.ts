import { type Measurement, measureChange, type WeightLeap, weightLeap } from '@saltbush/contract';
import { hasCode } from '@saltbush/shared-ui/platform';
import { useState } from 'react';
import { formatMeasure, fullDay } from './words';

const keyOf = ({ day, weight_kg }: Measurement): string => `${day} ${weight_kg}`;

function words({ from, to, day }: WeightLeap): string {
  const change = measureChange(from, to);
  const size = formatMeasure('weight_kg', Math.abs(change));
  return `${formatMeasure('weight_kg', to)} is ${size} ${change > 0 ? 'more' : 'less'} than the ${formatMeasure('weight_kg', from)} of ${fullDay(day)}. Please check it. If it is right, save it as it is.`;
}

/**
 * Asks once about a weight that leaps, such as one with a slipped comma, before it is kept (rule health-24); a changed
 * entry is asked about anew.
 */
export function useLeap(entries: readonly Measurement[], replaces: string | null) {
  const [asked, setAsked] = useState<{ key: string; words: string } | null>(null);
  const isAsked = (entry: Measurement) => asked?.key === keyOf(entry);
  return {
    /** The question about an entry as it is typed now; null if there is none. */
    questionOf: (entry: Measurement) => (isAsked(entry) ? (asked?.words ?? null) : null),
    isConfirmed: isAsked,
    /** Asks about an entry that leaps, unless it was asked about. Returns true if it has to wait for the answer. */
    ask: (entry: Measurement): boolean => {
      const leap = isAsked(entry) ? null : weightLeap(entries, entry, replaces);
      if (leap) setAsked({ key: keyOf(entry), words: words(leap) });
      return leap !== null;
    },
    /** Asks in the words of the api, which knows entries of other devices. Returns true if the error was a leap. */
    askAfter: (error: unknown, entry: Measurement): boolean => {
      if (!hasCode(error, 'WEIGHT_LEAP')) return false;
      setAsked({ key: keyOf(entry), words: error.message });
      return true;
    },
    forget: () => setAsked(null),
  };
}
