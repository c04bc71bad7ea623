import { isPermitted } from '@saltbush/contract';
import { Button, formatCents } from '@saltbush/shared-ui/design/core';
import { CounterPanel, CounterTable, formatMoment, StateMark } from '@saltbush/shared-ui/design/counter';
import { useSession } from '@saltbush/shared-ui/platform';
import { StepFailure } from '../../../shared/step-failure/StepFailure';
import { cancelPrice } from '../api/cancel-price';
import type { StaffProduct } from '../api/staff-product-fields';
import { CHANGE_WORDS, PRICE_LABELS } from '../model/price-words';
import { useProductStep } from '../model/use-product-step';

const COLUMNS = [
  { label: 'Price' },
  { label: 'Amount', isNumber: true },
  { label: 'From' },
  { label: 'State' },
  { label: 'By' },
  { label: 'Cancel' },
];

function CancelPrice({ productId, changeId, words }: { productId: string; changeId: string; words: string }) {
  const { status, take, failure } = useProductStep(productId);
  const cancel = () => take(() => cancelPrice({ product_id: productId, change_id: changeId }));
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        aria-label={`Cancel ${words}`}
        status={status}
        onClick={() => void cancel()}
      >
        Cancel
      </Button>
      <StepFailure failure={failure} />
    </>
  );
}

/** Planned and past prices that staff have set; a planned one can be cancelled. */
export function PriceChanges({ staffProduct }: { staffProduct: StaffProduct }) {
  const role = useSession((state) => state.user?.role ?? 'customer');
  const { product, price_changes } = staffProduct;
  const mayCancel = isPermitted(role, 'prices:change');
  const rows = price_changes.map(({ id, type, value, from, state, staff_name }) => {
    const amount = value == null ? 'None' : formatCents(value);
    const words = `${PRICE_LABELS[type]} ${amount} from ${formatMoment(from)}`;
    const cancel =
      mayCancel && state === 'planned' ? (
        <CancelPrice key="cancel" productId={product.id} changeId={id} words={words} />
      ) : (
        ''
      );
    const mark = (
      <StateMark key="state" kind={CHANGE_WORDS[state].kind}>
        {CHANGE_WORDS[state].words}
      </StateMark>
    );
    return { id, cells: [PRICE_LABELS[type], amount, formatMoment(from), mark, staff_name, cancel] };
  });
  return (
    <CounterPanel title="Price changes">
      <CounterTable caption="Changes of prices" columns={COLUMNS} rows={rows} empty="None yet." />
    </CounterPanel>
  );
}
