import { describe, expect, it } from 'vitest';
import { faultsOfInventory, orphanLayouts, orphanPictures, readStories } from './inventory';

const DELETED = 'design-button--default';

describe('inventory of snapshots', () => {
  it('lists the stories of the design system, every remote and these checks', () => {
    const titles = readStories().map(({ id }) => id.split('--')[0]);
    expect(titles).toEqual(
      expect.arrayContaining(['design-button', 'cart-checkout-checkoutpage', 'checks-faults-of-a-layout']),
    );
  });

  it('has no snapshot without a story, and stays within the budget', () => {
    expect(faultsOfInventory()).toEqual([]);
  });

  it('finds the snapshots of a deleted story', () => {
    const remaining = readStories().filter(({ id }) => id !== DELETED);
    expect(orphanLayouts(remaining)).toEqual([DELETED]);
    expect(orphanPictures(remaining)).toContain('design-button/default-390.png');
  });
});
