import type { OverlayName } from '@saltbush/shared-ui/platform';
import {
  closeOverlay,
  EnvironmentProvider,
  getBrowserEnvironment,
  onCaughtError,
  openOverlay,
  Slot,
  useOverlayStore,
} from '@saltbush/shared-ui/platform';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { firstInteraction } from './interaction/first-interaction';
import { OverlayFailure } from './overlay-failure';
import type { Remotes } from './remotes';
import { SessionNotice } from './session-notice';

interface OpenOverlay {
  name: OverlayName;
  props: object;
}

/** Shows and announces toasts such as "Removed from your cart". */
const ToastRegion = lazy<ComponentType>(() =>
  firstInteraction()
    .then(() => import('@saltbush/shared-ui/design/overlays'))
    .then(
      ({ ToastRegion }) => ({ default: ToastRegion }),
      // Overlays work without it.
      () => ({ default: () => null }),
    ),
);

/** Keeps every overlay mounted once it has been opened, so that each can play its closing animation. */
function OverlayHost() {
  const current = useOverlayStore((state) => state.open);
  const [opened, setOpened] = useState<OpenOverlay[]>([]);
  useEffect(() => {
    if (!current) return;
    setOpened((before) => [...before.filter((overlay) => overlay.name !== current.name), current]);
  }, [current]);
  return opened.map(({ name, props }) => {
    const isOpen = current?.name === name;
    return (
      <Slot
        key={name}
        name={`overlay.${name}`}
        props={{ ...props, open: isOpen, onClose: closeOverlay } as never}
        fallback={(retry) => (isOpen ? <OverlayFailure onRetry={retry} onClose={closeOverlay} /> : null)}
      />
    );
  });
}

/** Opens the overlay requested by the URL's query, such as `?login=true`. */
export function openOverlayFromAddress(remotes: Remotes): void {
  const search = new URLSearchParams(window.location.search);
  for (const { manifest } of remotes.list) {
    for (const { slot, openOn = {} } of manifest.fills) {
      const parameter = Object.keys(openOn).find((name) => search.get(name) === 'true');
      if (!parameter || !slot.startsWith('overlay.')) continue;
      const redirectUrl = search.get('redirect_url') ?? undefined;
      openOverlay(
        slot.slice('overlay.'.length) as OverlayName,
        { ...openOn[parameter], redirectUrl } as never,
      );
    }
  }
}

/** Renders overlays, toasts and the session notice in a root that outlives navigations. */
export function mountOverlays(): void {
  const element = document.createElement('div');
  element.dataset.application = 'overlays';
  document.body.append(element);
  createRoot(element, { identifierPrefix: 'overlays-', onCaughtError }).render(
    <EnvironmentProvider environment={getBrowserEnvironment()}>
      <SessionNotice />
      <OverlayHost />
      <Suspense>
        <ToastRegion />
      </Suspense>
    </EnvironmentProvider>,
  );
}
