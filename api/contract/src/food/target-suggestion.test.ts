import { describe, expect, it } from 'vitest';
import { bodyMassIndex } from '../journeys/weight-loss';
import { GENDERS } from '../patients/patient';
import { foodTargetErrors } from './diary';
import { ACTIVITIES, type Body, restingEnergy, suggestedTarget } from './target-suggestion';

const BODY: Body = { gender: 'female', age: 45, height_cm: 165, weight_kg: 85 };

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** Bodies of every kind, 8,610 in all. */
const bodies = (): Body[] =>
  GENDERS.flatMap((gender) =>
    range(18, 100, 20).flatMap((age) =>
      range(120, 220, 5).flatMap((height_cm) =>
        range(35, 300, 6.5).map((weight_kg) => ({ gender, age, height_cm, weight_kg })),
      ),
    ),
  );

describe('a suggested daily target', () => {
  it('is what the body uses less 2,000 kJ above the healthy range, in the shares of the Nutrient Reference Values [health-62]', () => {
    expect(restingEnergy(BODY)).toBeCloseTo(6256.1, 0);
    expect(suggestedTarget(BODY, 'sitting')).toEqual({
      ...{ kilojoules: 6800, protein: 80, carbohydrate: 200, fat: 55 },
      ...{ fibre: 25, sodium: 2000, water_ml: 2100 },
    });
    expect(suggestedTarget({ ...BODY, gender: 'male' }, 'active')).toMatchObject({
      ...{ kilojoules: 10_500, fibre: 30, water_ml: 2600 },
    });
  });

  it('keeps the weight within the healthy range, and is none below it or under 18 [health-62]', () => {
    const healthy = { ...BODY, weight_kg: 62 };
    expect(suggestedTarget(healthy, 'sitting')?.kilojoules).toBe(
      Math.round((restingEnergy(healthy) * 1.4) / 100) * 100,
    );
    expect(suggestedTarget({ ...BODY, weight_kg: 50 }, 'sitting')).toBeNull();
    expect(suggestedTarget({ ...BODY, age: 17 }, 'sitting')).toBeNull();
  });

  it('is never below what the body uses at rest, grows with activity, and can be saved, for every body [health-62]', () => {
    for (const body of bodies()) {
      const targets = ACTIVITIES.map((activity) => suggestedTarget(body, activity));
      if ((bodyMassIndex(body.height_cm, body.weight_kg) ?? 0) < 18.5) {
        expect(targets).toEqual([null, null, null]);
        continue;
      }
      const energies = targets.map((target) => target?.kilojoules ?? 0);
      expect(energies).toEqual([...energies].sort((a, b) => a - b));
      expect(energies[0]).toBeGreaterThanOrEqual(Math.floor(restingEnergy(body) / 100) * 100);
      for (const target of targets) expect(target && foodTargetErrors(target)).toEqual({});
    }
  });
});
