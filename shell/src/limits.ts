import { deviceStorage } from '@saltbush/shared-ui/platform';

const OFFLINE = 'You’re offline. This page stays, and the rest works again as soon as you’re back online.';
const NOT_KEPT =
  'Your browser blocks cookies or site data: your cart and location last until you close or reload this page.';

function showLine(text: string): HTMLElement {
  const line = document.createElement('div');
  line.className = 'sb-limits';
  line.role = 'status';
  document.body.append(line);
  // Announced only as a change of a region that exists.
  requestAnimationFrame(() => line.prepend(text));
  return line;
}

function sayThatNothingIsKept(): void {
  const line = showLine(NOT_KEPT);
  const close = line.appendChild(document.createElement('button'));
  close.textContent = 'Got it';
  close.onclick = () => line.remove();
}

/** Says in a sentence what does not work: without a network until it is back, and without storage once per page. */
export function showLimits(): void {
  let line: HTMLElement | null = null;
  const follow = () => {
    line?.remove();
    line = navigator.onLine ? null : showLine(OFFLINE);
  };
  window.addEventListener('online', follow);
  window.addEventListener('offline', follow);
  follow();
  if (!deviceStorage.isKept()) sayThatNothingIsKept();
}
