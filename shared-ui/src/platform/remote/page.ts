import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** Metadata for the document's head. URLs may be site-relative; the shell makes them absolute. */
export interface PageHead {
  title: string;
  description?: string;
  canonical?: string;
  image?: string;
  robots?: 'noindex';
  jsonLd?: object[];
  /** The image most likely to be the largest contentful paint. */
  preloadImage?: string;
}

export interface PageResult {
  /** Defaults to 200. */
  status?: 200 | 404 | 410;
  redirect?: { to: string; permanent: boolean };
  head: PageHead;
}

export interface PageContext {
  params: Record<string, string>;
  search: URLSearchParams;
  pathname: string;
  /** Prefetch the page's data into it; the browser receives it dehydrated. */
  queryClient: QueryClient;
}

export interface PageProps {
  params: Record<string, string>;
  search: URLSearchParams;
}

/**
 * One page of a remote. `load` runs before rendering on the server, and in parallel with rendering in the browser: it
 * prefetches data and returns the head. `Component` must also render while its data is loading.
 */
export interface PageModule {
  load(context: PageContext): Promise<PageResult>;
  Component: ComponentType<PageProps>;
}

/** Types a page; a page's `index.tsx` exports the result as `page`. */
export const definePage = (page: PageModule): PageModule => page;
