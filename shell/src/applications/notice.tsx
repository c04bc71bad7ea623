import { Loading, RemoteFallback, Skeleton } from '@saltbush/shared-ui/design/core';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { ApplicationContainer } from './container';

/** The loading and error states that the shell itself shows in an application's container. */
export interface Notice {
  loading(): void;
  /** Shows the error; `compact` leaves the server's markup visible below it. */
  failed(options: { compact: boolean; onRetry: () => void }): void;
  clear(): void;
}

function LoadingPage() {
  return (
    <Loading>
      <Skeleton height="60vh" />
    </Loading>
  );
}

/** Renders loading and error states into a container's `notice` element. */
export function createNotice(label: string, container: ApplicationContainer): Notice {
  let root: Root | null = null;
  const ensureRoot = () => {
    root ??= createRoot(container.notice);
    return root;
  };
  return {
    loading: () => ensureRoot().render(<LoadingPage />),
    failed: ({ compact, onRetry }) =>
      ensureRoot().render(
        <div className="sb-page-notice">
          <RemoteFallback name={label} compact={compact} onRetry={onRetry} />
        </div>,
      ),
    clear() {
      const current = root;
      root = null;
      if (current) flushSync(() => current.unmount());
    },
  };
}
