import { stubBrowser } from '@saltbush/shared-ui/testing/jsdom';
import { beforeEach, vi } from 'vitest';

/** A wide screen, and no preference. */
const showDesk = () =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

stubBrowser();
showDesk();
beforeEach(showDesk);
