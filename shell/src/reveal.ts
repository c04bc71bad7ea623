/** Idle time left to the browser after laying out a piece, in milliseconds. */
const RESERVE_MS = 8;

// Safari has no requestIdleCallback.
const idle = (callback: (deadline: { timeRemaining(): number }) => void): unknown =>
  'requestIdleCallback' in window
    ? window.requestIdleCallback(callback, { timeout: 1000 })
    : setTimeout(() => callback({ timeRemaining: () => 0 }));

/**
 * Lays out content below the fold (`data-later`) piece by piece in idle time: the first paint does not wait for it, and
 * scrolling, printing or taking a screenshot never shows an empty page.
 */
export function revealBelowFold(): void {
  const pending = [...document.querySelectorAll<HTMLElement>('[data-later]')];
  const step = (deadline: { timeRemaining(): number }) => {
    do {
      const element = pending.shift();
      if (!element) {
        document.documentElement.dataset.revealed = '';
        return;
      }
      element.dataset.revealed = '';
      // Reading a size forces layout now, within the idle time.
      element.getBoundingClientRect();
    } while (deadline.timeRemaining() > RESERVE_MS);
    idle(step);
  };
  idle(step);
}
