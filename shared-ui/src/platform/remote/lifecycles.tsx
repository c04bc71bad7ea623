import { Component, type ComponentType, type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

/** Props that the shell passes to every application that it mounts. */
export interface ApplicationProps {
  domElement: HTMLElement;
  /** Called with a rendering error; the shell then shows the fallback. */
  onRenderError(error: unknown): void;
}

export interface ApplicationDefinition {
  /** Unique on the page; prefixes generated ids so that two roots never share one. */
  name: string;
  load(props: ApplicationProps): Promise<ComponentType>;
}

/** Returns the prefix of an application's generated React ids; the same on the server. */
export const identifierPrefix = (name: string): string => `${name}-`;

interface BoundaryProps {
  onMount(): void;
  onError(error: unknown): void;
  children: ReactNode;
}

/** Reports when the application is in the document, and its rendering errors. */
class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override componentDidMount() {
    this.props.onMount();
  }
  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** Hydrates the server's markup if the container has any, otherwise renders. */
function openRoot(name: string, { domElement, onRenderError }: ApplicationProps, content: ReactNode): Root {
  const options = { identifierPrefix: identifierPrefix(name), onUncaughtError: onRenderError };
  const hasMarkup = domElement.hasChildNodes();
  // The shell holds actions in server markup until React listens to the container.
  domElement.setAttribute('data-live', '');
  if (!hasMarkup) {
    const root = createRoot(domElement, options);
    root.render(content);
    return root;
  }
  let root: Root | undefined;
  // In a transition, React hydrates in slices and the page stays responsive; otherwise it is one long task.
  startTransition(() => {
    root = hydrateRoot(domElement, content, options);
  });
  return root as Root;
}

/** Creates single-spa lifecycles for one React root. Rendering errors are passed to the shell. */
export function createLifecycles({ name, load }: ApplicationDefinition) {
  let root: Root | null = null;
  let wanted: ApplicationProps | null = null;
  return {
    bootstrap: async () => undefined,
    /** Resolves once the application is in the document, or if it was unmounted while it loaded. */
    async mount(props: ApplicationProps): Promise<void> {
      wanted = props;
      const Application = await load(props);
      if (wanted !== props) return;
      await new Promise<void>((onMount) => {
        const content = (
          <Boundary onMount={onMount} onError={props.onRenderError}>
            <Application />
          </Boundary>
        );
        root = openRoot(name, props, content);
      });
    },
    async unmount(_props: ApplicationProps): Promise<void> {
      wanted = null;
      root?.unmount();
      root = null;
    },
  };
}
