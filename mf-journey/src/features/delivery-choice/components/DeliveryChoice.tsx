import {
  Button,
  formatCents,
  InlineMessage,
  NumberStepper,
  Stack,
  Text,
} from '@saltbush/shared-ui/design/core';
import { RadioGroup } from '@saltbush/shared-ui/design/forms';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../../shared/dates/dates';
import { shownSubscription, subscriptionsQuery } from '../../../shared/subscription/api/subscriptions';
import { type DeliveryOption, useDeliveryChoice } from '../model/use-delivery-choice';
import styles from './DeliveryChoice.module.css';

const BENEFITS =
  'Enjoy 10% off, 3x rewards points and free delivery with your monthly Weight Management Program subscription. T&Cs apply.';

/** Button labels for each option (section 2.12). */
const ACTIONS: Record<DeliveryOption, { label: string; busy: string }> = {
  cart: { label: 'Add to cart', busy: 'Adding to cart...' },
  program: { label: 'Add to Health Program', busy: 'Adding to your program...' },
};

export interface DeliveryChoiceProps {
  product: { id: number; title: string; price: number };
  quantity: number;
  onAddToCart: (quantity: number) => Promise<unknown>;
  /** Called once the product is in the cart. */
  onInCart: () => void;
  /** Called once the product is in the next program order. */
  onInProgram: () => void;
}

function useProgramHint() {
  const { data } = useQuery(subscriptionsQuery());
  const subscription = data ? shownSubscription(data) : undefined;
  const next = subscription?.next_period_at;
  return {
    subscription,
    hint: next ? `${BENEFITS} Your next delivery is on: ${formatDate(next)}` : BENEFITS,
  };
}

/** Lets a member choose between a one-time purchase and the next program order, and a quantity (section 2.12). */
export function DeliveryChoice(props: DeliveryChoiceProps) {
  const { product } = props;
  const { subscription, hint } = useProgramHint();
  const choice = useDeliveryChoice(props, subscription?.id ?? null);
  const { option, quantity } = choice;
  return (
    <Stack gap={5}>
      <div className={styles.product}>
        <Text strong>{product.title}</Text>
        <Text tone="muted">{formatCents(product.price)} each</Text>
      </div>
      <RadioGroup
        legend="How would you like to get it?"
        hideLegend
        name="delivery-option"
        layout="cards"
        options={[
          { value: 'cart', label: 'Add to cart', hint: 'One-time purchase' },
          { value: 'program', label: 'Add to Program Delivery', hint },
        ]}
        value={option}
        onChange={choice.choose}
        error={choice.isMissing ? 'Please choose a delivery option' : undefined}
      />
      <div className={styles.buy}>
        <NumberStepper label="Quantity" rule="product" value={quantity} onChange={choice.setQuantity} />
        <Button
          block
          status={choice.isBusy ? 'busy' : 'idle'}
          busyLabel={option ? ACTIONS[option].busy : undefined}
          onClick={choice.confirm}
        >
          {option ? ACTIONS[option].label : 'Continue'}
        </Button>
      </div>
      <div role="alert">{choice.failure && <InlineMessage tone="error">{choice.failure}</InlineMessage>}</div>
    </Stack>
  );
}
