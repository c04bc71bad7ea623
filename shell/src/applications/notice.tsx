import { Loading, RemoteFallback, Skeleton } from '@saltbush/shared-ui/design/core';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { Place } from './place';

/** What the shell itself says in an application's place. */
export interface Notice {
  loading(): void;
  /** `compact` leaves the server's markup visible below. */
  failed(options: { compact: boolean; onRetry: () => void }): void;
  clear(): void;
}

function LoadingPlace() {
  return (
    <Loading>
      <Skeleton height="60vh" />
    </Loading>
  );
}

/** Paints loading and failure in a place, in the shop's own words and with a Retry. */
export function createNotice(label: string, place: Place): Notice {
  let root: Root | null = null;
  const ensureRoot = () => {
    root ??= createRoot(place.notice);
    return root;
  };
  return {
    loading: () => ensureRoot().render(<LoadingPlace />),
    failed: ({ compact, onRetry }) =>
      ensureRoot().render(
        <div className="sb-page-notice">
          <RemoteFallback name={label} compact={compact} onRetry={onRetry} />
        </div>,
      ),
    clear() {
      const present = root;
      root = null;
      if (present) flushSync(() => present.unmount());
    },
  };
}
