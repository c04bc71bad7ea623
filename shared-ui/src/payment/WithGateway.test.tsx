import { CARD_FORM } from '@saltbush/contract';
import { EnvironmentProvider, getQueryClient } from '@saltbush/shared-ui/platform';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { PaymentGatewayDocument } from '../generated/gql/graphql';
import { EMBEDDED_GATEWAY, mockGateway, neverRespond, respondWith, serve, TOKENS_URL } from '../testing';
import { PaymentMethodForm } from './PaymentMethodForm';
import { paymentGatewayQuery } from './payment-gateway';
import { TestPaymentsMark, TestPaymentsNote } from './TestPayments';
import { WithGateway } from './WithGateway';

const AWAY = {
  title: 'Cards can’t be added right now',
  children: 'Nothing was saved.',
  headingLevel: 2,
} as const;

function Shop({ children }: { children: ReactNode }) {
  const environment = {
    queryClient: getQueryClient(),
    initialLocation: { pathname: '/', search: '', hash: '' },
    slots: {
      fillsOf: () => [],
      load: () => Promise.reject(new Error('No slots here')),
      report: () => undefined,
    },
  };
  return <EnvironmentProvider environment={environment}>{children}</EnvironmentProvider>;
}
const show = (unavailable?: typeof AWAY) =>
  render(
    <WithGateway unavailable={unavailable}>
      {(gateway) => <p>Cards go to {gateway.tokens_url}</p>}
    </WithGateway>,
    {
      wrapper: Shop,
    },
  );
const closed = respondWith(PaymentGatewayDocument, {
  payment_gateway: { name: 'embedded', tokens_url: null, wallets: [] },
});

const MARK = 'Test payments: no card is charged';

beforeEach(() => getQueryClient().clear());

describe('WithGateway', () => {
  it('renders the card fields with the open gateway', async () => {
    serve(mockGateway());
    show();
    expect(await screen.findByText(`Cards go to ${TOKENS_URL}`)).toBeTruthy();
  });

  it('shows neither card fields nor an error while loading', () => {
    serve(neverRespond(PaymentGatewayDocument));
    show();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/^Cards go to/)).toBeNull();
  });

  it('reports that nothing was charged and retries if no gateway accepts cards', async () => {
    serve(closed);
    show();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'You have not been charged. Please try again in a moment.',
    );
    expect(screen.getByRole('heading', { level: 3, name: 'Payment isn’t available right now' })).toBeTruthy();
    serve(mockGateway());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Cards go to/)).toBeTruthy();
  });

  it('shows the caller’s text when unavailable', async () => {
    serve(closed);
    show(AWAY);
    expect(await screen.findByRole('heading', { level: 2, name: AWAY.title })).toBeTruthy();
    expect(screen.getByText('Nothing was saved.')).toBeTruthy();
  });
});

describe('TestPaymentsNote', () => {
  it('renders for the embedded gateway only', () => {
    const { rerender } = render(<TestPaymentsNote gateway={EMBEDDED_GATEWAY} hint={CARD_FORM.testHint} />);
    expect(screen.getByText(/^Use card 4242 4242 4242 4242/)).toBeTruthy();
    rerender(<TestPaymentsNote gateway={{ name: 'stripe' }} hint={CARD_FORM.testHint} />);
    expect(screen.queryByText(MARK)).toBeNull();
  });

  it('is part of every payment form', () => {
    render(<PaymentMethodForm gateway={EMBEDDED_GATEWAY} label="Pay" onToken={() => undefined} />);
    expect(screen.getByText(MARK)).toBeTruthy();
  });
});

describe('TestPaymentsMark', () => {
  it('marks the page while the api runs on the embedded gateway, and no other [consent-10]', async () => {
    serve(mockGateway());
    const { unmount } = render(<TestPaymentsMark />, { wrapper: Shop });
    expect(await screen.findByText(MARK)).toBeTruthy();
    unmount();
    getQueryClient().setQueryData(paymentGatewayQuery().queryKey, {
      name: 'stripe',
      tokens_url: null,
      wallets: [],
    });
    render(<TestPaymentsMark />, { wrapper: Shop });
    expect(screen.queryByText(MARK)).toBeNull();
  });
});
