import { getLocation, subscribeLocation } from '@saltbush/shared-ui/platform';
import { type ReactNode, useSyncExternalStore } from 'react';

/** Renders a page for the current address and re-renders it on navigation, as the shell does. */
export function AtAddress({ render }: { render: (location: ReturnType<typeof getLocation>) => ReactNode }) {
  return render(useSyncExternalStore(subscribeLocation, getLocation));
}
