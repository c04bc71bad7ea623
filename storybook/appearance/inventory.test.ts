import { describe, expect, it } from 'vitest';
import { faultsOfInventory, orphanLayouts, orphanPictures, readStoryIds } from './inventory';

const GONE = 'design-button--default';

describe('the inventory of snapshots', () => {
  it('knows the stories of the design system, of every remote and of these checks', () => {
    const titles = readStoryIds().map((id) => id.split('--')[0]);
    expect(titles).toEqual(
      expect.arrayContaining(['design-button', 'cart-checkout-checkoutpage', 'checks-faults-of-a-layout']),
    );
  });

  it('has no snapshot without a story, and holds the budget', () => {
    expect(faultsOfInventory()).toEqual([]);
  });

  it('finds what a story leaves behind', () => {
    const left = readStoryIds().filter((id) => id !== GONE);
    expect(orphanLayouts(left)).toEqual([GONE]);
    expect(orphanPictures(left)).toContain('design-button/default-390.png');
  });
});
