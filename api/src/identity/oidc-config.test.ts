import { expect, it } from 'vitest';
import { readConfig } from '../server/config';

const CLIENT = { OIDC_CLIENT_ID: 'shop-1', OIDC_CLIENT_SECRET: 's', OIDC_NAME: 'Example' };
const PRODUCTION = { NODE_ENV: 'production', ALLOW_EMBEDDED_GATEWAY: '1', ALLOW_EMBEDDED_DATABASE: '1' };
const read = (settings: NodeJS.ProcessEnv) => readConfig({ ...PRODUCTION, ...settings }).oidc;

it('reads an identity provider from the settings', () => {
  expect(read({})).toBeNull();
  expect(read({ OIDC_ISSUER: 'https://id.example', ...CLIENT })).toEqual({
    id: 'oidc',
    name: 'Example',
    issuer: 'https://id.example',
    clientId: 'shop-1',
    clientSecret: 's',
  });
});

it.each([
  [{ OIDC_ISSUER: 'https://id.example' }, 'belong together'],
  [{ OIDC_CLIENT_ID: 'shop-1' }, 'belong together'],
  [{ OIDC_ISSUER: 'http://id.example', ...CLIENT }, 'https://'],
  [{ OIDC_ISSUER: 'http://127.0.0.1:9', ...CLIENT }, 'https://'],
  [{ NODE_ENV: 'development', OIDC_ISSUER: 'http://id.example', ...CLIENT }, 'https://'],
  [{ OIDC_ISSUER: 'id.example', ...CLIENT }, 'OIDC_ISSUER'],
  [{ OIDC_ISSUER: 'https://id.example', ...CLIENT, OIDC_PROVIDER: '../x' }, 'OIDC_PROVIDER'],
])('refuses %j', (settings, message) => {
  expect(() => read(settings)).toThrow(message);
});

it('accepts a provider without TLS on the developer’s own machine', () => {
  expect(read({ NODE_ENV: 'development', OIDC_ISSUER: 'http://127.0.0.1:9', ...CLIENT })?.issuer).toBe(
    'http://127.0.0.1:9',
  );
});
