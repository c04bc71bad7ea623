import { expect, it } from 'vitest';
import { readConfig } from '../../server/config';

const TOKEN = 'a token of the tests, long enough to be taken';

it('production refuses to start without a token for the api [7.a-05]', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('API_ACCESS_TOKEN must be set in production');
  expect(readConfig({ NODE_ENV: 'production', API_ACCESS_TOKEN: TOKEN }).accessToken).toBe(TOKEN);
  expect(readConfig({}).accessToken).toBeNull();
});

it('a token that could be guessed is refused', () => {
  expect(() => readConfig({ API_ACCESS_TOKEN: 'short' })).toThrow('API_ACCESS_TOKEN must have at least 32');
});
