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

describe('a product of the search service', () => {
  it('is read from its record', () => {
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
  it('may not show savings when its medicine may not be advertised', () => {
    expect(readProductHit(record, 0, null).isRestricted).toBe(true);
    expect(readProductHit({ ...record, tags: ['S3_Appendix H'] }, 0, null).isRestricted).toBe(false);
    expect(readProductHit({ ...record, schedule: '4' }, 0, null).isRestricted).toBe(true);
  });
  it('counts what is saved from the list price of an offer, as a card does, else from the recommended one', () => {
    const hit = (list_price: number) => readProductHit({ ...record, rrp: 1595, list_price }, 0, null);
    expect(hit(1495).listPrice).toBe(1495);
    expect(hit(1295).listPrice).toBeNull();
  });
  it('survives a record without its fields', () => {
    expect(readProductHit({ objectID: '8' }, 0, null)).toMatchObject({
      name: '',
      price: 0,
      rrp: null,
      url: '',
    });
  });
});
