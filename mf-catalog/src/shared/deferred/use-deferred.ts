import { type ComponentType, useState } from 'react';

export interface Deferred<Props> {
  /** Null until the code has arrived. */
  Component: ComponentType<Props> | null;
  status: 'idle' | 'busy';
  /** The last attempt failed; asking again tries again. */
  failed: boolean;
  /** Resolves to whether the code is here. */
  request: () => Promise<boolean>;
}

/** Loads a part of the page, such as a drawer, when the shopper first asks for it. */
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
