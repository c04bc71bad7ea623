import { graphql, HttpResponse, serve, startWork, TestShop } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { staffReturnAnswers } from '../../samples/staff-returns';
import { page } from '.';

const meta = {
  title: 'Cart/Staff returns/StaffReturns',
  component: page.Component,
  args: { params: {}, search: new URLSearchParams() },
  beforeEach: () => {
    startWork('support');
    serve(...staffReturnAnswers());
  },
  decorators: [
    (Story) => (
      <TestShop>
        <Story />
      </TestShop>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof page.Component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToCheck: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'SB-7K3M-9QXT-R1' })).toHaveAttribute(
      'href',
      '/staff/orders/SB-7K3M-9QXT',
    );
    await expect(await canvas.findByRole('link', { name: 'On their way 2' })).toHaveAttribute(
      'href',
      '/staff/returns?queue=requested',
    );
  },
};

/** The api knows no such place; it answers anything else. */
const refuseNonsense = graphql.query('StaffReturns', ({ variables }) => {
  if (variables.after !== 'nonsense') return undefined;
  const extensions = { code: 'INVALID_INPUT', fields: { after: 'Please begin at the start of the list' } };
  return HttpResponse.json({ data: null, errors: [{ message: extensions.fields.after, extensions }] });
});

export const UnknownPlace: Story = {
  beforeEach: () => serve(refuseNonsense),
  args: { search: new URLSearchParams('queue=requested&after=nonsense') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: 'SB-7K3M-9QXT-R1' });
    await expect(canvas.getByText(/^The address names a place that is not in this list/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'To the start' })).toBeNull();
  },
};
