import type { DiaryDay, DiaryEntry } from '../features/diary/api/diary-day';

export const NOTHING = { kilojoules: 0, protein: 0, carbohydrate: 0, fat: 0, fibre: 0, sodium: 0 };
export const TARGET = {
  ...{ kilojoules: 8700, protein: 50, carbohydrate: 310, fat: 70, fibre: 30, sodium: 2300 },
  water_ml: 2000,
};
const PORRIDGE: DiaryEntry = {
  id: 'e1',
  name: 'Porridge with milk',
  grams: 260,
  portion: '1 bowl',
  quantity: 1,
  unit: null,
  units: [
    { unit: 'g', grams: 1 },
    { unit: 'cup', grams: 260 },
  ],
  serving: { name: '1 bowl', grams: 260 },
  nutrition: { kilojoules: 1092, protein: 11.2, carbohydrate: 38.5, fat: 6.5, fibre: 4.2, sodium: 117 },
};
const SALMON: DiaryEntry = {
  id: 'e2',
  name: 'Salmon, grilled',
  grams: 150,
  portion: '1 fillet',
  quantity: 1,
  unit: null,
  units: [{ unit: 'g', grams: 1 }],
  serving: { name: '1 fillet', grams: 150 },
  nutrition: { kilojoules: 1275, protein: 33.3, carbohydrate: 0, fat: 19.5, fibre: 0, sodium: 90 },
};
export const BANANA: DiaryEntry = {
  id: 'e3',
  name: 'Banana',
  grams: 105,
  portion: '1 medium',
  quantity: 1,
  unit: null,
  units: [
    { unit: 'g', grams: 1 },
    { unit: 'piece', grams: 105 },
  ],
  serving: { name: '1 medium', grams: 105 },
  nutrition: { kilojoules: 406, protein: 1.5, carbohydrate: 20.6, fat: 0.3, fibre: 2.5, sodium: 1 },
};

/** A day with breakfast and dinner logged. */
export const sampleDay = (changes: Partial<DiaryDay> = {}): DiaryDay => ({
  day: '2026-11-24',
  water_ml: 750,
  total: { kilojoules: 2367, protein: 44.5, carbohydrate: 38.5, fat: 26, fibre: 4.2, sodium: 207 },
  target: TARGET,
  meals: [
    { meal: 'breakfast', total: PORRIDGE.nutrition, entries: [PORRIDGE] },
    { meal: 'lunch', total: NOTHING, entries: [] },
    { meal: 'dinner', total: SALMON.nutrition, entries: [SALMON] },
    { meal: 'snacks', total: NOTHING, entries: [] },
  ],
  ...changes,
});
