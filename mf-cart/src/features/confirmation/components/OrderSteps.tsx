import { ProgressSteps } from '@saltbush/shared-ui/design/orders';
import type { PlacedOrder } from '../../../shared/order/api/order-query';

const LABELS = {
  placed: 'Placed',
  pharmacist_review: 'Pharmacist check',
  packed: 'Packed',
  dispatched: 'On its way',
  delivered: 'Delivered',
} as const;

type Step = keyof typeof LABELS;

/** The remaining steps of an order; pharmacist review appears only where it applies (rule selling-06). */
export function stepsOf({ state, cnc_location }: Pick<PlacedOrder, 'state' | 'cnc_location'>): Step[] {
  const review: Step[] = state === 'pharmacist_review' ? ['pharmacist_review'] : [];
  return ['placed', ...review, 'packed', ...(cnc_location ? [] : (['dispatched'] as Step[])), 'delivered'];
}

/** Progress of a newly placed order. */
export function OrderSteps({ order }: { order: PlacedOrder }) {
  const steps = stepsOf(order);
  const current = steps.indexOf(order.state as Step);
  if (current < 0) return null;
  const labelOf = (step: Step) => (step === 'delivered' && order.cnc_location ? 'Collected' : LABELS[step]);
  return (
    <ProgressSteps
      label="Progress of your order"
      steps={steps.map((step) => ({ label: labelOf(step) }))}
      current={current}
    />
  );
}
