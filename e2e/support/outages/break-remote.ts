import type { Page, Route } from '@playwright/test';

export type RemoteFault = 'missing' | 'hanging' | 'throwing at load' | 'throwing at render';
export const REMOTE_FAULTS: RemoteFault[] = ['missing', 'hanging', 'throwing at load', 'throwing at render'];

/** Makes every component the container exposes throw when it renders. */
const renderFault = (container: string): string => `
;(() => {
  const good = ${container};
  const broken = () => { throw new Error('render fault'); };
  const spoil = (module) => {
    if (!module.sources) return { ...module, default: broken };
    for (const source of Object.values(module.sources)) {
      const load = source.load.bind(source);
      source.load = () => load().then((page) => Object.assign(page, { Component: broken }));
    }
    return module;
  };
  ${container} = {
    init: good.init,
    get: async (name) => { const factory = await good.get(name); return () => spoil(factory()); },
  };
})();`;

async function answer(route: Route, fault: RemoteFault, container: string): Promise<void> {
  if (fault === 'missing') return route.fulfill({ status: 404, body: 'gone' });
  if (fault === 'hanging') return;
  if (fault === 'throwing at load') {
    return route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("load fault")' });
  }
  const response = await route.fetch();
  return route.fulfill({ response, body: (await response.text()) + renderFault(container) });
}

/**
 * Breaks one remote for this page, as a bad release would. The first request for its entry gets the broken script; a
 * retry, which adds a query string, gets the intact one. Integrity hashes are removed so that the broken script runs.
 */
export async function breakRemote(page: Page, remote: string, fault: RemoteFault): Promise<void> {
  const container = remote.replaceAll('-', '_');
  await page.route(
    (url) =>
      url.pathname.startsWith(`/releases/${remote}/`) &&
      url.pathname.endsWith('/remoteEntry.js') &&
      !url.search,
    (route) => answer(route, fault, container),
  );
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = (await response.text()).replace(/sha384-[A-Za-z0-9+/=]+/g, '').replace(/ integrity=""/g, '');
    return route.fulfill({ response, body: html });
  });
}
