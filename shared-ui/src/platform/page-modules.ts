import type { PageModule } from './page';

export interface RemotePages {
  [page: string]: () => Promise<{ page: PageModule }>;
}

/** One page's code: `value` once it has arrived. */
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

/** Keeps one promise for each page, so that React sees the same one at every render; a failed import may be tried again. */
export function createPageSources(pages: RemotePages): Record<string, PageSource> {
  return Object.fromEntries(Object.entries(pages).map(([id, importPage]) => [id, createSource(importPage)]));
}
