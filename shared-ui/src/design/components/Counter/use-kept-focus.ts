import { type RefObject, useEffect } from 'react';

const HEADINGS = 'h1, h2, h3';

/** The parts of a page around an element, innermost first, then the page. */
function partsAround(element: Element, page: HTMLElement): Element[] {
  const parts: Element[] = [];
  for (let at = element.parentElement; at && at !== page; at = at.parentElement) {
    if (at.matches('section')) parts.push(at);
  }
  return [...parts, page];
}

function focusHeading(parts: readonly Element[]): void {
  const part = parts.find(({ isConnected }) => isConnected);
  const heading = part?.querySelector<HTMLElement>(HEADINGS);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}

/**
 * Keeps the focus on a page whose controls go away when their step is done: it moves to the heading of the part in which
 * the control was, or of the page. Otherwise a keyboard would begin again at the top of the document.
 */
export function useKeptFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = page.current;
    if (!root) return;
    let focused: Element | null = null;
    let parts: Element[] = [];
    const remember = ({ target }: FocusEvent) => {
      focused = target as Element;
      parts = partsAround(focused, root);
    };
    // A control that loses the focus and stays was left by the person.
    const forget = () =>
      queueMicrotask(() => {
        if (focused?.isConnected && document.activeElement !== focused) focused = null;
      });
    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected || document.activeElement !== document.body) return;
      focused = null;
      focusHeading(parts);
    });
    root.addEventListener('focusin', remember);
    root.addEventListener('focusout', forget);
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      root.removeEventListener('focusin', remember);
      root.removeEventListener('focusout', forget);
      observer.disconnect();
    };
  }, [page]);
}
