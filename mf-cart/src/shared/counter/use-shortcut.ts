import { useEffect, useRef } from 'react';

/**
 * Presses a button by Alt and a letter, wherever the focus is. A key that is held down presses it once.
 * @param letter In upper case
 * @returns what the button needs
 */
export function useShortcut(letter: string) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // The place of the key: with Alt, some keyboards write another letter.
      if (event.code !== `Key${letter}` || !event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      if (!event.repeat) ref.current?.click();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [letter]);
  return { ref, 'aria-keyshortcuts': `Alt+${letter}` };
}
