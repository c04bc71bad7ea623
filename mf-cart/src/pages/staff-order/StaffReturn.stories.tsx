import { sentVariables, serve, startWork, TestShop } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StaffReturnsAcceptDocument, StaffReturnsDeclineDocument } from '../../generated/gql/graphql';
import { staffReturnAnswers } from '../../samples/staff-returns';
import { page } from '.';

const meta = {
  title: 'Cart/Staff order/StaffReturn',
  component: page.Component,
  args: { params: { reference: 'SB-7K3M-9QXT' }, search: new URLSearchParams() },
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

const RETURN = 'Return SB-7K3M-9QXT-R1';

export const AcceptedInPart: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sent = await canvas.findByRole('region', { name: RETURN });
    await userEvent.click(within(sent).getByRole('button', { name: 'It has arrived' }));
    await expect(await within(sent).findByText('To check')).toBeVisible();
    const units = within(sent).getByRole('spinbutton', { name: /^Accept Tidewell/ });
    await userEvent.clear(units);
    await userEvent.type(units, '1');
    await userEvent.click(within(sent).getByRole('checkbox', { name: 'They go back to the central stock' }));
    await userEvent.click(within(sent).getByRole('button', { name: 'Accept and refund $24.95' }));
    await expect((await within(sent).findAllByText('Refunded'))[0]).toBeVisible();
    await expect(sentVariables(StaffReturnsAcceptDocument)).toMatchObject([
      { input: { lines: [{ line: 1, quantity: 1 }], shipping: false, restock: true } },
    ]);
  },
};

export const Declined: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sent = await canvas.findByRole('region', { name: RETURN });
    await userEvent.click(within(sent).getByRole('button', { name: 'Decline return' }));
    const reason = within(sent).getByRole('combobox', { name: /^Why the return is declined/ });
    await expect(reason).toHaveFocus();
    await userEvent.click(within(sent).getByRole('button', { name: 'Not now' }));
    const again = within(sent).getByRole('button', { name: 'Decline return' });
    await expect(again).toHaveFocus();
    await userEvent.click(again);
    await userEvent.selectOptions(
      within(sent).getByRole('combobox', { name: /^Why the return is declined/ }),
      'opened',
    );
    await userEvent.click(within(sent).getByRole('button', { name: 'Decline without refund' }));
    await within(sent).findByText('It was opened or used', { selector: 'dd' });
    await expect(sentVariables(StaffReturnsDeclineDocument)).toMatchObject([{ input: { reason: 'opened' } }]);
    await expect(within(sent).queryByRole('button')).toBeNull();
    await expect(within(sent).getByRole('heading', { name: RETURN })).toHaveFocus();
  },
};

export const DeclinedWhileItArrives: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const sent = await canvas.findByRole('region', { name: RETURN });
    await userEvent.click(within(sent).getByRole('button', { name: 'Decline return' }));
    const reason = within(sent).getByRole('combobox', { name: /^Why the return is declined/ });
    await userEvent.selectOptions(reason, 'opened');
    await userEvent.click(within(sent).getByRole('button', { name: 'It has arrived' }));
    await within(sent).findByText('To check');
    await expect(reason).toBeVisible();
    await expect(reason).toHaveValue('opened');
  },
};
