import { stubBrowser } from '@saltbush/shared-ui/testing/jsdom';
import { vi } from 'vitest';

stubBrowser();
vi.stubGlobal(
  'matchMedia',
  (query: string) =>
    new Proxy(
      { matches: false, media: query },
      { get: (list, key) => Reflect.get(list, key) ?? (() => undefined) },
    ),
);
