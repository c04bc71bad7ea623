/** What somebody would call a part of the page. */
const PARTS = 'dialog, [role="dialog"], form, fieldset, section, article, aside, nav, ul, ol, table, main';

/** An element and all that it stands in, innermost first. */
function lineageOf(element: Element): Element[] {
  const lineage: Element[] = [];
  for (let each: Element | null = element; each; each = each.parentElement) lineage.push(each);
  return lineage;
}

const isShown = (element: Element): boolean => element.getBoundingClientRect().height > 0;

function takeFocus(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.setAttribute('tabindex', '-1');
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/** Gone from the page, or turned off: browsers then forget where the keyboard was. */
const isLost = (element: Element): boolean => !element.isConnected || element.matches(':disabled');

/**
 * When what has the focus is taken away or turned off, and nobody gives the focus to something else, the innermost
 * part of the page that it stood in gets it: a line removed from a list leaves the focus with the list. The part
 * shows no ring; the next Tab goes on from there. A navigation focuses the new page's heading by itself.
 */
export function keepFocus(): void {
  let lineage: Element[] = [];
  let pathname = '';

  const forget = () => {
    lineage = [];
    observer.disconnect();
  };
  const rescue = () => {
    const [focused, ...around] = lineage;
    if (!focused || !isLost(focused)) return;
    forget();
    const { activeElement } = document;
    const isTaken = activeElement !== document.body && activeElement !== focused;
    if (isTaken || window.location.pathname !== pathname) return;
    const part = around.find((each) => each.isConnected && each.matches(PARTS) && isShown(each));
    const heir = part ?? document.querySelector('main');
    if (heir instanceof HTMLElement) takeFocus(heir);
  };
  const observer = new MutationObserver(() => {
    // Whoever took it away may still give the focus to something better.
    if (lineage[0] && isLost(lineage[0])) requestAnimationFrame(rescue);
  });

  const follow = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    if (lineage.length === 0) {
      const changes = { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] };
      observer.observe(document.body, changes);
    }
    lineage = lineageOf(target);
    pathname = window.location.pathname;
  };
  document.addEventListener('focusin', follow);
  // A press beside everything gives the focus up on purpose.
  document.addEventListener('focusout', ({ target }) =>
    queueMicrotask(() => {
      if (document.activeElement !== document.body || lineage[0] !== target || isLost(target as Element))
        return;
      forget();
    }),
  );
}
