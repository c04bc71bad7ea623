import { describe, expect, it } from 'vitest';
import { readinessLine } from './readiness';

const at = (text: string | null, items_here: number, items: number, to_come: string[] = []) =>
  readinessLine({ ready_by: null, text, items_here, items, to_come });

describe('when a cart is ready at a pharmacy', () => {
  it('reads with what of it is there [shelves-03]', () => {
    expect(at('Ready today', 1, 1)).toBe('Ready today: the item is here');
    expect(at('Ready today', 3, 3)).toBe('Ready today: all 3 items are here');
    expect(at('Ready by Fri 27 Nov', 0, 1, ['Honey'])).toBe('Ready by Fri 27 Nov: it comes in for you');
    expect(at('Ready by Fri 27 Nov', 0, 3, ['Honey', 'Zinc', 'Soap'])).toBe(
      'Ready by Fri 27 Nov: all of it comes in for you',
    );
    expect(at('Ready by Fri 27 Nov', 1, 2, ['Honey'])).toBe(
      'Ready by Fri 27 Nov: 1 of 2 items is here, Honey comes in',
    );
    expect(at('Ready by Fri 27 Nov', 2, 4, ['Honey', 'Zinc'])).toBe(
      'Ready by Fri 27 Nov: 2 of 4 items are here, the others come in',
    );
  });

  it('says nothing where no day can be promised', () => {
    expect([at(null, 1, 1), readinessLine(null)]).toEqual([null, null]);
  });
});
