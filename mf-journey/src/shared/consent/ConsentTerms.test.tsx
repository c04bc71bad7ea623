import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ConsentTerms, useConsent } from './ConsentTerms';

const charge = vi.fn();

function Offer() {
  const consent = useConsent(['$250.99 now.', '$79.00 a month.']);
  const pay = () => {
    const words = consent.given();
    if (words) charge(words);
  };
  return (
    <>
      <ConsentTerms consent={consent} />
      <button type="button" onClick={pay}>
        Pay
      </button>
    </>
  );
}

it('leads to the box that is missing, again with each try, until it is ticked', async () => {
  render(<Offer />);
  const box = screen.getByRole('checkbox');
  expect(document.activeElement).toBe(document.body);
  for (const _ of [1, 2]) {
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
    expect(document.activeElement).toBe(box);
    const message = screen.getByText('Please read and agree to this first.');
    expect(box.getAttribute('aria-describedby')).toBe(message.closest('[id]')?.id);
  }
  expect(charge).not.toHaveBeenCalled();
  await userEvent.click(box);
  expect(screen.queryByText('Please read and agree to this first.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
  expect(charge).toHaveBeenCalledWith('$250.99 now. $79.00 a month.');
});
