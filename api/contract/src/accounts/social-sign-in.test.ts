import { describe, expect, it } from 'vitest';
import {
  readSocialFailure,
  SOCIAL_SIGN_IN_FAILURES,
  socialFailurePath,
  socialSignInMessage,
} from './social-sign-in';

describe('a failed sign-in through an identity provider', () => {
  it.each(SOCIAL_SIGN_IN_FAILURES)('returns to the sign-in drawer with the reason: %s', (failure) => {
    const path = socialFailurePath('/products/zinc?size=60#reviews', failure);
    expect(path).toBe(`/products/zinc?size=60&login=true#sign-in=${failure}`);
    expect(readSocialFailure(path.slice(path.indexOf('#')))).toBe(failure);
    expect(socialSignInMessage(failure, 'Example ID')).toMatch(/\.$/);
  });

  it.each(['/.//evil.example', '/..//evil.example/x', '/%2e//evil.example'])(
    'stays on the shop from %j',
    (path) => {
      const { origin } = new URL(socialFailurePath(path, 'failed'), 'https://shop.example');
      expect(origin).toBe('https://shop.example');
    },
  );

  it.each(['', '#', '#sign-in=', '#sign-in=<b>call us</b>', '#reset=cancelled'])(
    'is not read from %j',
    (hash) => {
      expect(readSocialFailure(hash)).toBeNull();
    },
  );
});
