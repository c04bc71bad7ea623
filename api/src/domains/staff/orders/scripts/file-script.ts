import { filingErrors } from '@saltbush/contract';
import type { StaffScriptsFileInput } from '../../../../generated/resolvers';
import { requirePermission } from '../../../../lib/context';
import { invalidInput, notFound } from '../../../../lib/errors';
import { fileScript } from '../../../orders';
import { pharmacyDay } from '../../../patients';
import type { StaffContext } from '../../context';
import { requireOrder } from '../one-order';
import { requireScript, staffScriptOf } from './one-script';

/** Keeps a valid script on file for its repeats (rule health-32). */
export async function staffScriptsFile(
  _root: unknown,
  { input }: { input: StaffScriptsFileInput },
  ctx: StaffContext,
) {
  const { id: staff_id } = requirePermission(ctx, 'scripts:check');
  const { line, written_on, repeats } = input;
  const { reference, items } = await requireOrder(ctx, input.reference);
  const item = items[line - 1];
  if (!item) throw notFound('Script');
  const errors = filingErrors({ written_on, repeats }, item.schedule, pharmacyDay(ctx.clock.now()));
  if (Object.keys(errors).length > 0) throw invalidInput({ ...errors });
  const order = await fileScript(ctx, { reference, line, written_on, repeats, staff_id });
  return { script: await staffScriptOf(ctx, order, requireScript(order, line)) };
}
