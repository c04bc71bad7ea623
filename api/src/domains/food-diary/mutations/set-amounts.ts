import { foodTargetErrors, waterError } from '@saltbush/contract';
import type { FoodDiarySetTargetInput, FoodDiarySetWaterInput } from '../../../generated/resolvers';
import type { BaseContext } from '../../../lib/context';
import { requireUser } from '../../../lib/context';
import { invalidInput } from '../../../lib/errors';
import { changeDay } from '../change-day';
import { readTarget, writeTarget } from '../store';

/** Sets the water of a day, in millilitres. */
export async function setWater(
  _root: unknown,
  { input: { day, water_ml } }: { input: FoodDiarySetWaterInput },
  ctx: BaseContext,
) {
  requireUser(ctx);
  const error = waterError(water_ml);
  if (error) throw invalidInput({ water_ml: error });
  return changeDay(ctx, day, (read) => (read.water_ml === water_ml ? null : { ...read, water_ml }));
}

/** Sets the daily target; omitted fields stay unchanged. */
export async function setTarget(
  _root: unknown,
  { input }: { input: FoodDiarySetTargetInput },
  ctx: BaseContext,
) {
  const { id } = requireUser(ctx);
  const before = await readTarget(ctx, id);
  const target = {
    kilojoules: input.kilojoules ?? before.kilojoules,
    protein: input.protein ?? before.protein,
    carbohydrate: input.carbohydrate ?? before.carbohydrate,
    fat: input.fat ?? before.fat,
    fibre: input.fibre ?? before.fibre,
    sodium: input.sodium ?? before.sodium,
    water_ml: input.water_ml ?? before.water_ml,
  };
  const errors = foodTargetErrors(target);
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
  await writeTarget(ctx, id, target);
  return { target };
}
