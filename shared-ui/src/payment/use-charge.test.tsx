import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '../testing/jsdom';
import { AUTHENTICATION_CANCELLED, type ChargeResult, useCharge } from './use-charge';

stubBrowser();

interface Receipt extends ChargeResult {
  receipt: string;
}

const STEP = { intent_id: 'pi_1', challenge_url: 'about:blank' };
const CHALLENGE: Receipt = { receipt: '', three_d_secure: STEP };
const PAID: Receipt = { receipt: 'r1', three_d_secure: null };

const send = vi.fn<(amount: number) => Promise<Receipt>>();
const onDone = vi.fn();
const onFailed = vi.fn<(error: unknown) => void | Promise<void>>();
const onCancelled = vi.fn();

function Form() {
  const { charge, isBusy, dialog } = useCharge(send, { onDone, onFailed, onCancelled });
  return (
    <>
      <button type="button" aria-busy={isBusy} onClick={() => void charge(4825)}>
        Pay
      </button>
      {dialog}
    </>
  );
}

const payButton = () => screen.getByRole('button', { name: 'Pay', hidden: true });
const pay = () => userEvent.click(payButton());
const isBusy = () => payButton().getAttribute('aria-busy') === 'true';
const findFrame = () => screen.findByTitle<HTMLIFrameElement>('Your bank’s confirmation');

/** Says to the page that the bank's step is complete, as the given window. */
const announce = (source: Window | null, intent_id = STEP.intent_id) =>
  act(async () => {
    const data = { type: 'three-d-secure', intent_id };
    window.dispatchEvent(new MessageEvent('message', { data, source }));
  });

async function completeChallenge() {
  const { contentWindow } = await findFrame();
  await announce(contentWindow);
}

beforeEach(() => {
  vi.resetAllMocks();
  render(<Form />);
});

describe('charge', () => {
  it('passes on the result when the bank requires nothing', async () => {
    send.mockResolvedValueOnce(PAID);
    await pay();
    expect(onDone).toHaveBeenCalledExactlyOnceWith(PAID);
    expect(isBusy()).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('sends the same variables again after the bank’s step', async () => {
    send.mockResolvedValueOnce(CHALLENGE).mockResolvedValueOnce(PAID);
    await pay();
    await findFrame();
    expect(isBusy()).toBe(true);
    expect(onDone).not.toHaveBeenCalled();
    await completeChallenge();
    expect(send.mock.calls).toEqual([[4825], [4825]]);
    expect(onDone).toHaveBeenCalledExactlyOnceWith(PAID);
    expect(isBusy()).toBe(false);
  });

  it('believes only the bank’s frame, and only about this payment', async () => {
    send.mockResolvedValueOnce(CHALLENGE);
    await pay();
    const { contentWindow } = await findFrame();
    await announce(window);
    await announce(null);
    await announce(contentWindow, 'pi_2');
    expect(send).toHaveBeenCalledOnce();
    expect(isBusy()).toBe(true);
  });

  it('reports a decline that follows the bank’s step', async () => {
    const declined = new Error('Your card was declined.');
    send.mockResolvedValueOnce(CHALLENGE).mockRejectedValueOnce(declined);
    await pay();
    await completeChallenge();
    expect(onFailed).toHaveBeenCalledExactlyOnceWith(declined);
    expect(onDone).not.toHaveBeenCalled();
    expect(isBusy()).toBe(false);
  });

  it('charges nothing when the dialog is closed, and can be tried again', async () => {
    send.mockResolvedValueOnce(CHALLENGE).mockResolvedValueOnce(PAID);
    await pay();
    await findFrame();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onCancelled).toHaveBeenCalledExactlyOnceWith(AUTHENTICATION_CANCELLED);
    expect(send).toHaveBeenCalledOnce();
    expect(isBusy()).toBe(false);
    await pay();
    expect(onDone).toHaveBeenCalledExactlyOnceWith(PAID);
  });

  it('ignores further presses while in flight and stays busy until a failure is handled', async () => {
    let finishHandling = () => {};
    onFailed.mockReturnValueOnce(
      new Promise((resolve) => {
        finishHandling = resolve;
      }),
    );
    send.mockRejectedValueOnce(new Error('boom'));
    await pay();
    await pay();
    expect(send).toHaveBeenCalledOnce();
    expect(isBusy()).toBe(true);
    await act(async () => finishHandling());
    expect(isBusy()).toBe(false);
  });
});
