import type { PageModule } from './page';

export interface RemotePages {
  [page: string]: () => Promise<{ page: PageModule }>;
}

/** The module of a page: `value` is set once it has loaded. */
export interface PageSource {
  load(): Promise<PageModule>;
  value: PageModule | null;
}

function createSource(importPage: RemotePages[string]): PageSource {
  let promise: Promise<PageModule> | null = null;
  const source: PageSource = {
    value: null,
    load() {
      promise ??= importPage().then(
        (module) => {
          source.value = module.page;
          return module.page;
        },
        (error) => {
          promise = null;
          throw error;
        },
      );
      return promise;
    },
  };
  return source;
}

/** Caches one promise per page, so that every render sees the same one. A failed import can be retried. */
export function createPageSources(pages: RemotePages): Record<string, PageSource> {
  return Object.fromEntries(Object.entries(pages).map(([id, importPage]) => [id, createSource(importPage)]));
}
