import type { PageHead } from './page';

function setMeta(selector: string, create: () => HTMLElement, apply: (element: HTMLElement) => void): void {
  let element = document.head.querySelector<HTMLElement>(selector);
  if (!element) {
    element = create();
    document.head.append(element);
  }
  apply(element);
}

function metaName(name: string, content: string): void {
  setMeta(
    `meta[name="${name}"]`,
    () => Object.assign(document.createElement('meta'), { name }),
    (element) => element.setAttribute('content', content),
  );
}

/** Dispatched on `window` once a new page's head is applied: the shell announces the page and moves focus. */
export const PAGE_CHANGED = 'saltbush:page-changed';

/** Applies a page's title, description and canonical URL to the document after client-side navigation. */
export function applyHead(head: PageHead): void {
  document.title = head.title;
  metaName('description', head.description ?? '');
  metaName('robots', head.robots ?? 'index,follow');
  setMeta(
    'link[rel="canonical"]',
    () => Object.assign(document.createElement('link'), { rel: 'canonical' }),
    (element) =>
      element.setAttribute(
        'href',
        new URL(head.canonical ?? window.location.pathname, window.location.origin).href,
      ),
  );
  window.dispatchEvent(new CustomEvent(PAGE_CHANGED, { detail: { title: head.title } }));
}
