import { useEffect, useEffectEvent, useState } from 'react';
import { toast } from '../components/Toast/toast';

export interface Loader<Loaded> {
  /** What was loaded, once it was. */
  readonly ready: () => Loaded | null;
  readonly load: () => Promise<Loaded>;
}

/** Loads a part once; a failure is forgotten, so that the next attempt asks again. */
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
 * What `loader` loads, from when it is first `wanted`; null before. If it cannot be loaded the visitor is told,
 * and `onFail` takes the wish back.
 */
export function useLoaded<Loaded>(
  loader: Loader<Loaded>,
  wanted: boolean,
  onFail: () => void,
): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const fail = useEffectEvent(onFail);

  useEffect(() => {
    if (!wanted || loaded) return;
    let gone = false;
    loader.load().then(
      (part) => {
        if (!gone) setLoaded(() => part);
      },
      () => {
        if (gone) return;
        toast({ tone: 'error', message: 'This couldn’t be opened. Check your connection and try again.' });
        fail();
      },
    );
    return () => {
      gone = true;
    };
  }, [loader, wanted, loaded]);

  return loaded;
}
