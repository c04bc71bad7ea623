import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/** A component in a separate chunk. */
export interface LazyPart<Props> {
  /** Loads the component once. A failed load is retried on the next call. */
  load(): Promise<ComponentType<Props>>;
}

/** Wraps a dynamic import, so that the component is loaded only once. */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>): LazyPart<Props> {
  let pending: Promise<ComponentType<Props>> | null = null;
  return {
    load() {
      pending ??= load().then(
        (module) => module.default,
        (error: unknown) => {
          pending = null;
          throw error;
        },
      );
      return pending;
    },
  };
}

/**
 * Returns the component once it is `needed` and has loaded, otherwise null. Calls `onFail` if it cannot be loaded; it is
 * loaded again when the connection returns or `attempt` changes.
 */
export function useLazyPart<Props>(
  part: LazyPart<Props>,
  needed: boolean,
  onFail?: () => void,
  attempt?: unknown,
): ComponentType<Props> | null {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const fail = useEffectEvent(() => onFail?.());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is what loads it again.
  useEffect(() => {
    if (!needed || Component) return;
    let isCurrent = true;
    const load = () =>
      void part.load().then(
        (loaded) => isCurrent && setComponent(() => loaded),
        () => isCurrent && fail(),
      );
    load();
    window.addEventListener('online', load);
    return () => {
      isCurrent = false;
      window.removeEventListener('online', load);
    };
  }, [part, needed, Component, attempt]);
  return needed ? Component : null;
}
