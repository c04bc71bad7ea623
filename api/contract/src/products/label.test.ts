import { describe, expect, it } from 'vitest';
import { allergensIn, isContradicted } from './label';

const label = (ingredients: string | null, name = 'Restore', allergens: string[] = []) => ({
  name,
  ingredients,
  allergens,
});

describe('allergens of an ingredient list', () => {
  it.each([
    ['Each capsule contains: fish oil 1000 mg. Also contains: gelatin, glycerol.', ['Fish']],
    ['Organic wheatgrass, barley grass, spirulina.', ['Wheat', 'Gluten']],
    ['Whey protein isolate, soy lecithin.', ['Milk', 'Soy']],
    ['Dates, almonds, cashews, oats, sesame.', ['Sesame', 'Tree nuts', 'Gluten']],
    ['Silybum marianum (milk thistle) extract, coconut milk powder.', []],
    ['Butyrospermum parkii butter, maltodextrin, nutmeg.', []],
    ['', []],
  ])('%s', (ingredients, names) => {
    expect(allergensIn(ingredients).sort()).toEqual([...names].sort());
  });
});

describe('a badge [advertising-06]', () => {
  it.each([
    ['Vegan', label('Each capsule contains: vitamin E. Also contains: gelatin.')],
    ['Vegan', label('Aqua, cera alba, panthenol.')],
    ['Vegan', label('Omega-3 triglycerides 1500 mg.', 'Elements Concentrated Fish Oil')],
    ['Vegan', label(null, 'Restore', ['Egg'])],
    ['Dairy free', label('Whey, cocoa.')],
    ['Dairy-free', label('As stated on the label.', 'Lactoferrin 60 Capsules')],
    ['Gluten free', label('Dates, oats.')],
    ['Nut free', label('Peanuts, salt.')],
  ])('%s is contradicted by %o', (badge, given) => {
    expect(isContradicted(badge, given)).toBe(true);
  });

  it.each([
    ['Vegan', label('Each capsule contains: algal oil. Vegan capsule.')],
    ['Dairy free', label('Silybum marianum extract.', 'Milk Thistle 60 Tablets')],
    ['Gluten free', label('Maltodextrin, rice flour.')],
    ['Australian made', label('Whey, gelatin, wheat.')],
    ['No added sugar', label('Milk, honey.')],
  ])('%s is not contradicted by %o', (badge, given) => {
    expect(isContradicted(badge, given)).toBe(false);
  });
});
