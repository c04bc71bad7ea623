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
  it('survives a record without its fields', () => {
    expect(readProductHit({ objectID: '8' }, 0, null)).toMatchObject({
      name: '',
      price: 0,
      rrp: null,
      url: '',
    });
  });
});
