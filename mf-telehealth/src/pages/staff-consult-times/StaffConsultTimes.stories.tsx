import { errorText, PLACES_INVALID } from '@saltbush/contract';
import { respondWithError, sentVariables, serve, startWork } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StaffConsultTimesSetPlacesDocument } from '../../generated/gql/graphql';
import { SampleShop, startSampleShop } from '../../samples/sample-shop';
import { staffConsultTimesAnswers } from '../../samples/staff-consult-times';
import { page } from '.';

const meta = {
  title: 'Telehealth/Staff consult times/StaffConsultTimes',
  component: page.Component,
  args: { params: {}, search: new URLSearchParams('date=2026-11-24') },
  beforeEach: () => {
    startSampleShop({ signedIn: true });
    startWork('practitioner');
    serve(...staffConsultTimesAnswers());
  },
  decorators: [
    (Story) => (
      <SampleShop>
        <Story />
      </SampleShop>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof page.Component>;

export default meta;
type Story = StoryObj<typeof meta>;

const places = (canvasElement: HTMLElement) => within(canvasElement).findByLabelText(/^Places/);
const row = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('row', { name: new RegExp(`^${name}`) });

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('row', { name: /^4:00 pm/ })).toHaveTextContent('Full');
    await userEvent.selectOptions(canvas.getByLabelText('From'), '4:30 pm');
    await userEvent.type(await places(canvasElement), '0{Enter}');
    await expect(await canvas.findByText(/^3 consultations are booked beyond these places/)).toBeVisible();
    await expect(canvas.getByText(/^1 consult of a program is booked beyond these places/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Consultations of this day' })).toHaveAttribute(
      'href',
      '/staff/appointments?date=2026-11-24',
    );
    await waitFor(() => expect(row(canvasElement, '5:00 pm')).toHaveTextContent('2 over'));
    await expect(row(canvasElement, '4:00 pm')).toHaveTextContent('Full');
    await expect(sentVariables(StaffConsultTimesSetPlacesDocument)).toMatchObject([
      {
        input: {
          places: 0,
          times: [
            { starts_at: '2026-11-24T05:30:00.000Z', expected: 6 },
            { starts_at: '2026-11-24T06:00:00.000Z', expected: 4 },
          ],
        },
      },
    ]);
  },
};

export const Refused: Story = {
  beforeEach: () =>
    serve(
      respondWithError(StaffConsultTimesSetPlacesDocument, {
        message: errorText('PLACES_MOVED'),
        code: 'PLACES_MOVED',
      }),
      ...staffConsultTimesAnswers(),
    ),
  tags: ['phone-picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await places(canvasElement), '51{Enter}');
    await expect(canvas.getByText(PLACES_INVALID)).toBeVisible();
    await expect(sentVariables(StaffConsultTimesSetPlacesDocument)).toHaveLength(0);
    await userEvent.clear(await places(canvasElement));
    await userEvent.type(await places(canvasElement), '3{Enter}');
    await expect(await canvas.findByText(errorText('PLACES_MOVED'))).toBeVisible();
  },
};
