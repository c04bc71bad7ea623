import { afterEach, describe, expect, it, vi } from 'vitest';
import { planServers } from '../commands/servers';

afterEach(() => vi.unstubAllEnvs());

describe('the web server of a shop', () => {
  it.each([
    ['development', ''],
    ['development', 'development'],
    ['production', 'production'],
  ])("renders with React's production build in %s", async (environment, setting) => {
    vi.stubEnv('NODE_ENV', setting);
    const { webServer } = await planServers(3000, '/build', {});
    expect(webServer.env).toMatchObject({ NODE_ENV: 'production', SHOP_ENVIRONMENT: environment });
  });
});
