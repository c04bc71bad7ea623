import type { KeyboardEvent, MouseEvent } from 'react';

/** With a modifier key held, the browser opens a new tab or window. */
const isPlainClick = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Returns handlers that make a link respond like a button: to click, Enter and Space. */
export const pressHandlers = (onPress: () => void) => ({
  onClick(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onPress();
  },
  onKeyDown(event: KeyboardEvent) {
    if (event.key !== ' ' || event.repeat) return;
    event.preventDefault();
    onPress();
  },
});
