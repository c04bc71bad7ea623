import { PostcodeShippingMethodsDocument } from '@saltbush/shared-ui/entities';
import { setPreference, startPreference, usePreference } from '@saltbush/shared-ui/platform';
import {
  allSent,
  mockPlaces,
  respondWith,
  respondWithNetworkError,
  sentVariables,
  serve,
  TestShop,
} from '@saltbush/shared-ui/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { places, shippingMethods } from '../../../samples/header-content';
import { DeliveryOptions } from './DeliveryOptions';

const surryHills = { id: '1', suburb: 'SURRY HILLS', postcode: '2010', state: 'NSW' };
const user = userEvent.setup();

const show = () =>
  render(
    <TestShop>
      <DeliveryOptions />
    </TestShop>,
  );

const search = () => screen.getByRole('combobox', { name: 'Postcode or suburb' });

describe('Delivery Options drawer', () => {
  beforeEach(() => {
    localStorage.clear();
    startPreference();
    serve(mockPlaces(places), respondWith(PostcodeShippingMethodsDocument, shippingMethods('2026-11-20')));
  });
  afterEach(() => {
    vi.useRealTimers();
    localStorage.clear();
    act(() => usePreference.setState({ status: 'unknown', preference: null }));
  });

  it('shows the legend and the returns note [2.8-06 2.8-09]', () => {
    show();
    const legend = within(screen.getByRole('list', { name: 'Delivery types' }));
    expect(legend.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Same Day',
      'Express',
      'Standard',
    ]);
    expect(screen.getByText('Shop with confidence and enjoy 30 day returns.')).toBeTruthy();
  });

  it('lists suggestions as postcode, suburb and state [2.8-07]', async () => {
    show();
    await user.type(search(), 'surr');
    expect(await screen.findByRole('option', { name: '2010, Surry Hills, NSW' })).toBeTruthy();
    expect(screen.getAllByRole('option')).toHaveLength(2);
  });

  it('shows "No results found" [2.8-07]', async () => {
    show();
    await user.type(search(), 'zzz');
    expect(await screen.findByText('No results found', { selector: '[aria-hidden] , p' })).toBeTruthy();
  });

  it('accepts only letters, digits and spaces, and searches from 2 characters [5.d-01 5.d-02]', async () => {
    show();
    await user.type(search(), 's#');
    expect(search()).toHaveProperty('value', 's');
    expect(allSent()).toEqual([]);
    await user.type(search(), 'urr!');
    await screen.findAllByRole('option');
    expect(allSent()).toMatchObject([{ operation: 'Postcodes', body: { variables: { query: 'SURR' } } }]);
  });

  it('saves the selected place and shows a summary with a Change button [2.8-08]', async () => {
    show();
    await user.type(search(), 'surr');
    await user.click(await screen.findByRole('option', { name: /2010/ }));
    expect(JSON.parse(localStorage.getItem('preference') ?? '{}')).toEqual(surryHills);
    expect(screen.getByText('Surry Hills, 2010').closest('p')?.textContent).toBe(
      'Your postcode: Surry Hills, 2010',
    );
    await user.click(screen.getByRole('button', { name: 'Change' }));
    expect(search()).toBeTruthy();
  });

  it('lists the shipping methods for the postcode [2.8-08 7.b-09]', async () => {
    setPreference(surryHills);
    show();
    const methods = within(await screen.findByRole('list', { name: 'Shipping methods' }));
    expect(sentVariables(PostcodeShippingMethodsDocument)).toEqual([{ postcode: '2010' }]);
    expect(methods.getAllByRole('listitem')).toHaveLength(3);
    expect(methods.getByText('Express Delivery').closest('li')?.textContent).toBe(
      'Express Delivery1 to 3 business days$12.95',
    );
  });

  it('counts down to a cutoff later today [2.8-10 9.a-05]', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T10:24:30+11:00'), toFake: ['Date'] });
    setPreference(surryHills);
    show();
    const line = (await screen.findByText('Same Day Delivery', { selector: 'strong' })).closest('p');
    expect(line?.textContent).toBe(
      'Same Day Delivery — Order within the next 02hr 35mins to receive it by 9pm tonight',
    );
  });

  it.each([
    ['2026-11-19T23:59:59+11:00', 'Next Business Day Delivery'],
    ['2026-11-20T00:00:00+11:00', 'Same Day Delivery'],
    ['2026-11-20T12:59:59+11:00', 'Same Day Delivery'],
    ['2026-11-20T13:00:00+11:00', 'Next Business Day Delivery'],
  ])('counts down on the day of the cutoff alone: at %s [2.8-10 2.8-11]', async (now, offer) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
    setPreference(surryHills);
    show();
    const line = (await screen.findByText(offer, { selector: 'strong' })).closest('p');
    expect(line?.textContent).toMatch(
      offer === 'Same Day Delivery' ? /within the next/ : /on Friday 20 November/,
    );
  });

  it('names the weekday of a cutoff on another day [2.8-11]', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-18T14:00:00+11:00'), toFake: ['Date'] });
    setPreference(surryHills);
    show();
    const line = (await screen.findByText('Next Business Day Delivery')).closest('p');
    expect(line?.textContent).toBe(
      'Next Business Day Delivery — Order now to receive it by 9pm on Friday 20 November',
    );
  });

  it('shows an error when the shipping methods are unavailable', async () => {
    serve(respondWithNetworkError(PostcodeShippingMethodsDocument));
    setPreference(surryHills);
    show();
    expect(await screen.findByText('Delivery options aren’t available right now')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
