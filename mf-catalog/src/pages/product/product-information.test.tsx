import { screen, within } from '@testing-library/react';
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

  it('shows the dose as a table, and what the label tells besides', async () => {
    await openProduct({
      txt_ingredients: 'Each capsule contains: fish oil 1000 mg. Also contains: gelatin.',
      dose: {
        title: 'Each capsule contains',
        rows: [{ name: 'Fish oil', amount: '1000 mg' }],
        rest: 'Also contains: gelatin.',
      },
      facts: [
        { name: 'Contains', value: 'Fish', note: null, url: null },
        { name: 'Register number', value: 'AUST L 912345', note: 'Listed', url: null },
        { name: 'Leaflet', value: 'At the TGA', note: null, url: 'https://www.tga.gov.au/' },
      ],
    });
    const table = screen.getByRole('table', { name: 'Each capsule contains', hidden: true });
    expect(within(table).getByText('1000 mg').closest('tr')?.textContent).toBe('Fish oil1000 mg');
    const facts = within(screen.getByRole('region', { name: 'Facts' }));
    const rows = facts
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
    expect(rows).toEqual(['Contains: Fish', 'Register number: AUST L 912345Listed', 'Leaflet: At the TGA']);
    expect(facts.getByRole('link').getAttribute('href')).toBe('https://www.tga.gov.au/');
  });

  it('shows no facts of what has none', async () => {
    await openProduct({ facts: [] });
    expect(screen.queryByRole('region', { name: 'Facts' })).toBeNull();
  });
});
