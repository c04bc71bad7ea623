import { packSizeOf } from '@saltbush/contract';
import { describe, expect, it } from 'vitest';
import { formOf, strengthOf } from './name-facts';

describe('what a name says of the pack', () => {
  it.each([
    ['Tidewell Magnesium Glycinate 500mg 120 Capsules', '500 mg', '120 Capsules', 'Capsules'],
    ['Barrawood Complete Vitamin D3 1,000IU 60 Soft Capsules', '1000 IU', '60 Soft Capsules', 'Capsules'],
    ['Dermacove Rescue Terbinafine Gel 1% 30g', '1%', '30 g', 'Gel'],
    ['Hexley Children’s Paracetamol Oral Liquid 100mg/5mL 200mL', '100 mg/5mL', '200 mL', 'Liquid'],
    ['Ferngate Budesonide 200mcg/6mcg Inhaler 120 Doses', '200 mcg/6mcg', '120 Doses', 'Inhaler'],
    ['Cove Probiotic 50 Billion 30 Capsules', '50 billion CFU', '30 Capsules', 'Capsules'],
    ['Arvella Hand Cream Lemon Myrtle 1.5kg', null, '1.5 kg', 'Cream'],
    ['Fish Oil 1000mg 400 Capsules', '1000 mg', '400 Capsules', 'Capsules'],
    ['Patchwork Plasters 12 Pack', null, '12 Pack', null],
    ['Halden Omega 3-6-9 Pro', null, null, null],
    ['Cyclette Underwear Sage Size 10', null, null, null],
  ])('%s', (name, strength, size, form) => {
    expect([strengthOf(name), packSizeOf(name), formOf(name)]).toEqual([strength, size, form]);
  });
});
