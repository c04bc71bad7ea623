import { useLocation } from '@saltbush/shared-ui/platform';
import { useCallback, useEffect, useState } from 'react';

/** What of the header is open; at most one thing is. */
export type HeaderPanel = { kind: 'search' | 'account' | 'announcements' } | { kind: 'menu'; itemId: string };

const DESKTOP = '(min-width: 1024px)';

const isSame = (a: HeaderPanel, b: HeaderPanel) =>
  a.kind === b.kind && (a.kind !== 'menu' || b.kind !== 'menu' || a.itemId === b.itemId);

/** A press elsewhere closes; the search panel fills a small screen, where only Cancel closes it (section 4). */
function closesAt(panel: HeaderPanel, target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.closest(`[data-panel="${panel.kind}"]`)) return false;
  return panel.kind !== 'search' || window.matchMedia(DESKTOP).matches;
}

function useDismissal(panel: HeaderPanel | null, close: () => void): void {
  useEffect(() => {
    if (!panel) return;
    const onPointer = (event: PointerEvent) => {
      if (closesAt(panel, event.target)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      close();
      if (panel.kind === 'search') return;
      document.querySelector<HTMLElement>(`[data-panel="${panel.kind}"] [aria-expanded="true"]`)?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [panel, close]);
}

/** Opens and closes the header's panels: a route change, Escape and a press elsewhere close the open one. */
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
  useDismissal(panel, close);
  return { panel, open, toggle, close };
}
