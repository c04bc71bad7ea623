import { describe, expect, it } from 'vitest';
import { touchedIds } from './touched';

const UUID = '6f2b7b1e-93a4-4f0e-8a57-0d1f9be9f0aa';

describe('ids among arguments', () => {
  it('are found at any depth, each once', () => {
    const input = { cart_uuid: UUID, items: [{ product_id: 7 }, { product_id: '7' }, { product_id: '8' }] };
    expect(touchedIds({ input, reference: 'SB-7K3M-9QXT', ids: ['1', '2'] })).toEqual([
      { name: 'cart_uuid', id: UUID },
      { name: 'product_id', id: '7' },
      { name: 'product_id', id: '8' },
      { name: 'reference', id: 'SB-7K3M-9QXT' },
      { name: 'ids', id: '1' },
      { name: 'ids', id: '2' },
    ]);
  });

  it.each([
    ['text', { allergies: 'Penicillin', notes: UUID }],
    ['cards', { stripe_source_id: UUID }],
    ['card numbers passed as ids', { id: '6951449601', patient_uuid: '8003608000228437' }],
    ['tokens passed as ids', { id: '1A2B3C4D5E6F7G8H9J' }],
    ['health data passed as ids', { id: 'Penicillin', item_id: 'asthma since 1990' }],
    ['missing values', { id: null, input: undefined }],
  ])('exclude %s', (_what, values) => {
    expect(touchedIds(values)).toEqual([]);
  });

  it('are limited to 50', () => {
    const ids = Array.from({ length: 80 }, (_value, index) => String(index));
    expect(touchedIds({ ids })).toHaveLength(50);
  });
});
