import type { KeyboardEvent, MouseEvent } from 'react';

/** With a key held the browser opens a tab or window of its own. */
const isPlainClick = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !metaKey && !ctrlKey && !shiftKey && !altKey;

/** What lets a link be pressed as a button is: with the pointer, Enter and Space. */
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
