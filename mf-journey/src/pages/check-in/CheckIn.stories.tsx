import { mockHealthDrafts, respondWithError, sentVariables, serve } from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { JourneyCheckInsRecordDocument } from '../../generated/gql/graphql';
import { careHandlers, emptyConversation, resetCareDrafts } from '../../samples/care';
import { programHandlers } from '../../samples/program-handlers';
import { signInMara } from '../../samples/sample-shop';
import { inShop } from '../../samples/story-shop';
import { sampleSubscription } from '../../samples/subscription';
import { page } from '.';

const CheckInPage = () => <page.Component params={{}} search={new URLSearchParams()} />;

const meta = {
  title: 'Journey/Check in/CheckIn',
  component: CheckInPage,
  decorators: [inShop],
  parameters: { layout: 'fullscreen' },
  tags: ['phone-picture'],
  beforeEach: () => {
    signInMara();
    resetCareDrafts();
    serve(...careHandlers(emptyConversation), ...mockHealthDrafts(), ...programHandlers());
  },
} satisfies Meta<typeof CheckInPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const sent = () => sentVariables(JourneyCheckInsRecordDocument);

export const Emergency: Story = {
  name: 'An emergency is answered before anything is sent [health-26]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Thoughts of harming yourself' }));
    const alert = within(await canvas.findByRole('alert'));
    await expect(alert.getByRole('link', { name: 'Call 000' })).toHaveAttribute('href', 'tel:000');
    await expect(alert.getByRole('link', { name: '13 11 14' })).toBeVisible();
    await expect(sent()).toEqual([]);
  },
};

export const Grave: Story = {
  name: 'What may be grave goes to a practitioner first [health-26]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Nausea' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'They are hard to live with' }));
    const more = canvas.getByRole('textbox', { name: /^Anything to add/ });
    await userEvent.type(more, 'I cannot breathe');
    await expect(await canvas.findByText('Call 000 now')).toBeVisible();
    await userEvent.clear(more);
    await expect(canvas.queryByText('Call 000 now')).toBeNull();
    await userEvent.type(more, 'All day.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send check-in' }));
    const heading = await canvas.findByRole('heading', { name: /^A practitioner looks at this/ });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(sent()).toMatchObject([
      { input: { subscription_id: 's1', symptoms: ['nausea'], is_hard: true, text: 'All day.' } },
    ]);
  },
};

export const Well: Story = {
  name: 'All is well',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'All is well' }));
    await expect(await canvas.findByRole('heading', { name: 'Thank you, that is noted' })).toBeVisible();
    await expect(sent()).toMatchObject([{ input: { symptoms: [], is_hard: false, text: '' } }]);
  },
};

export const NotSent: Story = {
  name: 'What was ticked before a reload is there, and stays when it cannot be sent [health-21]',
  beforeEach: () =>
    serve(
      ...mockHealthDrafts({ check_in: { symptoms: ['rash', 'gone'], is_hard: true, text: 'All day.' } }),
      respondWithError(JourneyCheckInsRecordDocument, { message: 'Something went wrong', code: 'INTERNAL' }),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rash = await canvas.findByRole('checkbox', { name: 'A rash or itching' });
    await waitFor(() => expect(rash).toBeChecked());
    await expect(canvas.getByRole('checkbox', { name: 'They are hard to live with' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Send check-in' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(rash).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: /^Anything to add/ })).toHaveValue('All day.');
    await expect(sent()).toMatchObject([{ input: { symptoms: ['rash'], is_hard: true, text: 'All day.' } }]);
  },
};

export const Draft: Story = {
  beforeEach: () => serve(...programHandlers(sampleSubscription({ status: 'draft', is_active: false }))),
};
