import { afterEach, describe, expect, it, vi } from 'vitest';
import { planServers } from '../commands/servers';

afterEach(() => vi.unstubAllEnvs());

describe('the access token', () => {
  const tokensOf = async () => {
    const { api, webServer } = await planServers(3000, '/build', {});
    return [api.env.API_ACCESS_TOKEN, webServer.env.API_ACCESS_TOKEN];
  };

  it('is the same for both servers, and new at each start', async () => {
    const [first, second] = [await tokensOf(), await tokensOf()];
    expect(first[0]).toMatch(/^[\w-]{43}$/);
    expect(first[1]).toBe(first[0]);
    expect(second[0]).not.toBe(first[0]);
  });

  it('is the one that is set', async () => {
    vi.stubEnv('API_ACCESS_TOKEN', 'of a deployment whose servers are started apart');
    expect(new Set(await tokensOf())).toEqual(new Set([process.env.API_ACCESS_TOKEN]));
  });

  it('is none for an api that a developer calls by hand, and never none in production', async () => {
    vi.stubEnv('API_PORT', '4000');
    expect(await tokensOf()).toEqual([undefined, undefined]);
    vi.stubEnv('NODE_ENV', 'production');
    expect((await tokensOf())[0]).toMatch(/^[\w-]{43}$/);
  });
});

describe('the api', () => {
  it('stays on loopback where the web server is opened to others', async () => {
    vi.stubEnv('HOST', '0.0.0.0');
    const { api, webServer } = await planServers(3000, '/build', {});
    expect(api.env.HOST).toBe('127.0.0.1');
    expect({ ...process.env, ...webServer.env }).toMatchObject({ HOST: '0.0.0.0' });
  });
});

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
