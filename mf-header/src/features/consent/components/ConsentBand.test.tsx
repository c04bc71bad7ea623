import { setConsent, startConsent, useConsent } from '@saltbush/shared-ui/platform';
import { TestShop } from '@saltbush/shared-ui/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { LegalLine } from '../../../fragments/footer/components/LegalLine';
import { ConsentBand } from './ConsentBand';

const show = () =>
  render(
    <TestShop>
      <ConsentBand />
      <LegalLine />
    </TestShop>,
  );
const question = () => screen.queryByRole('region', { name: 'May we count how the shop is used?' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the question about analytics', () => {
  beforeEach(() => {
    localStorage.clear();
    useConsent.setState({ choice: 'unknown', isReopened: false });
  });

  it('is in the document before the browser’s choice is known, and goes once it is', () => {
    setConsent('refused');
    useConsent.setState({ choice: 'unknown' });
    show();
    expect(question()).not.toBeNull();
    act(startConsent);
    expect(question()).toBeNull();
  });

  it('is asked once, and refusing takes one press', async () => {
    startConsent();
    const { unmount } = show();
    await press('No, thanks');
    expect(useConsent.getState().choice).toBe('refused');
    expect(screen.getByRole('status').textContent).toContain('Nothing is recorded');
    unmount();
    show();
    expect(question()).toBeNull();
  });

  it('comes back from the footer, focused, and shows the current answer', async () => {
    startConsent();
    show();
    await press('Yes, count');
    await press('Privacy choices');
    expect(document.activeElement?.textContent).toBe('May we count how the shop is used?');
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe('Yes, count');
    await press('No, thanks');
    expect(useConsent.getState().choice).toBe('refused');
  });
});
