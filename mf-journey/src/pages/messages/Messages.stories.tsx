import {
  mockHealthDrafts,
  neverRespond,
  respondWithError,
  sentVariables,
  serve,
} from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  JourneyConversationDocument,
  JourneyMessagesReadDocument,
  JourneyMessagesSendDocument,
} from '../../generated/gql/graphql';
import { careHandlers, emptyConversation, resetCareDrafts, sampleConversation } from '../../samples/care';
import { programHandlers } from '../../samples/program-handlers';
import { signInMara, signOut } from '../../samples/sample-shop';
import { inShop } from '../../samples/story-shop';
import { sampleSubscription } from '../../samples/subscription';
import { page } from '.';

const MessagesPage = () => <page.Component params={{}} search={new URLSearchParams()} />;

const meta = {
  title: 'Journey/Messages/Messages',
  component: MessagesPage,
  decorators: [inShop],
  parameters: { layout: 'fullscreen' },
  tags: ['phone-picture'],
  beforeEach: () => {
    signInMara();
    resetCareDrafts();
    serve(...careHandlers(), ...mockHealthDrafts(), ...programHandlers());
  },
} satisfies Meta<typeof MessagesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Written: Story = {
  name: 'Messages, an answer and a check-in; what is shown is read [health-25]',
  play: async ({ canvasElement }) => {
    const list = within(await within(canvasElement).findByRole('list', { name: 'Messages' }));
    await expect(list.getByText('Asha Pillai')).toBeVisible();
    await expect(list.getByText('Check-in, hard to live with: for a practitioner to look at')).toBeVisible();
    await waitFor(() =>
      expect(sentVariables(JourneyMessagesReadDocument)).toEqual([
        { input: { subscription_id: 's1', seen_count: 3 } },
      ]),
    );
  },
};

export const Sent: Story = {
  name: 'The first message, by keyboard',
  beforeEach: () => serve(...careHandlers(emptyConversation)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('textbox', { name: /^Your message/ }));
    await userEvent.keyboard('May I swim after the injection?{Tab}{Enter}');
    const list = within(await canvas.findByRole('list', { name: 'Messages' }));
    await expect(list.getByText('May I swim after the injection?')).toBeVisible();
    await expect(await canvas.findByText(/^A practitioner has not answered yet/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Your message/ })).toHaveValue('');
  },
};

export const InAnEmergency: Story = {
  name: 'Whoever writes of an emergency is told to call 000, before and after it is sent',
  beforeEach: () => serve(...careHandlers(emptyConversation)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = await canvas.findByRole('textbox', { name: /^Your message/ });
    await userEvent.type(text, 'I cannot breathe and want to die');
    await expect(await canvas.findByText('Call 000 now')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '13 11 14' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(text).toHaveValue(''));
    await expect(canvas.getAllByText('Call 000 now')).toHaveLength(1);
  },
};

export const Nothing: Story = {
  name: 'An empty message is not sent',
  beforeEach: () => serve(...careHandlers(emptyConversation)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send message' }));
    await expect(await canvas.findByText('Please write a message')).toBeVisible();
    await expect(sentVariables(JourneyMessagesSendDocument)).toEqual([]);
  },
};

export const NotSent: Story = {
  name: 'What was typed before a reload is there, stays when it cannot be sent, and is sent again as the same message [health-21]',
  beforeEach: () =>
    serve(
      respondWithError(JourneyMessagesSendDocument, { message: 'Something went wrong', code: 'INTERNAL' }),
      ...mockHealthDrafts({ message: { text: 'Hel' } }),
      ...careHandlers(emptyConversation),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = await canvas.findByRole('textbox', { name: /^Your message/ });
    await waitFor(() => expect(text).toHaveValue('Hel'));
    await userEvent.type(text, 'lo');
    const send = canvas.getByRole('button', { name: 'Send message' });
    await userEvent.click(send);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(text).toHaveValue('Hello');
    await userEvent.click(send);
    await waitFor(() => expect(sentVariables(JourneyMessagesSendDocument)).toHaveLength(2));
    const [first, second] = sentVariables(JourneyMessagesSendDocument);
    await expect(first).toEqual(second);
    await userEvent.type(text, ', again');
    await userEvent.click(send);
    await waitFor(() => expect(sentVariables(JourneyMessagesSendDocument)).toHaveLength(3));
    const [, , changed] = sentVariables(JourneyMessagesSendDocument);
    await expect(changed?.input.id).not.toBe(second?.input.id);
  },
};

export const Ended: Story = {
  name: 'After the end everything can be read, and nothing written',
  beforeEach: () =>
    serve(
      ...careHandlers(sampleConversation({ can_write: false, waits_since: null, is_urgent: false })),
      ...programHandlers(sampleSubscription({ status: 'cancelled', is_active: false })),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Your program has ended/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Draft: Story = {
  beforeEach: () => serve(...programHandlers(sampleSubscription({ status: 'draft', is_active: false }))),
};

export const Guest: Story = { beforeEach: signOut };

export const Waiting: Story = { beforeEach: () => serve(neverRespond(JourneyConversationDocument)) };

export const NotLoaded: Story = {
  beforeEach: () =>
    serve(
      respondWithError(JourneyConversationDocument, { message: 'Something went wrong', code: 'INTERNAL' }),
    ),
};
