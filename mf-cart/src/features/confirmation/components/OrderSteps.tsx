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

type OrderOnItsWay = Pick<PlacedOrder, 'state' | 'is_approved' | 'timeline' | 'cnc_location'>;

/** The steps of an order; pharmacist review appears only where it applies (rule selling-06), also once it is over. */
export function stepsOf({ state, timeline, cnc_location }: Omit<OrderOnItsWay, 'is_approved'>): Step[] {
  const isReviewed = [{ state }, ...timeline].some((event) => event.state === 'pharmacist_review');
  const review: Step[] = isReviewed ? ['pharmacist_review'] : [];
  return ['placed', ...review, 'packed', ...(cnc_location ? [] : (['dispatched'] as Step[])), 'delivered'];
}

/** Progress of an order: once a pharmacist has approved it, it is being packed. */
export function OrderSteps({ order }: { order: OrderOnItsWay }) {
  const { state, is_approved, cnc_location } = order;
  const steps = stepsOf(order);
  const isBeingPacked = state === 'pharmacist_review' && is_approved;
  const current = steps.indexOf(isBeingPacked ? 'packed' : (state as Step));
  if (current < 0) return null;
  const labelOf = (step: Step): string => {
    if (step === 'packed' && isBeingPacked) return 'Being packed';
    return step === 'delivered' && cnc_location ? 'Collected' : LABELS[step];
  };
  return (
    <ProgressSteps
      label="Progress of your order"
      steps={steps.map((step) => ({ label: labelOf(step) }))}
      current={current}
    />
  );
}
