import { useEffect, useState, useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void) {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether the visitor asked for less motion; the server takes it that they did not. */
export const useReducedMotion = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );

interface RotationOptions {
  count: number;
  /** How long each one shows, in ms, fading included. */
  everyMs: number;
  fadeMs: number;
  paused: boolean;
}

/** Shows one of several after the other: `index` is the one shown, `fading` while it gives way to the next. */
export function useRotation({ count, everyMs, fadeMs, paused }: RotationOptions) {
  const [index, setIndex] = useState(0);
  const [fading, setFading] = useState(false);

  useEffect(() => {
    if (paused || count < 2) {
      setFading(false);
      return;
    }
    let swap: ReturnType<typeof setTimeout>;
    const turn = setInterval(() => {
      setFading(true);
      swap = setTimeout(() => {
        setIndex((at) => (at + 1) % count);
        setFading(false);
      }, fadeMs);
    }, everyMs);
    return () => {
      clearInterval(turn);
      clearTimeout(swap);
    };
  }, [paused, count, everyMs, fadeMs]);

  return { index: index < count ? index : 0, fading };
}
