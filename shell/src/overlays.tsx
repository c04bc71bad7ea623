import type { OverlayName } from '@saltbush/shared-ui/platform';
import {
  closeOverlay,
  EnvironmentProvider,
  getBrowserEnvironment,
  openOverlay,
  Slot,
  useOverlayStore,
} from '@saltbush/shared-ui/platform';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { firstUse } from './first-use';
import { OverlayFailure } from './overlay-failure';
import type { Remotes } from './remotes';
import { SessionNotice } from './session-notice';

interface OpenOverlay {
  name: OverlayName;
  props: object;
}

/** Where messages such as "Removed from your cart" are shown and announced. */
const ToastRegion = lazy<ComponentType>(() =>
  firstUse()
    .then(() => import('@saltbush/shared-ui/design/overlays'))
    .then(
      ({ ToastRegion }) => ({ default: ToastRegion }),
      // The overlays themselves do not depend on it.
      () => ({ default: () => null }),
    ),
);

/** Keeps every overlay that was ever opened, so that each can close with its own motion. */
function OverlayHost() {
  const current = useOverlayStore((state) => state.open);
  const [known, setKnown] = useState<OpenOverlay[]>([]);
  useEffect(() => {
    if (!current) return;
    setKnown((before) => [...before.filter((overlay) => overlay.name !== current.name), current]);
  }, [current]);
  return known.map(({ name, props }) => {
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

/** Opens the overlay that the address asks for, such as `?login=true`. */
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

export function mountOverlays(): void {
  const element = document.createElement('div');
  element.dataset.application = 'overlays';
  document.body.append(element);
  createRoot(element, { identifierPrefix: 'overlays-' }).render(
    <EnvironmentProvider environment={getBrowserEnvironment()}>
      <SessionNotice />
      <OverlayHost />
      <Suspense>
        <ToastRegion />
      </Suspense>
    </EnvironmentProvider>,
  );
}
