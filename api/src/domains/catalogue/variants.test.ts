import { describe, expect, it } from 'vitest';
import { sampleProduct } from '../../../test/shop/samples';
import type { ProductDocument } from './documents';
import { variantsAlong } from './variants';

const member = (_id: number, axes: Partial<ProductDocument>) => sampleProduct({ _id, ...axes });
const ids = (products: ProductDocument[]) => products.map(({ _id }) => _id);

describe('variants along an axis', () => {
  const vanillaSmall = member(1, { group_flavour: 'Vanilla', group_size: '500 g' });
  const vanillaLarge = member(2, { group_flavour: 'Vanilla', group_size: '2 kg' });
  const chocolateSmall = member(3, { group_flavour: 'Chocolate', group_size: '500 g' });
  const chocolateLarge = member(4, { group_flavour: 'Chocolate', group_size: '2 kg' });
  const group = [vanillaSmall, vanillaLarge, chocolateSmall, chocolateLarge];

  it('keep the other attributes the same', () => {
    expect(ids(variantsAlong(chocolateLarge, group, 'size'))).toEqual([3, 4]);
    expect(ids(variantsAlong(vanillaLarge, group, 'flavour'))).toEqual([4, 2]);
  });

  it('offer the most similar product if there is no exact match', () => {
    const onlyBerry = member(5, { group_flavour: 'Berry', group_size: '1 kg' });
    expect(ids(variantsAlong(vanillaSmall, [...group, onlyBerry], 'flavour'))).toEqual([5, 3, 1]);
  });

  it('prefer in-stock products among equals', () => {
    const soldOut = member(6, { group_flavour: 'Berry', group_size: '500 g', stock: 0 });
    const there = member(7, { group_flavour: 'Berry', group_size: '500 g' });
    expect(ids(variantsAlong(vanillaSmall, [soldOut, there, vanillaSmall], 'flavour'))).toEqual([7, 1]);
  });

  it('sort sizes by amount, other values by name', () => {
    const sizes = ['1 kg', '120 Capsules', '500 g', '60 Capsules', '250 mL', '1 L'];
    const products = sizes.map((group_size, at) => member(at + 1, { group_size }));
    const [first] = products;
    const ordered = first ? variantsAlong(first, products, 'size').map(({ group_size }) => group_size) : [];
    expect(ordered.indexOf('500 g')).toBeLessThan(ordered.indexOf('1 kg'));
    expect(ordered.indexOf('250 mL')).toBeLessThan(ordered.indexOf('1 L'));
    expect(ordered.indexOf('60 Capsules')).toBeLessThan(ordered.indexOf('120 Capsules'));
  });

  it('are empty if there is nothing to choose', () => {
    expect(variantsAlong(vanillaSmall, group, 'colour')).toEqual([]);
    expect(variantsAlong(vanillaSmall, [vanillaSmall], 'size')).toEqual([]);
  });
});
