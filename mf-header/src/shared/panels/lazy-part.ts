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

/** Returns the component once it is `needed` and has loaded, otherwise null. Calls `onFail` if it cannot be loaded. */
export function useLazyPart<Props>(
  part: LazyPart<Props>,
  needed: boolean,
  onFail?: () => void,
): ComponentType<Props> | null {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const fail = useEffectEvent(() => onFail?.());
  useEffect(() => {
    if (!needed || Component) return;
    let isCurrent = true;
    part.load().then(
      (loaded) => isCurrent && setComponent(() => loaded),
      () => isCurrent && fail(),
    );
    return () => {
      isCurrent = false;
    };
  }, [part, needed, Component]);
  return needed ? Component : null;
}
