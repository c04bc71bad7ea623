import { usePreference } from '@saltbush/shared-ui/platform';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleCart } from '../../../samples/cart';
import { createSampleApi, type SampleApi } from '../../../samples/sample-api';
import { SampleShop, startSampleShop } from '../../../samples/sample-shop';
import { DeliverTo } from './DeliverTo';

let api: SampleApi;
const searches = () => api.variablesOf('Postcodes').map(({ query }) => query);

beforeEach(async () => {
  api = createSampleApi(sampleCart());
  startSampleShop(api);
  render(<DeliverTo />, { wrapper: SampleShop });
});

describe('the delivery location', () => {
  it('defaults to Sydney 2000 [9.a-02]', () => {
    expect(screen.queryByText('Sydney, NSW 2000')).not.toBeNull();
  });

  it('searches from 2 characters, accepting letters, digits and spaces [5.d-01] [5.d-02]', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Change the place' }));
    const box = screen.getByRole('combobox', { name: 'Suburb or postcode' });
    await userEvent.type(box, 's');
    await userEvent.type(box, '#!');
    expect(box).toHaveProperty('value', 's');
    await userEvent.type(box, 'u');
    await screen.findByRole('option', { name: /Surry Hills, 2010/ });
    expect(searches()).toEqual(['SU']);
  });

  it('updates the preferred location and restores focus', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Change the place' }));
    await userEvent.type(screen.getByRole('combobox'), '3000');
    await userEvent.click(await screen.findByRole('option', { name: /Melbourne, 3000/ }));
    expect(usePreference.getState().preference).toEqual({
      id: 'p3',
      postcode: '3000',
      suburb: 'MELBOURNE',
      state: 'VIC',
    });
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change the place' })),
    );
  });
});
