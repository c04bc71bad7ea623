import { respondWith, respondWithError, sentVariables, serve, TestShop } from '@saltbush/shared-ui/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { JourneySubscriptionsRetryDocument } from '../../../generated/gql/graphql';
import { sampleSubscription } from '../../../samples/subscription';
import type { Subscription } from '../../../shared/subscription/api/subscriptions';
import { SubscriptionStatus } from './SubscriptionStatus';

const now = new Date('2026-11-24T00:00:00Z');
const onBook = vi.fn();

function show(changes: Partial<Subscription>): void {
  const quiet = { last_order: null, next_billing_at: '2026-12-20T00:00:00Z' };
  const subscription = sampleSubscription({ ...quiet, ...changes });
  render(
    <TestShop>
      <SubscriptionStatus subscription={subscription} now={now} onBook={onBook} />
    </TestShop>,
  );
}

const FEE_ALONE = {
  ...{ reference: 'SB-1', created_at: '2026-11-20T00:00:00Z', order_total: 1, gst_total: 0 },
  items: [{ product_id: '0' }],
};
const RECENT = { ...FEE_ALONE, items: [{ product_id: '0' }, { product_id: '1039' }] };
const SOON = '2026-11-28T00:00:00Z';

describe('subscription status tile', () => {
  it.each<[string, Partial<Subscription>, string, string]>([
    [
      'NoRepeats before everything else',
      { status: 'NoRepeats', last_order: RECENT, next_billing_at: SOON },
      'Awaiting repeat prescription',
      "We're currently waiting for you to renew your subscription. Renew your prescription to avoid disruptions to your program.",
    ],
    [
      'a declined payment before a recent order',
      { status: 'PaymentDeclinedForRenewal', last_order: RECENT },
      'Issue with your payment',
      'There was an issue with your payment details. Update this to avoid disruptions to your monthly order.',
    ],
    [
      'a recent order before the next billing',
      { last_order: RECENT, next_billing_at: SOON },
      'Order Confirmed',
      "We've received your subscription payment and are currently getting your order ready to be delivered to you.",
    ],
    [
      'a near billing',
      { next_billing_at: SOON },
      "It's time to review",
      'You can make any changes to your order before: 28 November 2026',
    ],
    ['nothing else', {}, 'Your Order', 'You can make any changes to your order before: 20 December 2026'],
    [
      'a recent payment of the fee alone',
      { last_order: FEE_ALONE },
      'Payment received',
      "We've received your subscription payment. It pays for your program: nothing is sent to you.",
    ],
    [
      'a next month without an order',
      { items: [] },
      'Your next month',
      'Your program renews without an order. You can add to it before: 20 December 2026',
    ],
  ])('shows %s [2.20-04]', (_name, changes, title, text) => {
    show(changes);
    expect(screen.getByRole('heading', { name: title })).toBeDefined();
    expect(screen.getByText(text)).toBeDefined();
  });

  it('offers a consult when no repeats are left', async () => {
    show({ status: 'NoRepeats' });
    await userEvent.click(screen.getByRole('button', { name: 'Book a consult' }));
    expect(onBook).toHaveBeenCalledOnce();
  });

  it('retries a declined payment and shows the gateway’s message [2.20-13]', async () => {
    serve(
      respondWithError(JourneySubscriptionsRetryDocument, {
        message: 'Your card was declined.',
        code: 'PAYMENT_DECLINED',
      }),
    );
    show({ status: 'PaymentDeclinedForRenewal' });
    const retry = screen.getByRole('button', { name: 'Try the payment again' });
    await userEvent.click(retry);
    expect(await screen.findByText('Your card was declined.')).toBeDefined();
    const paid = { subscription: sampleSubscription(), three_d_secure: null };
    serve(respondWith(JourneySubscriptionsRetryDocument, { journey_subscriptions_retry: paid }));
    await userEvent.click(retry);
    expect(sentVariables(JourneySubscriptionsRetryDocument)).toEqual([
      { input: { subscription_id: 's1' } },
      { input: { subscription_id: 's1' } },
    ]);
  });

  it('opens the 3-D Secure dialog and explains when it was not completed', async () => {
    const step = { intent_id: 'pi_1', challenge_url: 'about:blank' };
    const waiting = { subscription: sampleSubscription(), three_d_secure: step };
    serve(respondWith(JourneySubscriptionsRetryDocument, { journey_subscriptions_retry: waiting }));
    show({ status: 'PaymentDeclinedForRenewal' });
    await userEvent.click(screen.getByRole('button', { name: 'Try the payment again' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(await screen.findByText(/^Your bank’s check was not finished/)).toBeDefined();
  });
});
