import {
  neverRespond,
  type RequestHandler,
  respondWith,
  respondWithError,
  serve,
} from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TelehealthServiceDocument } from '../../generated/gql/graphql';
import { SampleShop, startSampleShop } from '../../samples/sample-shop';
import { sampleService } from '../../samples/services';
import { page } from '.';

const shopWith = (handler: RequestHandler) => () => {
  startSampleShop();
  serve(handler);
};

const meta = {
  title: 'Telehealth/Service/TelehealthService',
  component: page.Component,
  args: { params: { slug: 'short-consult' }, search: new URLSearchParams() },
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

export const ShortConsult: Story = {
  beforeEach: shopWith(
    respondWith(TelehealthServiceDocument, { telehealth_service: sampleService('ShortConsult') }),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = await canvas.findByRole('link', { name: 'See a doctor now' });
    await expect(link).toHaveAttribute('href', '/telehealth/short-consult/book?step=service');
  },
};

export const Coming: Story = { beforeEach: shopWith(neverRespond(TelehealthServiceDocument)) };

export const NotFound: Story = {
  beforeEach: shopWith(respondWith(TelehealthServiceDocument, { telehealth_service: null })),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('We can’t find that service')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: shopWith(
    respondWithError(TelehealthServiceDocument, { message: 'Something went wrong', code: 'INTERNAL' }),
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
