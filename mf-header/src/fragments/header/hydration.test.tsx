import { createQueryClient } from '@saltbush/shared-ui/platform';
import { respondWith, serve, TestShop } from '@saltbush/shared-ui/testing';
import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  HeaderContentDocument,
  NavigationDocument,
  SearchBannersDocument,
} from '../../generated/gql/graphql';
import { headerContent, navigation, searchBanners } from '../../samples/header-content';
import { searchService } from '../../samples/search-service';
import Header, { prefetch } from '.';

const REACHABLE = 'a[href], button, input';
const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

/** Renders the header on the server and returns a function that hydrates it. */
async function serverHeader() {
  const queryClient = createQueryClient();
  await prefetch(queryClient);
  const header = (
    <TestShop queryClient={queryClient}>
      <Header />
    </TestShop>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(header);
  document.body.append(container);
  return { container, hydrate: () => hydrateRoot(container, header) };
}

describe('header hydration', () => {
  let root: Root | undefined;

  beforeEach(() => {
    serve(
      respondWith(HeaderContentDocument, headerContent),
      respondWith(NavigationDocument, { navigation }),
      respondWith(SearchBannersDocument, searchBanners),
      ...searchService(),
    );
    window.history.replaceState(null, '', '/');
  });
  afterEach(() => {
    act(() => root?.unmount());
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  });

  it('reuses every link and button of the server’s markup, so focus is preserved', async () => {
    const { container, hydrate } = await serverHeader();
    const before = [...container.querySelectorAll<HTMLElement>(REACHABLE)];
    expect(before.length).toBeGreaterThan(10);
    const cart = before.find((element) => element.matches('[aria-label^="Cart"]'));
    cart?.focus();
    act(() => {
      root = hydrate();
    });
    expect(before.filter((element) => !element.isConnected).map(nameOf)).toEqual([]);
    expect(document.activeElement).toBe(cart);
    expect(cart?.getAttribute('role')).toBe('button');
    expect(container.querySelectorAll('[role="tab"]').length).toBeGreaterThan(0);
  });
});
