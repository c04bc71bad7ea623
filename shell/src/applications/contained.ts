import type { ApplicationProps } from '@saltbush/shared-ui/platform';
import { recordLoad } from '../diagnostics/record';
import { LOAD_TIMEOUT_MS } from '../remotes';
import { createNotice, type Notice } from './notice';
import { ensurePlace, hasMarkup, type Place } from './place';
import { keepClicks, whenWanted } from './when-wanted';

interface InnerLifecycles {
  mount(props: ApplicationProps): Promise<unknown>;
  unmount(props: ApplicationProps): Promise<unknown>;
}

export interface ContainedApplication {
  /** Names the place on the page. */
  name: string;
  /** What shoppers call it, for the fallback. */
  label: string;
  parent: () => HTMLElement;
  showsSkeleton: boolean;
  /** Markup of the server stays as it is until somebody uses it or the page is quiet. */
  mayWait: boolean;
  load(): Promise<InnerLifecycles>;
  /** Called before a retry: the next load must fetch anew. */
  forget(): void;
}

/** One stay of an application on the page, from mount to unmount, with all its attempts. */
function createStay(application: ContainedApplication) {
  const place: Place = ensurePlace(application.name, application.parent());
  const notice: Notice = createNotice(application.label, place);
  let attempt = 0;
  let isOver = false;
  let mounted: { lifecycles: InnerLifecycles; props: ApplicationProps } | null = null;

  function propsOf(mine: number): ApplicationProps {
    return {
      domElement: place.content,
      onRenderError(error) {
        recordLoad({ remote: application.name, part: 'render', milliseconds: 0, error: String(error) });
        if (mine !== attempt || isOver) return;
        attempt += 1;
        // React reports in the middle of a commit: the root is taken down after it.
        setTimeout(() => {
          leave();
          fail();
        });
      },
    };
  }

  /** Takes the root down and leaves an empty element; a root that never mounted would never say that it is gone. */
  function leave(): void {
    const present = mounted;
    mounted = null;
    present?.lifecycles.unmount(present.props).catch(() => undefined);
    const empty = document.createElement('div');
    empty.dataset.part = 'content';
    place.content.replaceWith(empty);
    place.content = empty;
  }

  function fail(): void {
    if (!isOver) notice.failed({ compact: hasMarkup(place), onRetry: retry });
  }

  function retry(): void {
    application.forget();
    void start();
  }

  async function start(): Promise<void> {
    attempt += 1;
    const mine = attempt;
    const isStale = () => isOver || mine !== attempt;
    if (!hasMarkup(place) && application.showsSkeleton) notice.loading();
    const timer = setTimeout(() => !isStale() && fail(), LOAD_TIMEOUT_MS);
    try {
      const lifecycles = await application.load();
      if (isStale()) return;
      const props = propsOf(mine);
      mounted = { lifecycles, props };
      await lifecycles.mount(props);
      if (!isStale()) notice.clear();
    } catch (error) {
      recordLoad({ remote: application.name, part: 'mount', milliseconds: 0, error: String(error) });
      if (!isStale()) fail();
    } finally {
      clearTimeout(timer);
    }
  }

  async function begin(): Promise<void> {
    if (!hasMarkup(place)) return start();
    const giveBack = keepClicks(place);
    if (application.mayWait) await whenWanted(place);
    if (!isOver) await start();
    giveBack();
  }

  void begin();
  return {
    async end(): Promise<void> {
      isOver = true;
      notice.clear();
      leave();
      place.element.remove();
    },
  };
}

/**
 * Lifecycles that single-spa never waits for: they mount at once and let the remote arrive behind. A remote that is
 * missing, slow or broken gets a fallback with Retry in its own place; one that arrives late heals it.
 */
export function containApplication(application: ContainedApplication) {
  let stay: ReturnType<typeof createStay> | null = null;
  return {
    bootstrap: async () => undefined,
    mount: async () => {
      stay = createStay(application);
    },
    unmount: async () => {
      await stay?.end();
      stay = null;
    },
  };
}
