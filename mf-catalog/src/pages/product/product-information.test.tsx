import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openProduct, resetShop } from '../../samples/drive-product';
import { card } from '../../samples/products';

describe('information on the product page', () => {
  beforeEach(resetShop);

  it('shows every warning in full at its position [2.10-03] [advertising-03]', async () => {
    await openProduct({
      warnings: [
        { message: 'Ask your doctor first.', position: 'top' },
        { message: 'Keep out of reach of children.', position: 'bottom' },
      ],
      txt_warnings: 'Not for children under 12.',
    });
    for (const text of [
      'Ask your doctor first.',
      'Keep out of reach of children.',
      'Not for children under 12.',
    ])
      expect(screen.getByText(text).closest('details')).toBeNull();
    const about = screen.getByRole('heading', { name: 'About this product' });
    const isBefore = (text: string) =>
      Boolean(screen.getByText(text).compareDocumentPosition(about) & Node.DOCUMENT_POSITION_FOLLOWING);
    expect(isBefore('Ask your doctor first.')).toBe(true);
    expect(isBefore('Keep out of reach of children.')).toBe(false);
  });

  it('shows directions, ingredients, storage, key ingredients and advice [2.10-04] [2.10-05] [2.10-06]', async () => {
    await openProduct({
      txt_directions: 'Two capsules daily.',
      txt_ingredients: 'Magnesium glycinate.',
      txt_storage: 'Below 25 degrees.',
      key_ingredients: ['Magnesium'],
      expert_advice_description: 'Best taken at night.',
      expert_advice_products: [{ id: '9', card: card({ id: '9', title: 'Night balm' }) }],
    });
    for (const text of [
      'Two capsules daily.',
      'Magnesium glycinate.',
      'Below 25 degrees.',
      'Best taken at night.',
    ])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Key ingredients' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Night balm' })).toBeTruthy();
  });
});
