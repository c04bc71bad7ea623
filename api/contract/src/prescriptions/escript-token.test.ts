import { describe, expect, it } from 'vitest';
import { escriptTokenError, normaliseEscriptToken } from './escript-token';

const TOKEN = '2ABCD3EFGH4JKLM5NP';

describe('e-prescription token [health-11]', () => {
  it.each([
    TOKEN,
    ` ${TOKEN}\n`,
    '2ABCD3 EFGH4J KLM5NP',
    TOKEN.toLowerCase(),
    `https://scripts.example.com.au/scripts/${TOKEN}`,
    `https://scripts.example.com.au/s/${TOKEN}?from=sms#top`,
    `https://scripts.example.com.au/?token=${TOKEN}`,
  ])('is read from %j', (text) => {
    expect(normaliseEscriptToken(text)).toBe(TOKEN);
    expect(escriptTokenError(text)).toBeNull();
  });

  it.each([
    TOKEN.slice(1),
    `${TOKEN}X`,
    TOKEN.replace('2', '-'),
    'ÄBCDEFGHIJKLMNOPQR',
    'https://scripts.example.com.au/',
    'constructor',
    'A'.repeat(100_000),
  ])('is not found in %j', (text) => {
    expect(normaliseEscriptToken(text)).toBeNull();
    expect(escriptTokenError(text)).toContain('18 letters and digits');
  });

  it('is required', () => {
    expect(escriptTokenError(' ')).toBe('Please enter your e-prescription token');
  });
});
