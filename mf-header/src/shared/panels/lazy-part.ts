import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/** A component in a chunk of its own. */
export interface LazyPart<Props> {
  /** Loads once; a failed load is tried anew at the next call. */
  load(): Promise<ComponentType<Props>>;
}

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

/** The part's component once it is `wanted` and has arrived, else null. `onFail` hears when it cannot be loaded. */
export function useLazyPart<Props>(
  part: LazyPart<Props>,
  wanted: boolean,
  onFail?: () => void,
): ComponentType<Props> | null {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const fail = useEffectEvent(() => onFail?.());
  useEffect(() => {
    if (!wanted || Component) return;
    let isCurrent = true;
    part.load().then(
      (loaded) => isCurrent && setComponent(() => loaded),
      () => isCurrent && fail(),
    );
    return () => {
      isCurrent = false;
    };
  }, [part, wanted, Component]);
  return wanted ? Component : null;
}
