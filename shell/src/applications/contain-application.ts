import type { ApplicationProps } from '@saltbush/shared-ui/platform';
import { RETRY, recordLoad } from '../diagnostics/record';
import { releaseFailed } from '../early-input/keeper';
import { LOAD_TIMEOUT_MS } from '../remotes';
import { type ApplicationContainer, ensureContainer, hasMarkup } from './container';
import { waitForHydrationTrigger } from './deferred-hydration';
import { createNotice, type Notice } from './notice';

interface InnerLifecycles {
  mount(props: ApplicationProps): Promise<unknown>;
  unmount(props: ApplicationProps): Promise<unknown>;
}

export interface ContainedApplication {
  /** Identifies the application's container in the document. */
  name: string;
  /** Name shown to shoppers in the fallback. */
  label: string;
  parent: () => HTMLElement;
  showsSkeleton: boolean;
  /** Leaves server-rendered markup unhydrated until it is used or the page is idle. */
  defersHydration: boolean;
  load(): Promise<InnerLifecycles>;
  /** Called before a retry: the next load must fetch the remote again. */
  invalidate(): void;
}

/** One instance of an application on the page, from mount to unmount, including every load attempt. */
function createInstance(application: ContainedApplication) {
  const container: ApplicationContainer = ensureContainer(application.name, application.parent());
  const notice: Notice = createNotice(application.label, container);
  let currentAttempt = 0;
  let isUnmounted = false;
  let awaited: Promise<unknown> | null = null;
  let mounted: { lifecycles: InnerLifecycles; props: ApplicationProps } | null = null;

  const record = (part: string, cause?: unknown) => recordLoad(application.name, part, cause);

  function createProps(attempt: number): ApplicationProps {
    return {
      domElement: container.content,
      onRenderError(error) {
        record('render', error);
        if (attempt !== currentAttempt || isUnmounted) return;
        currentAttempt += 1;
        releaseFailed(container.element);
        // React reports the error during a commit, so the root is unmounted afterwards.
        setTimeout(() => {
          tearDown();
          showFailure();
        });
      },
      onPageLoad(loading) {
        awaited = loading;
        waitForPage(loading, () => awaited === loading && attempt === currentAttempt && !isUnmounted);
      },
    };
  }

  /** The old page stays until the next one's code is there; if that takes too long, a notice says so until it arrives. */
  function waitForPage(loading: Promise<unknown>, isCurrent: () => boolean): void {
    const onRetry = () => {
      tearDown();
      retry();
    };
    const timer = setTimeout(() => isCurrent() && notice.failed({ compact: true, onRetry }), LOAD_TIMEOUT_MS);
    loading
      .then(() => isCurrent() && notice.clear())
      // Its error reaches the page, which renders the fallback.
      .catch(() => undefined)
      .finally(() => clearTimeout(timer));
  }

  /** Unmounts the root and replaces its element; the unmount of a root that never mounted would never settle. */
  function tearDown(): void {
    const previous = mounted;
    mounted = null;
    previous?.lifecycles.unmount(previous.props).catch(() => undefined);
    const empty = document.createElement('div');
    empty.dataset.part = 'content';
    container.content.replaceWith(empty);
    container.content = empty;
  }

  function showFailure(): void {
    if (!isUnmounted) notice.failed({ compact: hasMarkup(container), onRetry: retry });
  }

  function retry(): void {
    record(RETRY);
    application.invalidate();
    void start();
  }

  async function start(): Promise<void> {
    currentAttempt += 1;
    const attempt = currentAttempt;
    const isStale = () => isUnmounted || attempt !== currentAttempt;
    if (!hasMarkup(container) && application.showsSkeleton) notice.loading();
    const timer = setTimeout(() => !isStale() && showFailure(), LOAD_TIMEOUT_MS);
    try {
      const lifecycles = await application.load();
      if (isStale()) return;
      const props = createProps(attempt);
      mounted = { lifecycles, props };
      await lifecycles.mount(props);
      if (!isStale()) notice.clear();
    } catch (error) {
      record('mount', error);
      if (isStale()) return;
      releaseFailed(container.element);
      showFailure();
    } finally {
      clearTimeout(timer);
    }
  }

  async function startOrHydrate(): Promise<void> {
    if (hasMarkup(container) && application.defersHydration) await waitForHydrationTrigger(container);
    if (!isUnmounted) await start();
  }

  void startOrHydrate();
  return {
    async unmount(): Promise<void> {
      isUnmounted = true;
      notice.clear();
      tearDown();
      container.element.remove();
    },
  };
}

/**
 * Wraps an application in lifecycles that never make single-spa wait: they mount immediately and load the remote in
 * the background. A remote that is missing, slow or broken gets a fallback with Retry in its own container; one that
 * arrives late replaces the fallback.
 */
export function containApplication(application: ContainedApplication) {
  let instance: ReturnType<typeof createInstance> | null = null;
  return {
    bootstrap: async () => undefined,
    mount: async () => {
      instance = createInstance(application);
    },
    unmount: async () => {
      await instance?.unmount();
      instance = null;
    },
  };
}
