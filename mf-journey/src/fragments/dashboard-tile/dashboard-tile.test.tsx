import { serve, TestShop } from '@saltbush/shared-ui/testing';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { programHandlers } from '../../samples/program-handlers';
import { sampleSubscription } from '../../samples/subscription';
import DashboardTile from '.';

/** The tile of a member of the program, once it is shown. */
async function tile(changes: Parameters<typeof sampleSubscription>[0] = {}): Promise<string> {
  serve(...programHandlers(sampleSubscription(changes)));
  render(<DashboardTile />, { wrapper: TestShop });
  const heading = await screen.findByRole('heading', { name: 'Weight Management Program' });
  return heading.closest('section')?.textContent ?? '';
}

it('says of the program when it was begun, how it stands and when its next month begins [2.17-04]', async () => {
  const text = await tile();
  expect(text).toContain('Active. Begun on 5 October 2026.');
  expect(text).toContain('Your next month begins on 6 December 2026.');
  expect(text).toContain('Change your next order until 3 December 2026.');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/user/journey/1/dashboard');
});

it('names a payment that was declined', async () => {
  expect(await tile({ status: 'PaymentDeclinedForRenewal' })).toContain('Your last payment was declined.');
});

it('names a pause by its end', async () => {
  const pause = { from: '2026-12-06T00:00:00Z', until: '2027-02-06T00:00:00Z' };
  expect(await tile({ pause })).toContain('Paused until 6 February 2027.');
});
