import { Button, useActionStatus } from '@saltbush/shared-ui/design/core';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useQueryClient } from '@tanstack/react-query';
import { renewLists } from '../../../shared/counter/renew-lists';
import { StepFailure } from '../../../shared/counter/StepFailure';
import { packOrder } from '../api/pack-order';
import { staffPackingQuery } from '../api/staff-packing';
import type { PackedOrder } from '../api/staff-packing-fields';

type Lines = PackedOrder['packing']['lines'];

/** Says what is still to be done before an order is packed; null once nothing is. */
function missingWords(lines: Lines): string | null {
  if (lines.some(({ units, checked }) => checked > units)) {
    return 'Some units were refunded after the check. Take them out, and start packing again.';
  }
  const left = lines.reduce((sum, { units, checked }) => sum + units - checked, 0);
  if (left === 0) return null;
  return `${left} ${left === 1 ? 'unit is' : 'units are'} still to check.`;
}

/** Records that an order is packed, once every unit is checked. */
export function PackedStep({ packed }: { packed: PackedOrder }) {
  const queryClient = useQueryClient();
  const { status, run, failure } = useActionStatus();
  const missing = missingWords(packed.packing.lines);
  const pack = async () => {
    await run(() => packOrder(packed.order.reference));
    await queryClient.invalidateQueries({ queryKey: staffPackingQuery(packed.order.reference).queryKey });
    renewLists(queryClient);
  };
  if (missing) return <p>{missing}</p>;
  return (
    <>
      <p>Every unit is checked.</p>
      <StepFailure failure={failure === null ? null : errorMessage(failure)} />
      <div>
        <Button size="sm" status={status} onClick={() => void pack()}>
          Mark as packed
        </Button>
      </div>
    </>
  );
}
