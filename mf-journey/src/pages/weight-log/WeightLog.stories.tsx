import { neverRespond, respondWithError, sentVariables, serve } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { JourneyMeasurementsDocument, JourneyMeasurementsRecordDocument } from '../../generated/gql/graphql';
import { measurementHandlers, sampleLog } from '../../samples/measurement-handlers';
import { programHandlers } from '../../samples/program-handlers';
import { signInMara, signOut } from '../../samples/sample-shop';
import { inShop } from '../../samples/story-shop';
import { sampleSubscription } from '../../samples/subscription';
import { page } from '.';

const WeightLogPage = () => <page.Component params={{}} search={new URLSearchParams()} />;

const meta = {
  title: 'Journey/Weight log/WeightLog',
  component: WeightLogPage,
  decorators: [inShop],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    signInMara();
    serve(...programHandlers());
  },
} satisfies Meta<typeof WeightLogPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const SENTENCE = /^From 92.4.kg on 3 August to 88.1.kg on 2 November: 4.3.kg less\.$/;

export const Log: Story = {
  name: 'Form, chart and entries',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(SENTENCE)).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Your entries' }));
    await expect(table.getAllByRole('row')).toHaveLength(11);
    await expect(table.getByRole('row', { name: /^2 Nov 2026 88.1.kg 97.cm/ })).toBeVisible();
  },
};

export const Waist: Story = {
  tags: ['phone-picture'],
  name: 'The chart of the waist',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Waist' }));
    await expect(await canvas.findByText(/^From 101.5.cm on 3 August to 97.cm/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 12 entries' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(13);
  },
};

export const Added: Story = {
  tags: ['phone-picture'],
  name: 'An entry is added by keyboard',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('textbox', { name: /^Weight/ }));
    await userEvent.keyboard('87,6{Tab}96.5{Enter}');
    await expect(await canvas.findByText(/to 87.6.kg on 24 November: 4.8.kg less\.$/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Weight/ })).toHaveValue('');
    await expect(sentVariables(JourneyMeasurementsRecordDocument)).toMatchObject([
      { input: { subscription_id: 's1', day: '2026-11-24', weight_kg: 87.6, waist_cm: 96.5 } },
    ]);
  },
};

export const Wrong: Story = {
  tags: ['phone-picture'],
  name: 'What cannot be right is said at its field',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Weight/ }), '876');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Waist/ }), 'a lot');
    await userEvent.click(canvas.getByRole('button', { name: 'Save entry' }));
    const messages = await canvas.findAllByText(/^Please enter your (weight|waist) in/);
    await expect(messages).toHaveLength(4);
    await expect(sentVariables(JourneyMeasurementsRecordDocument)).toEqual([]);
  },
};

export const NotSaved: Story = {
  tags: ['phone-picture'],
  name: 'What was typed stays when it cannot be saved',
  beforeEach: () =>
    serve(
      respondWithError(JourneyMeasurementsRecordDocument, {
        message: 'Something went wrong',
        code: 'INTERNAL',
      }),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const weight = await canvas.findByRole('textbox', { name: /^Weight/ });
    await userEvent.type(weight, '87.6');
    await userEvent.click(canvas.getByRole('button', { name: 'Save entry' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(weight).toHaveValue('87.6');
  },
};

export const Edited: Story = {
  tags: ['phone-picture'],
  name: 'An entry is corrected in a dialog',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit 2 November 2026' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit 2 November 2026' }));
    const weight = dialog.getByRole('textbox', { name: /^Weight/ });
    await expect(weight).toHaveValue('88.1');
    await userEvent.clear(weight);
    await userEvent.type(weight, '88.9');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText(/to 88.9.kg on 2 November: 3.5.kg less\.$/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Deleted: Story = {
  tags: ['phone-picture'],
  name: 'A deleted entry is gone, and the focus is kept',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete 2 November 2026' }));
    await expect(await canvas.findByText(/to 88.6.kg on 26 October: 3.8.kg less\.$/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your entries' })).toHaveFocus());
  },
};

export const Replaces: Story = {
  tags: ['phone-picture'],
  name: 'A day that has an entry says what saving replaces',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const date = await canvas.findByLabelText('Date');
    await userEvent.clear(date);
    await userEvent.type(date, '2026-11-02');
    await expect(await canvas.findByText(/^You noted 88.1.kg and 97.cm for this day/)).toBeVisible();
  },
};

export const One: Story = {
  tags: ['phone-picture'],
  name: 'A single entry',
  beforeEach: () => serve(...measurementHandlers(sampleLog(sampleLog().entries.slice(0, 1)))),
};

export const Empty: Story = {
  tags: ['phone-picture'],
  beforeEach: () => serve(...measurementHandlers(sampleLog([]))),
};

export const Draft: Story = {
  tags: ['phone-picture'],
  beforeEach: () => serve(...programHandlers(sampleSubscription({ status: 'draft', is_active: false }))),
};

export const Guest: Story = { tags: ['phone-picture'], beforeEach: signOut };

export const Waiting: Story = {
  tags: ['phone-picture'],
  beforeEach: () => serve(neverRespond(JourneyMeasurementsDocument)),
};

export const NotLoaded: Story = {
  tags: ['phone-picture'],
  beforeEach: () =>
    serve(
      respondWithError(JourneyMeasurementsDocument, { message: 'Something went wrong', code: 'INTERNAL' }),
    ),
};
