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
import { StaffScriptsAcceptDocument, StaffScriptsRefuseDocument } from '../../generated/gql/graphql';
import { staffScriptAnswers } from '../../samples/staff-scripts';
import { page } from '.';

const meta = {
  title: 'Cart/Staff script/StaffScript',
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

export const Valid: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'It has arrived' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'The script is valid' }));
    await expect(await canvas.findByText(/^This script is valid/)).toBeVisible();
    await expect(canvas.getByText(/^Valid: .*, Mei Tran$/)).toBeVisible();
    await expect(sentVariables(StaffScriptsAcceptDocument)).toEqual([
      { input: { reference: 'SB-74B7-M4JS', line: 1, from: 'arrived' } },
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Keep on file' }));
    await expect(canvas.getByLabelText('Written on')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Written on'), '2026-11-01');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep on file' }));
    await expect(canvas.getByText('Please enter from 1 to 11 repeats')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Repeats left'), '2');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep on file' }));
    await expect(await canvas.findByText('2 repeats left, until 2027-11-01')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Keep on file' })).toBeNull();
  },
};

export const Refused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'It has arrived' }));
    await canvas.findByRole('button', { name: 'The script is valid' });
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse script' }));
    const reason = canvas.getByRole('combobox', { name: /^Why the script is refused/ });
    await expect(reason).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse script' }));
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: /^Why the script is refused/ }),
      'illegible',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse and tell the customer' }));
    await expect(await canvas.findByText(/^Refused: .*, Mei Tran, We cannot read it$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Another script has arrived' })).toBeVisible();
    await expect(sentVariables(StaffScriptsRefuseDocument)).toMatchObject([
      { input: { from: 'arrived', reason: 'illegible' } },
    ]);
  },
};

const MOVED = 'Jo Park has moved this script on: it is to be checked.';

export const MovedByAColleague: Story = {
  beforeEach: () =>
    serve(
      graphql.mutation('StaffScriptsArrive', () =>
        HttpResponse.json({
          data: null,
          errors: [{ message: MOVED, extensions: { code: 'SCRIPT_MOVED' } }],
        }),
      ),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'It has arrived' }));
    await expect(await canvas.findByText(MOVED)).toBeVisible();
  },
};

export const UnknownAddress: Story = {
  args: { params: { code: 'nonsense' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'All scripts' })).toHaveAttribute(
      'href',
      '/staff/scripts',
    );
  },
};
