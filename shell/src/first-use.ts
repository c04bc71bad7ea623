const QUIET_MS = 3000;
const INTERACTIONS = ['pointerdown', 'touchstart', 'keydown', 'scroll'] as const;

/** Calls back once the page has been loaded and left alone for a while. Answers the way to call it off. */
export function afterQuiet(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    timer = setTimeout(callback, QUIET_MS);
  };
  if (document.readyState === 'complete') settle();
  else window.addEventListener('load', settle, { once: true });
  return () => {
    window.removeEventListener('load', settle);
    clearTimeout(timer);
  };
}

/** Resolves at the first sign that somebody uses the page, or when it is quiet: the time for what may wait. */
export function firstUse(): Promise<void> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const use = () => {
      controller.abort();
      resolve();
    };
    const { signal } = controller;
    for (const type of INTERACTIONS) window.addEventListener(type, use, { signal, passive: true });
    signal.addEventListener('abort', afterQuiet(use));
  });
}
