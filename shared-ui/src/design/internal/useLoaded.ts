import { useEffect, useEffectEvent, useState } from 'react';
import { toast } from '../components/Toast/toast';

export interface Loader<Loaded> {
  /** The loaded value, once available. */
  readonly ready: () => Loaded | null;
  readonly load: () => Promise<Loaded>;
}

/** Loads a module once. A failure is not cached, so that the next attempt loads again. */
export function createLoader<Loaded>(load: () => Promise<Loaded>): Loader<Loaded> {
  let loaded: Loaded | null = null;
  let pending: Promise<Loaded> | null = null;
  const start = async () => {
    try {
      loaded = await load();
      return loaded;
    } finally {
      pending = null;
    }
  };
  return {
    ready: () => loaded,
    load: () => {
      pending ??= loaded === null ? start() : Promise.resolve(loaded);
      return pending;
    },
  };
}

/**
 * Returns what `loader` loads once it is `requested`, and null until then. If loading fails, the user is notified and
 * `onFail` is called to reset the request.
 */
export function useLoaded<Loaded>(
  loader: Loader<Loaded>,
  requested: boolean,
  onFail: () => void,
): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const fail = useEffectEvent(onFail);

  useEffect(() => {
    if (!requested || loaded) return;
    let cancelled = false;
    loader.load().then(
      (part) => {
        if (!cancelled) setLoaded(() => part);
      },
      () => {
        if (cancelled) return;
        toast({ tone: 'error', message: 'This couldn’t be opened. Check your connection and try again.' });
        fail();
      },
    );
    return () => {
      cancelled = true;
    };
  }, [loader, requested, loaded]);

  return loaded;
}
