import type { BarDay } from '../components/BarChart/bars';

/** A week of a food diary in kilojoules, without a value for Friday. */
export const week: readonly BarDay[] = [
  { label: 'Mon', longLabel: 'Monday 16 November', value: 7900 },
  { label: 'Tue', longLabel: 'Tuesday 17 November', value: 8350 },
  { label: 'Wed', longLabel: 'Wednesday 18 November', value: 9420.5 },
  { label: 'Thu', longLabel: 'Thursday 19 November', value: 6100 },
  { label: 'Fri', longLabel: 'Friday 20 November', value: null },
  { label: 'Sat', longLabel: 'Saturday 21 November', value: 8800 },
  { label: 'Sun', longLabel: 'Sunday 22 November', value: 8120 },
];
