import type { AutodeliveriesSkipInput } from '../../../generated/resolvers';
import type { AutodeliveryContext } from '../context';
import { updateOwn } from '../own';
import { cancelled, paused, resumed, skipped } from '../rules';

type ById = { input: { id: string } };

/** Stops an AutoDelivery until it is resumed (section 7.h). */
export async function autodeliveriesPause(_root: unknown, { input }: ById, ctx: AutodeliveryContext) {
  return { autodelivery: await updateOwn(ctx, input.id, paused) };
}

/** Leaves the next delivery out (section 7.h). */
export async function autodeliveriesSkip(
  _root: unknown,
  { input }: { input: AutodeliveriesSkipInput },
  ctx: AutodeliveryContext,
) {
  const expected = input.delivery_date ? new Date(input.delivery_date) : null;
  const autodelivery = await updateOwn(ctx, input.id, (current) =>
    skipped(current, expected, ctx.clock.now()),
  );
  return { autodelivery };
}

/** Lets a paused AutoDelivery run again (section 7.h). */
export async function autodeliveriesResume(_root: unknown, { input }: ById, ctx: AutodeliveryContext) {
  return { autodelivery: await updateOwn(ctx, input.id, (current) => resumed(current, ctx.clock.now())) };
}

/** Ends an AutoDelivery for good (section 7.h). */
export async function autodeliveriesDelete(_root: unknown, { input }: ById, ctx: AutodeliveryContext) {
  return { autodelivery: await updateOwn(ctx, input.id, cancelled) };
}
