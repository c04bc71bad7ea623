import { describe, expect, it } from 'vitest';
import { readProductHit } from './product-hit';

const record = {
  objectID: '7',
  name: 'Codral',
  brand: 'B',
  url: '/products/codral',
  price: 1295,
  schedule: '3',
  tags: [],
};

describe('search service product', () => {
  it('reads a product from its record', () => {
    expect(readProductHit({ ...record, schedule: null, rrp: 1595 }, 2, 'q')).toMatchObject({
      objectID: '7',
      index: 2,
      queryID: 'q',
      name: 'Codral',
      highlighted: 'Codral',
      url: '/products/codral',
      price: 1295,
      rrp: 1595,
      image: null,
      isRestricted: false,
    });
  });
  it('hides savings for a medicine that may not be advertised', () => {
    expect(readProductHit(record, 0, null).isRestricted).toBe(true);
    expect(readProductHit({ ...record, tags: ['S3_Appendix H'] }, 0, null).isRestricted).toBe(false);
    expect(readProductHit({ ...record, schedule: '4' }, 0, null).isRestricted).toBe(true);
  });
  it('calculates savings from the list price when on offer, as cards do, and otherwise from the RRP', () => {
    const hit = (list_price: number) => readProductHit({ ...record, rrp: 1595, list_price }, 0, null);
    expect(hit(1495).listPrice).toBe(1495);
    expect(hit(1295).listPrice).toBeNull();
  });
  it('accepts a record with missing fields', () => {
    expect(readProductHit({ objectID: '8' }, 0, null)).toMatchObject({
      name: '',
      price: 0,
      rrp: null,
      url: '',
    });
  });
});
