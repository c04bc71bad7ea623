import { respondWith, sentVariables, serve, TestShop } from '@saltbush/shared-ui/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { JourneyMeasurementsRecordDocument } from '../../../generated/gql/graphql';
import { EntryForm } from './EntryForm';

const LOG = {
  first_day: '2025-11-24',
  today: '2026-11-24',
  entries: [{ day: '2026-11-20', weight_kg: 82.4, waist_cm: null }],
};

beforeEach(() => {
  serve(respondWith(JourneyMeasurementsRecordDocument, { journey_measurements_record: { log: LOG } }));
  render(
    <TestShop>
      <EntryForm subscriptionId="s1" log={LOG} />
    </TestShop>,
  );
});

const typeWeight = async (weight: string) => {
  const field = screen.getByRole('textbox', { name: 'Weight (kg)' });
  await userEvent.clear(field);
  await userEvent.type(field, weight);
};
const sent = () => sentVariables(JourneyMeasurementsRecordDocument).map(({ input }) => input);

describe('a weight that leaps [health-24]', () => {
  it('is asked about before it is kept, and saved as it is once more', async () => {
    await typeWeight('320');
    await userEvent.click(screen.getByRole('button', { name: 'Save entry' }));
    expect(await screen.findByText('Is this weight right?')).toBeDefined();
    expect(screen.getByText(/^320(\.0)? kg is 237\.6 kg more than the 82\.4 kg of/)).toBeDefined();
    expect(sent()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Save it as it is' }));
    await vi.waitFor(() => expect(sent()).toMatchObject([{ weight_kg: 320, leap_confirmed: true }]));
  });

  it('is forgotten once it is mended', async () => {
    await typeWeight('320');
    await userEvent.click(screen.getByRole('button', { name: 'Save entry' }));
    await screen.findByText('Is this weight right?');
    await typeWeight('82.0');
    expect(screen.queryByText('Is this weight right?')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save entry' }));
    await vi.waitFor(() => expect(sent()).toMatchObject([{ weight_kg: 82, leap_confirmed: false }]));
  });
});
