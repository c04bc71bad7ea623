import {
  neverRespond,
  type RequestHandler,
  respondWith,
  respondWithError,
  serve,
} from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TelehealthServicesDocument } from '../../generated/gql/graphql';
import { SampleShop, startSampleShop } from '../../samples/sample-shop';
import { sampleServices } from '../../samples/services';
import { page } from '.';

const shopWith = (handler: RequestHandler) => () => {
  startSampleShop();
  serve(handler);
};

const meta = {
  title: 'Telehealth/Services/TelehealthLanding',
  component: page.Component,
  args: { params: {}, search: new URLSearchParams() },
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

export const Services: Story = {
  beforeEach: shopWith(respondWith(TelehealthServicesDocument, { telehealth_services: sampleServices })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = await canvas.findByRole('link', { name: /Request a cert.*Multi-day certificate/ });
    await expect(link).toHaveAttribute('href', '/telehealth/medical-certificate-multi-day');
    await expect(canvas.getAllByRole('link', { name: 'Call 000' })[0]).toHaveAttribute('href', 'tel:000');
  },
};

export const Coming: Story = { beforeEach: shopWith(neverRespond(TelehealthServicesDocument)) };

export const NothingOnOffer: Story = {
  beforeEach: shopWith(respondWith(TelehealthServicesDocument, { telehealth_services: [] })),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No service is on offer right now')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: shopWith(
    respondWithError(TelehealthServicesDocument, { message: 'Something went wrong', code: 'INTERNAL' }),
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
