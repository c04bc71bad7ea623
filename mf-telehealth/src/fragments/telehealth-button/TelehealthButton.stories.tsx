import { neverRespond, type RequestHandler, serve } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TelehealthServicesDocument } from '../../generated/gql/graphql';
import { bookingAnswers } from '../../samples/booking-answers';
import { SampleShop, startSampleShop } from '../../samples/sample-shop';
import TelehealthButton from '.';

const shopWith =
  (...handlers: RequestHandler[]) =>
  () => {
    startSampleShop();
    serve(...handlers, ...bookingAnswers());
  };

const meta = {
  title: 'Telehealth/Telehealth button/TelehealthButton',
  component: TelehealthButton,
  args: { productId: 1053, bookingType: 'ShortConsult', slug: 'telehealth-short-consult', price: 5400 },
  decorators: [
    (Story) => (
      <SampleShop>
        <Story />
      </SampleShop>
    ),
  ],
  beforeEach: shopWith(),
} satisfies Meta<typeof TelehealthButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Consult: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('10 minutes')).toBeVisible();
  },
};

export const LongestLabel: Story = {
  args: { bookingType: 'CovidAntiviral' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('12 minutes')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Request a COVID-19 consultation' })).toBeVisible();
  },
};

export const ServicesComing: Story = { beforeEach: shopWith(neverRespond(TelehealthServicesDocument)) };
