const IDLE_MS = 3000;
/** What visitors do on purpose. */
export const INTERACTIONS: readonly string[] = ['pointerdown', 'touchstart', 'keydown', 'scroll'];

/**
 * Calls back once the page has loaded and been idle for a while.
 * @returns A function that cancels the callback.
 */
export function onPageIdle(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const startTimer = () => {
    timer = setTimeout(callback, IDLE_MS);
  };
  if (document.readyState === 'complete') startTimer();
  else window.addEventListener('load', startTimer, { once: true });
  return () => {
    window.removeEventListener('load', startTimer);
    clearTimeout(timer);
  };
}

/** Resolves on the first interaction with the page, or when it becomes idle: the moment to load non-critical code. */
export function firstInteraction(types: readonly string[] = INTERACTIONS): Promise<void> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const settle = () => {
      controller.abort();
      resolve();
    };
    const { signal } = controller;
    for (const type of types) window.addEventListener(type, settle, { signal, passive: true });
    signal.addEventListener('abort', onPageIdle(settle));
  });
}
