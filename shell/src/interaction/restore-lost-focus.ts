/** Elements that users perceive as a part of the page. */
const PARTS = 'dialog, [role="dialog"], form, fieldset, section, article, aside, nav, ul, ol, table, main';

/** Returns the element followed by its ancestors, innermost first. */
function withAncestors(element: Element): Element[] {
  const path: Element[] = [];
  for (let each: Element | null = element; each; each = each.parentElement) path.push(each);
  return path;
}

const isVisible = (element: Element): boolean => element.getBoundingClientRect().height > 0;

function focusProgrammatically(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.setAttribute('tabindex', '-1');
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/** Removed or disabled: browsers then reset the keyboard position to the top of the page. */
const hasLostFocus = (element: Element): boolean => !element.isConnected || element.matches(':disabled');

/**
 * Restores focus when the focused element is removed or disabled and nothing else takes the focus: it moves to the
 * innermost remaining part of the page, so removing a line leaves the focus on its list. That part shows no focus ring;
 * the next Tab continues from there. Navigations are left to the announcer, which focuses the new page's heading.
 */
export function restoreLostFocus(): void {
  let focusPath: Element[] = [];
  let pathname = '';

  const stopTracking = () => {
    focusPath = [];
    observer.disconnect();
  };
  const restore = () => {
    const [focused, ...ancestors] = focusPath;
    if (!focused || !hasLostFocus(focused)) return;
    stopTracking();
    const { activeElement } = document;
    const hasMoved = activeElement !== document.body && activeElement !== focused;
    if (hasMoved || window.location.pathname !== pathname) return;
    const part = ancestors.find((each) => each.isConnected && each.matches(PARTS) && isVisible(each));
    const target = part ?? document.querySelector('main');
    if (target instanceof HTMLElement) focusProgrammatically(target);
  };
  const observer = new MutationObserver(() => {
    // The code that removed the element can still move the focus itself.
    if (focusPath[0] && hasLostFocus(focusPath[0])) requestAnimationFrame(restore);
  });

  const track = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    if (focusPath.length === 0) {
      const changes = { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] };
      observer.observe(document.body, changes);
    }
    focusPath = withAncestors(target);
    pathname = window.location.pathname;
  };
  document.addEventListener('focusin', track);
  // Clicking outside any control gives up the focus deliberately.
  document.addEventListener('focusout', ({ target }) =>
    queueMicrotask(() => {
      const isStillTracked = document.activeElement === document.body && focusPath[0] === target;
      if (isStillTracked && !hasLostFocus(target as Element)) stopTracking();
    }),
  );
}
