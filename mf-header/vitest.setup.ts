import { stubBrowser } from '@saltbush/shared-ui/testing/jsdom';
import { beforeEach, vi } from 'vitest';

/** Simulates a wide screen without preferences. */
const stubWideScreen = () =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

stubBrowser();
stubWideScreen();
beforeEach(stubWideScreen);
