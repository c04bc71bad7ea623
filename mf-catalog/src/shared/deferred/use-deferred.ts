import { type ComponentType, useState } from 'react';

export interface Deferred<Props> {
  /** Null until the code has loaded. */
  Component: ComponentType<Props> | null;
  status: 'idle' | 'busy';
  /** Whether the last request failed. The next request retries. */
  failed: boolean;
  /** Loads the component. Resolves to whether it is available. */
  request: () => Promise<boolean>;
}

/** Loads a component on demand, for example a drawer when it is first opened. */
export function useDeferred<Props>(load: () => Promise<ComponentType<Props>>): Deferred<Props> {
  const [state, setState] = useState<Omit<Deferred<Props>, 'request'>>({
    Component: null,
    status: 'idle',
    failed: false,
  });
  const request = async () => {
    if (state.Component) return true;
    setState({ Component: null, status: 'busy', failed: false });
    try {
      const Component = await load();
      setState({ Component, status: 'idle', failed: false });
      return true;
    } catch {
      setState({ Component: null, status: 'idle', failed: true });
      return false;
    }
  };
  return { ...state, request };
}
