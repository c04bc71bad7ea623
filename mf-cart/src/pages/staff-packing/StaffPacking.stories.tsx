import { respondWith, sentVariables, serve, startWork, TestShop } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';
import { StaffPackingScanDocument, StaffPackingTickDocument } from '../../generated/gql/graphql';
import { PACKED_REFERENCE, packingAnswers, samplePacked, withCheck } from '../../samples/staff-packing';
import { page } from '.';

const meta = {
  title: 'Cart/Staff packing/StaffPacking',
  component: page.Component,
  args: { params: { reference: PACKED_REFERENCE }, search: new URLSearchParams() },
  beforeEach: () => {
    startWork('pharmacist');
    const answers = packingAnswers(samplePacked());
    serve(
      ...answers.handlers,
      respondWith(StaffPackingScanDocument, () => ({
        staff_packing_scan: { line: 1, order: answers.show(withCheck(answers.current(), 1)) },
      })),
    );
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

export const ScannedAndTicked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = await canvas.findByRole('textbox', { name: /^Barcode/ });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('9312345678907{Enter}9312345678907{Enter}');
    await canvas.findByText('2 of 2');
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('');
    const scans = sentVariables(StaffPackingScanDocument);
    await expect(new Set(scans.map(({ input: { key } }) => key)).size).toBe(2);
    await expect(canvas.queryByRole('button', { name: 'Mark as packed' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Tick Culturra.* by hand$/ }));
    const reason = canvas.getByRole('combobox', { name: /is ticked by hand/ });
    await expect(reason).toHaveFocus();
    await userEvent.selectOptions(reason, 'barcode_damaged');
    await userEvent.click(canvas.getByRole('button', { name: 'Tick one unit' }));
    await expect(sentVariables(StaffPackingTickDocument)).toMatchObject([
      { input: { line: 2, reason: 'barcode_damaged', round: 0 } },
    ]);
    await expect(await canvas.findByRole('button', { name: 'Mark as packed' })).toBeVisible();
    await expect(input).toHaveFocus();
  },
};

export const LabelOnPaper: Story = {
  play: async ({ canvasElement }) => {
    const print = spyOn(window, 'print').mockImplementation(fn());
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Print dispatch label' }));
    await expect(print).toHaveBeenCalledOnce();
    const label = canvas.getByText('Keep out of reach of children').parentElement;
    await expect(label).toHaveTextContent('Priya Nolan');
    await expect(label).toHaveTextContent('Surry Hills NSW 2010');
    await expect(label).toHaveTextContent('Keep cold');
    await expect(label).not.toHaveTextContent(/Insulin|Magnesium|0400/);
    await expect(label).not.toBeVisible();
    window.dispatchEvent(new Event('afterprint'));
    await expect(canvas.queryByText('Keep out of reach of children')).toBeNull();
    print.mockRestore();
  },
};
