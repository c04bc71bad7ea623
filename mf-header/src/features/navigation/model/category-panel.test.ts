import { describe, expect, it } from 'vitest';
import { category, promoCard } from '../../../samples/header-content';
import { isExternal, panelOf } from './category-panel';

const patterns = ['^https?://', '^/discover/'];
const sub = { id: 's', title: 'S', url: '/s', subCats: [] };

describe('category side panel', () => {
  it('returns the brands panel for the brands entry [2.2-13]', () => {
    expect(panelOf(category('Brands', { url: '/x' }), patterns)).toBe('brands');
    expect(panelOf(category('Makers', { url: '/brands' }), patterns)).toBe('brands');
  });
  it('returns the subcategories, or all levels if the category requests them', () => {
    expect(panelOf(category('A', { subCats: [sub] }), patterns)).toBe('subcategories');
    expect(panelOf(category('A', { subCats: [sub], showAllHierarchies: true }), patterns)).toBe(
      'hierarchies',
    );
  });
  it('returns the promo cards for a category that has only cards', () =>
    expect(panelOf(category('A', { dynamicContents: [promoCard('1')] }), patterns)).toBe('cards'));
  it('returns null for a plain category', () => expect(panelOf(category('A'), patterns)).toBeNull());
  it('returns null for an address that matches an external pattern [2.2-16] [look-03]', () => {
    const external = category('A', { url: '/discover/auto-delivery', subCats: [sub] });
    expect(panelOf(external, patterns)).toBeNull();
    expect(panelOf({ ...external, url: 'https://elsewhere.example' }, patterns)).toBeNull();
    expect(panelOf({ ...external, url: '/browse/discover' }, patterns)).toBe('subcategories');
  });
  it('ignores a pattern that is not a valid regular expression', () =>
    expect(isExternal('/a', ['('])).toBe(false));
});
