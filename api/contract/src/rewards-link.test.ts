import { describe, expect, it } from 'vitest';
import {
  REWARDS_LINK_RESULTS,
  REWARDS_POPUP,
  readRewardsLinkNotice,
  rewardsLinkAddress,
  rewardsLinkMessage,
  rewardsLinkNotice,
} from './rewards-link';

describe('linking a rewards card', () => {
  it('opens edrLinkUrl with a url and a redirectUrl, 500 by 600', () => {
    const address = rewardsLinkAddress({
      edrLinkUrl: 'https://shop.example/api/rewards/link',
      token: 'k1:a+b/c',
      url: '/user/dashboard',
      redirectUrl: '/products/consult?th=1&tid=7&tp=ShortConsult',
    });
    const { origin, pathname, searchParams } = new URL(address);
    expect(origin + pathname).toBe('https://shop.example/api/rewards/link');
    expect(Object.fromEntries(searchParams)).toEqual({
      token: 'k1:a+b/c',
      url: '/user/dashboard',
      redirectUrl: '/products/consult?th=1&tid=7&tp=ShortConsult',
    });
    expect(REWARDS_POPUP).toEqual({ width: 500, height: 600 });
  });

  it.each(REWARDS_LINK_RESULTS)('ends with a message to the shopper and one to the page: %s', (result) => {
    expect(rewardsLinkMessage(result)).toMatch(/\.$/);
    expect(readRewardsLinkNotice(rewardsLinkNotice(result))).toBe(result);
  });

  it.each([null, undefined, 'linked', { type: 'other', result: 'linked' }, { type: 'rewards-link' }])(
    'is not told by the message %j',
    (message) => {
      expect(readRewardsLinkNotice(message)).toBeNull();
    },
  );
});
