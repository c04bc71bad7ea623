import {
  graphql,
  HttpResponse,
  sentVariables,
  serve,
  startWork,
  TestShop,
} from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StaffScriptsCorrectDocument, StaffScriptsTakeOffDocument } from '../../generated/gql/graphql';
import { staffScriptAnswers } from '../../samples/staff-scripts';
import { page } from '.';

const meta = {
  title: 'Cart/Staff script/ScriptOnFile',
  component: page.Component,
  args: { params: { code: 'SB-74B7-M4JS-S1' }, search: new URLSearchParams() },
  beforeEach: () => {
    startWork('pharmacist');
    serve(...staffScriptAnswers());
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

/** A script that was checked and is on file, with two repeats. */
async function keptOnFile(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'It has arrived' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'The script is valid' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Keep on file' }));
  await userEvent.type(canvas.getByLabelText('Written on'), '2026-11-01');
  await userEvent.type(canvas.getByLabelText('Repeats left'), '2');
  await userEvent.click(canvas.getByRole('button', { name: 'Keep on file' }));
  await canvas.findByText('2 repeats left, until 2027-11-01');
  return canvas;
}

const PLACE = { reference: 'SB-74B7-M4JS', line: 1 };
const SEEN = { written_on: '2026-11-01', repeats_left: 2 };

export const Corrected: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await keptOnFile(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Correct' }));
    await expect(canvas.getByLabelText('Written on')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Save correction' }));
    await expect(canvas.getByText('Please change the day or the repeats')).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('Repeats left'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save correction' }));
    await expect(canvas.getByText('Please enter from 0 to 11 repeats')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Repeats left'), '1');
    await userEvent.click(canvas.getByRole('button', { name: 'Save correction' }));
    await expect(await canvas.findByText('1 repeat left, until 2027-11-01')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Corrections' })).toHaveTextContent(
      'Mei Tran, It was put on file with a mistake. Before: written on 2026-11-01, 2 repeats left',
    );
    await expect(sentVariables(StaffScriptsCorrectDocument)).toEqual([
      { input: { ...PLACE, ...SEEN, repeats_left: 1, reason: 'typed_wrong', seen: SEEN } },
    ]);
    await expect(canvas.getByRole('button', { name: 'Correct' })).toHaveFocus();
  },
};

export const TakenOff: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await keptOnFile(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Take off file' }));
    const reason = canvas.getByRole('combobox', { name: /^Why it is taken off file/ });
    await expect(reason).toHaveFocus();
    await userEvent.selectOptions(reason, 'given_back');
    await userEvent.click(canvas.getByRole('button', { name: 'Take off file and tell the customer' }));
    await expect(await canvas.findByText(/, Mei Tran, We have given it back to you$/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(sentVariables(StaffScriptsTakeOffDocument)).toEqual([
      { input: { ...PLACE, seen: SEEN, reason: 'given_back' } },
    ]);
  },
};

const IN_USE = 'Order SB-74F4-T9QK uses a repeat of this script. Please check it there first.';

export const InUse: Story = {
  beforeEach: () =>
    serve(
      graphql.mutation('StaffScriptsTakeOff', () =>
        HttpResponse.json({
          data: null,
          errors: [{ message: IN_USE, extensions: { code: 'FILED_IN_USE' } }],
        }),
      ),
    ),
  play: async ({ canvasElement }) => {
    const canvas = await keptOnFile(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Take off file' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Take off file and tell the customer' }));
    await expect(await canvas.findByText(IN_USE)).toBeVisible();
    await expect(canvas.getByText('2 repeats left, until 2027-11-01')).toBeVisible();
  },
};
