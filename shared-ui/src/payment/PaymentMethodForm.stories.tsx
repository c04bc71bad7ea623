import { Container } from '@saltbush/shared-ui/design/core';
import {
  EMBEDDED_GATEWAY,
  HttpResponse,
  http,
  mockGateway,
  neverRespond,
  respondWithNetworkError,
  serve,
  TEST_WALLET,
  TOKENS_URL,
} from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PaymentGatewayDocument } from '../generated/gql/graphql';
import { PaymentMethodForm, WalletButtons, WithGateway } from '.';

const onToken = fn();
const onChoose = fn();

function Card() {
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <QueryClientProvider client={queryClient}>
      <Container width="form">
        <WalletButtons onChoose={onChoose}>
          <WithGateway>
            {(gateway) => <PaymentMethodForm gateway={gateway} label="Pay $48.25" onToken={onToken} />}
          </WithGateway>
        </WalletButtons>
      </Container>
    </QueryClientProvider>
  );
}

const meta = {
  title: 'Forms/Card',
  component: PaymentMethodForm,
  args: { gateway: EMBEDDED_GATEWAY, label: 'Pay $48.25', onToken },
  render: () => <Card />,
  beforeEach: () => {
    onToken.mockReset();
    serve(mockGateway());
  },
} satisfies Meta<typeof PaymentMethodForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const cardOf = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await canvas.findByLabelText('Card number');
  return canvas;
};

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await cardOf(canvasElement);
  },
};

export const ByKeyboard: Story = {
  name: 'By keyboard: the gateway’s token is handed on',
  beforeEach: () =>
    serve(http.post(TOKENS_URL, () => HttpResponse.json({ id: 'tok_1', brand: 'visa', last4: '4242' }))),
  play: async ({ canvasElement }) => {
    const canvas = await cardOf(canvasElement);
    for (const text of ['4242424242424242', '1234', '123']) {
      await userEvent.tab();
      await userEvent.keyboard(text);
    }
    await expect(canvas.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onToken).toHaveBeenCalledWith({ id: 'tok_1', brand: 'visa', last4: '4242' }));
  },
};

export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await cardOf(canvasElement);
    await userEvent.type(canvas.getByLabelText('Card number'), '4242 4242 4242 4241');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $48.25' }));
    await expect(canvas.getByLabelText('Card number')).toBeInvalid();
    await expect(onToken).not.toHaveBeenCalled();
  },
};

export const Waiting: Story = { beforeEach: () => serve(neverRespond(PaymentGatewayDocument)) };

export const Away: Story = {
  beforeEach: () => serve(respondWithNetworkError(PaymentGatewayDocument)),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Payment isn’t available right now')).toBeVisible();
  },
};

export const WithWallet: Story = {
  name: 'With a wallet, by keyboard',
  tags: ['phone-picture'],
  beforeEach: () => serve(mockGateway([TEST_WALLET])),
  play: async ({ canvasElement }) => {
    const canvas = await cardOf(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pay with Test wallet' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onChoose).toHaveBeenCalledWith(TEST_WALLET);
  },
};
