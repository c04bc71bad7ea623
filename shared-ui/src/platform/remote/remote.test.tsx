import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../data/query-client';
import { setBrowserEnvironment } from '../environment';
import { navigate, type ShopLocation } from '../navigation/navigation';
import { definePage, type PageProps } from './page';
import { defineRemote } from './remote';
import type { RemoteManifest } from './remote-manifest';
import { PageView } from './remote-root';

const manifest: RemoteManifest = {
  name: 'mf-shelf',
  squad: 'Shelf',
  description: 'Items on a shelf',
  routes: [{ path: '/items/:slug', page: 'item' }],
  fills: [],
  offers: [],
};
const item = definePage({
  load: async ({ params }) => ({ head: { title: `Item ${params.slug}` } }),
  Component: ({ params, search }: PageProps) => (
    <h1>
      {params.slug}, page {search.get('page') ?? '1'}
    </h1>
  ),
});
const SERVED: ShopLocation = { pathname: '/items/one', search: '', hash: '' };

/** A document with the server's markup for the first item, and the remote that hydrates it. */
function openDocument() {
  const domElement = document.createElement('div');
  domElement.innerHTML = renderToString(<PageView module={item} params={{ slug: 'one' }} search="" />);
  document.body.append(domElement);
  const remote = defineRemote(manifest, { item: async () => ({ page: item }) });
  const props = {
    domElement,
    onRenderError: vi.fn(),
    name: manifest.name,
    singleSpa: {},
    mountParcel: vi.fn(),
  };
  return { domElement, remote, props };
}

let reported: unknown[];
const report = (event: ErrorEvent) => {
  event.preventDefault();
  reported.push(event.error);
};

beforeEach(() => {
  reported = [];
  // Mounting waits for React's own scheduling.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  window.addEventListener('error', report);
  window.history.replaceState(null, '', SERVED.pathname);
  setBrowserEnvironment({
    queryClient: createQueryClient(),
    initialLocation: SERVED,
    slots: { fillsOf: () => [], load: async () => ({ default: () => null }), report: () => undefined },
  });
});
afterEach(() => {
  window.removeEventListener('error', report);
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it.each([
  ['/items/two', 'two, page 1'],
  ['/items/one?page=2', 'one, page 2'],
])(
  'hydrates the server’s page although a link to %s was followed before, then shows it',
  async (href, text) => {
    const { domElement, remote, props } = openDocument();
    navigate(href);
    await remote.mount(props);
    expect(reported, 'the markup matches').toEqual([]);
    await vi.waitFor(() => expect(domElement.textContent).toBe(text));
    await vi.waitFor(() => expect(document.title).toMatch(/^Item /));
  },
);

it('follows a link that was clicked while the page’s code was loading', async () => {
  const { domElement, remote, props } = openDocument();
  const mounting = remote.mount(props);
  navigate('/items/two');
  await mounting;
  expect(reported, 'the markup matches').toEqual([]);
  await vi.waitFor(() => expect(domElement.textContent).toBe('two, page 1'));
});

it('stays in the shop on the way to a path that begins with two slashes', () => {
  navigate('/.//elsewhere.example/x?y=1');
  expect(window.location.href).toBe(`${window.location.origin}/elsewhere.example/x?y=1`);
});

it('shows the current address in a container without markup', async () => {
  const { domElement, remote, props } = openDocument();
  domElement.replaceChildren();
  navigate('/items/three');
  await remote.mount(props);
  expect(domElement.textContent).toBe('three, page 1');
});
