import type { ComponentType } from 'react';
import React from 'react';
import type { HydrationOptions, RootOptions } from 'react-dom/client';
import * as ReactDOMClient from 'react-dom/client';
import type { AppProps, LifeCycles } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import { onCaughtError } from './on-caught-error';

/** Props that the shell passes to every application that it mounts. */
export interface ApplicationProps {
  domElement: HTMLElement;
  /** Called with a rendering error; the shell then shows the fallback. */
  onRenderError(error: unknown): void;
  /** Called when the application moves to another of its pages, with the loading of that page's code. */
  onPageLoad?(loading: Promise<unknown>): void;
}

export interface ApplicationDefinition {
  /** Unique on the page; prefixes generated ids so that two roots never share one. */
  name: string;
  load(props: ApplicationProps): Promise<ComponentType>;
}

/** Returns the prefix of an application's generated React ids; the same on the server. */
export const identifierPrefix = (name: string): string => `${name}-`;

/** Adds React root options, which single-spa-react does not support. */
function domClient(name: string, onUncaughtError: (error: unknown) => void) {
  const options: HydrationOptions & RootOptions = {
    identifierPrefix: identifierPrefix(name),
    onUncaughtError,
    onCaughtError,
  };
  // The shell holds actions in server markup until React listens to the container.
  const live = <Container extends Element>(container: Container): Container => {
    container.setAttribute('data-live', '');
    return container;
  };
  return {
    createRoot: (container: Element) => ReactDOMClient.createRoot(live(container), options),
    hydrateRoot(container: Element, children: React.ReactNode) {
      let root: ReactDOMClient.Root | null = null;
      // In a transition, React hydrates in slices and the page stays responsive; otherwise it is one long task.
      React.startTransition(() => {
        root = ReactDOMClient.hydrateRoot(live(container), children, options);
      });
      return root;
    },
  };
}

interface Mounted {
  spa: LifeCycles<ApplicationProps>;
  hasRoot: boolean;
}

/** single-spa-react keeps roots in maps that all applications share by name, unless each has maps of its own. */
const ownMaps = () => ({ domElements: {}, renderResults: {}, updateResolves: {}, unmountResolves: {} });

function build(definition: ApplicationDefinition, props: ApplicationProps): LifeCycles<ApplicationProps> {
  return singleSpaReact<ApplicationProps>({
    ...ownMaps(),
    React,
    ReactDOMClient: domClient(definition.name, props.onRenderError),
    loadRootComponent: (async () => definition.load(props)) as never,
    domElementGetter: () => props.domElement,
    renderType: () => (props.domElement.hasChildNodes() ? 'hydrateRoot' : 'createRoot'),
    errorBoundary: (error) => {
      props.onRenderError(error);
      return React.createElement(React.Fragment);
    },
  }) as LifeCycles<ApplicationProps>;
}

type Props = AppProps & ApplicationProps;
const run = (spa: LifeCycles<ApplicationProps>, phase: 'bootstrap' | 'mount' | 'unmount', props: Props) =>
  (spa[phase] as (props: Props) => Promise<unknown>)(props);

/**
 * Creates single-spa lifecycles for one React root per element: hydrates server markup if the element has any,
 * otherwise renders. Rendering errors are passed to the shell. A page that is left while it loads is never rendered.
 */
export function createLifecycles(definition: ApplicationDefinition) {
  const roots = new Map<HTMLElement, Mounted>();
  return {
    bootstrap: async () => undefined,
    async mount(props: Props) {
      const mounted: Mounted = { spa: build(definition, props), hasRoot: false };
      roots.set(props.domElement, mounted);
      await run(mounted.spa, 'bootstrap', props);
      if (roots.get(props.domElement) !== mounted) return;
      mounted.hasRoot = true;
      await run(mounted.spa, 'mount', props);
    },
    async unmount(props: Props) {
      const mounted = roots.get(props.domElement);
      roots.delete(props.domElement);
      if (mounted?.hasRoot) await run(mounted.spa, 'unmount', props);
    },
  };
}
