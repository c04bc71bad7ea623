import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from '../../icons';
import type { IconType, Tone } from '../../internal/types';

/** The sign and the word that go with a tone, so that it is never told by colour alone. */
export const toneMarks: Record<Tone, { icon: IconType; word: string }> = {
  info: { icon: InfoIcon, word: 'Note' },
  success: { icon: CircleCheckIcon, word: 'Done' },
  warning: { icon: TriangleAlertIcon, word: 'Warning' },
  error: { icon: CircleAlertIcon, word: 'Error' },
};

/** How a message is announced: errors at once, the rest when there is time. */
export const liveRole = (tone: Tone, live: boolean | undefined) =>
  live ? (tone === 'error' ? 'alert' : 'status') : undefined;
