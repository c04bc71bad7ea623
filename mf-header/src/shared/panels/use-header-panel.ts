import { useLocation } from '@saltbush/shared-ui/platform';
import { useCallback, useEffect, useState } from 'react';

/** The open part of the header. At most one is open at a time. */
export type HeaderPanel = { kind: 'search' | 'account' | 'announcements' } | { kind: 'menu'; itemId: string };

const DESKTOP = '(min-width: 64em)';

const isSame = (a: HeaderPanel, b: HeaderPanel) =>
  a.kind === b.kind && (a.kind !== 'menu' || b.kind !== 'menu' || a.itemId === b.itemId);

const isInside = (panel: HeaderPanel, target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`[data-panel="${panel.kind}"]`) !== null;

/** Whether a press on `target` closes the panel. On small screens only Cancel closes the search panel (section 4). */
const closesOnPress = (panel: HeaderPanel, target: EventTarget | null): boolean =>
  !isInside(panel, target) && (panel.kind !== 'search' || window.matchMedia(DESKTOP).matches);

/** Returns focus to the control that opened the panel. The search has none, because closing it blurs its box. */
function focusOpener({ kind }: HeaderPanel): void {
  if (kind === 'search') return;
  document.querySelector<HTMLElement>(`[data-panel="${kind}"] [aria-expanded="true"]`)?.focus();
}

function useDismissal(panel: HeaderPanel | null, dismiss: (panel: HeaderPanel) => void): void {
  useEffect(() => {
    if (!panel) return;
    const onPointer = (event: PointerEvent) => {
      if (closesOnPress(panel, event.target)) dismiss(panel);
    };
    const onFocus = (event: FocusEvent) => {
      if (!isInside(panel, event.target)) dismiss(panel);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      focusOpener(panel);
      dismiss(panel);
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey);
    };
  }, [panel, dismiss]);
}

/**
 * Opens and closes the header's panels. A route change, Escape, and a press or focus elsewhere close the open panel.
 */
export function useHeaderPanel() {
  const [panel, setPanel] = useState<HeaderPanel | null>(null);
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [openedAt, setOpenedAt] = useState(address);
  if (openedAt !== address) {
    setOpenedAt(address);
    setPanel(null);
  }
  const close = useCallback(() => setPanel(null), []);
  const open = useCallback((next: HeaderPanel) => setPanel(next), []);
  const toggle = useCallback(
    (next: HeaderPanel) => setPanel((before) => (before && isSame(before, next) ? null : next)),
    [],
  );
  // Ignores a stale request if another panel has opened in the meantime.
  const dismiss = useCallback(
    (which: HeaderPanel) => setPanel((before) => (before === which ? null : before)),
    [],
  );
  useDismissal(panel, dismiss);
  return { panel, open, toggle, close };
}
