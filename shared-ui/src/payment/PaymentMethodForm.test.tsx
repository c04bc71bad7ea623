import {
  PAYMENT_FORMS,
  PAYMENT_METHODS,
  type PaymentForm,
  type PaymentMethodEntry,
  paymentPrivacy,
} from '@saltbush/contract';
import { EMBEDDED_GATEWAY, HttpResponse, http, serve, TOKENS_URL } from '@saltbush/shared-ui/testing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PaymentMethodForm } from './PaymentMethodForm';

const ENTRY: PaymentMethodEntry = {
  label: 'PayID',
  noun: 'PayID',
  brands: { payid: { label: 'PayID' } },
  isReusable: false,
  describe: (label) => label,
};
const FORM: PaymentForm = {
  rows: [[{ name: 'payid', label: 'Your PayID', inputMode: 'email' }]],
  errors: ({ payid }) => ({ payid: payid?.includes('@') ? undefined : 'Please check your PayID' }),
  toGatewayBody: ({ payid }) => ({ method: 'payid', payid }),
  retained: 'its last four characters',
  testHint: 'Any address will do.',
};

const onToken = vi.fn();
const posted: unknown[] = [];
beforeEach(() => {
  onToken.mockReset();
  posted.length = 0;
  serve(
    http.post(TOKENS_URL, async ({ request }) => {
      posted.push(await request.json());
      return HttpResponse.json({ id: 'src_1', brand: 'payid', last4: '.com' }, { status: 201 });
    }),
  );
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(PAYMENT_METHODS, 'payid');
  Reflect.deleteProperty(PAYMENT_FORMS, 'payid');
});
const addPayId = () => {
  Object.assign(PAYMENT_METHODS, { payid: ENTRY });
  Object.assign(PAYMENT_FORMS, { payid: FORM });
};
const show = (use?: 'now' | 'later') =>
  render(<PaymentMethodForm gateway={EMBEDDED_GATEWAY} use={use} label="Pay" onToken={onToken} />);

describe('PaymentMethodForm', () => {
  it('asks for a card without a choice while there is no other method', () => {
    show();
    expect(screen.getByLabelText('Card number')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(paymentPrivacy('now')).toBe(
      'Your card’s details go straight to our payment service. We keep its brand and last four digits.',
    );
  });

  it('offers a method added to the tables, asks for its fields and hands its token on', async () => {
    addPayId();
    show();
    await userEvent.click(screen.getByRole('radio', { name: 'PayID' }));
    expect(screen.queryByLabelText('Card number')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
    expect(await screen.findAllByText('Please check your PayID')).not.toHaveLength(0);
    expect(posted).toEqual([]);
    await userEvent.type(screen.getByLabelText('Your PayID'), 'ann@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
    await waitFor(() => expect(onToken).toHaveBeenCalledWith({ id: 'src_1', brand: 'payid', last4: '.com' }));
    expect(posted).toEqual([{ method: 'payid', payid: 'ann@example.com' }]);
  });

  it('leaves out what cannot be charged later, where a method is saved', () => {
    addPayId();
    show('later');
    expect(screen.getByLabelText('Card number')).toBeTruthy();
    expect(screen.queryByRole('radio', { name: 'PayID' })).toBeNull();
  });
});
