import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from '../../icons';
import type { IconType, Tone } from '../../internal/types';

/** The icon and label of each tone, so that colour is never the only signal. */
export const toneMarks: Record<Tone, { icon: IconType; word: string }> = {
  info: { icon: InfoIcon, word: 'Note' },
  success: { icon: CircleCheckIcon, word: 'Done' },
  warning: { icon: TriangleAlertIcon, word: 'Warning' },
  error: { icon: CircleAlertIcon, word: 'Error' },
};

/** How a message is announced: errors assertively, others politely. */
export const liveRole = (tone: Tone, live: boolean | undefined) =>
  live ? (tone === 'error' ? 'alert' : 'status') : undefined;
