import { sentVariables, serve, TestShop } from '@saltbush/shared-ui/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { JourneySubscriptionsCreateConsultDocument } from '../../generated/gql/graphql';
import { programHandlers } from '../../samples/program-handlers';
import { signInMara, signOut } from '../../samples/sample-shop';
import { sampleSubscription } from '../../samples/subscription';
import type { Subscription } from '../../shared/subscription/api/subscriptions';
import { page } from '.';

const { Component } = page;

type PastConsult = Subscription['past_consults'][number];

const past = (changes: Partial<PastConsult>): PastConsult => ({
  ...{
    id: 'b0',
    appointment_at: '2026-11-22T22:00:00Z',
    status: 'booked',
    missed_calls: [],
    paid: 0,
    refunded: 0,
  },
  ...changes,
});
const CALLS = ['2026-11-22T22:05:00Z', '2026-11-22T22:15:00Z', '2026-11-22T22:25:00Z'];

function show(consult: PastConsult, changes: Partial<Subscription> = {}) {
  const under = { status: 'reviewing', is_active: false, ...changes } as const;
  serve(...programHandlers(sampleSubscription({ ...under, past_consults: [consult] })));
  render(
    <TestShop>
      <Component params={{}} search={new URLSearchParams()} />
    </TestShop>,
  );
}

async function leaving() {
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel your program' }));
  return within(await screen.findByRole('dialog', { name: 'Cancel your program?' }));
}

beforeEach(signInMara);
afterEach(signOut);

describe('a member’s last consult', () => {
  it('says when nobody was reached, and that the fee stays if they leave [health-39] [health-40]', async () => {
    show(past({ status: 'missed', missed_calls: CALLS }), { refunds_fee: false });
    const words =
      /^We rang three times \(9:05 am, 9:15 am, 9:25 am\) and could not reach you, so the fee stays\./;
    expect(await screen.findByText(words)).toBeDefined();
    const dialog = await leaving();
    expect(dialog.getByText(/couldn’t reach you for your first consult by three calls/)).toBeDefined();
  });

  it('says that it took place, and that the fee stays if they leave [health-39] [health-40]', async () => {
    show(past({ status: 'completed' }), { refunds_fee: false });
    expect(await screen.findByText(/^It took place\. Your practitioner now decides/)).toBeDefined();
    const dialog = await leaving();
    expect(dialog.getByText(/isn’t refunded, because your first consult has taken place/)).toBeDefined();
  });

  it('whose time is over says that nobody has put it down, and that the fee goes back [health-39] [health-40]', async () => {
    show(past({}), { refunds_fee: true });
    expect(await screen.findByText(/has not put down yet how it ended/)).toBeDefined();
    const dialog = await leaving();
    expect(dialog.getByText(/^Your fee is refunded in full/)).toBeDefined();
  });

  it('that nobody rang for is booked again for nothing; the fee goes back if they leave [health-60]', async () => {
    show(past({ status: 'not_held' }), { refunds_fee: true, can_book_first: true });
    expect(await screen.findByText(/^We did not ring you\. That was our mistake/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Book your first consult again' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Book your first consult again' }));
    expect(dialog.getByText(/it costs nothing more/)).toBeDefined();
    const [time] = dialog.getAllByRole('radio', { name: /AM|PM/ });
    await userEvent.click(time as HTMLElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Book consult' }));
    expect(await screen.findByText('Your next consult')).toBeDefined();
    expect(sentVariables(JourneySubscriptionsCreateConsultDocument)).toMatchObject([
      { input: { expect_free: true, expected_fee: null } },
    ]);
  });
});
