import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** What the document's head says about a page. URLs may be site-relative; the shell makes them absolute. */
export interface PageHead {
  title: string;
  description?: string;
  canonical?: string;
  image?: string;
  robots?: 'noindex';
  jsonLd?: object[];
  /** The picture that is most likely the largest of the first screen. */
  preloadImage?: string;
}

export interface PageResult {
  /** 200 when left out. */
  status?: 200 | 404 | 410;
  redirect?: { to: string; permanent: boolean };
  head: PageHead;
}

export interface PageContext {
  params: Record<string, string>;
  search: URLSearchParams;
  pathname: string;
  /** Prefetch what the page renders with; the browser receives it dehydrated. */
  queryClient: QueryClient;
}

export interface PageProps {
  params: Record<string, string>;
  search: URLSearchParams;
}

/**
 * One page of a remote. `load` runs on the server before rendering and in the browser beside a navigation: it
 * prefetches data and answers what the head says. `Component` must also render while its data is still coming.
 */
export interface PageModule {
  load(context: PageContext): Promise<PageResult>;
  Component: ComponentType<PageProps>;
}

/** Gives a page its types; a page's `index.tsx` exports the result as `page`. */
export const definePage = (page: PageModule): PageModule => page;
