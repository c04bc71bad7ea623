import { findCounterClaim } from '../../src/routing/find-remote';
import type { Order } from './order';
import type { RenderedPage } from './render';

/**
 * Returns a page of the counter as the server knows it: which one it is, and nothing of it. Its data belongs to whoever is
 * signed in, so the browser renders it.
 */
export function counterPage({ choice, url }: Pick<Order, 'choice' | 'url'>): RenderedPage {
  const claim = findCounterClaim(choice.releases, url.pathname);
  return {
    claim,
    status: claim ? 200 : 404,
    result: null,
    header: null,
    page: null,
    footer: null,
    data: { mutations: [], queries: [] },
    fragments: [],
    deferredFragments: [],
    layoutFragments: [],
    isComplete: false,
  };
}
