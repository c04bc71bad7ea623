/** Time that a piece of layout may take before the browser gets its turn, in milliseconds. */
const RESERVE_MS = 8;

// Safari has no idle callbacks.
const idle = (callback: (deadline: { timeRemaining(): number }) => void): unknown =>
  'requestIdleCallback' in window
    ? window.requestIdleCallback(callback, { timeout: 1000 })
    : setTimeout(() => callback({ timeRemaining: () => 0 }));

/**
 * Lays out what stands below the first view (`data-later`), piece by piece while the browser has nothing else to do:
 * the first paint does not wait for it, and no scroll, print or screenshot ever meets an empty page.
 */
export function revealBelow(): void {
  const pending = [...document.querySelectorAll<HTMLElement>('[data-later]')];
  const step = (deadline: { timeRemaining(): number }) => {
    do {
      const element = pending.shift();
      if (!element) {
        document.documentElement.dataset.revealed = '';
        return;
      }
      element.dataset.revealed = '';
      // Reading a size makes the browser lay out now, inside the idle time.
      element.getBoundingClientRect();
    } while (deadline.timeRemaining() > RESERVE_MS);
    idle(step);
  };
  idle(step);
}
