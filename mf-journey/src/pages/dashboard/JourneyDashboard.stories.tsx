import {
  neverRespond,
  respondWith,
  respondWithError,
  sentVariables,
  serve,
} from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  JourneySubscriptionsCancelDocument,
  JourneySubscriptionsCreateConsultDocument,
  JourneySubscriptionsDocument,
  JourneySubscriptionsSetLessonStatusDocument,
} from '../../generated/gql/graphql';
import { sampleConsult } from '../../samples/consults';
import { programHandlers } from '../../samples/program-handlers';
import { signInMara, signOut } from '../../samples/sample-shop';
import { inShop } from '../../samples/story-shop';
import { sampleLessons, sampleSubscription } from '../../samples/subscription';
import { page } from '.';

const DashboardPage = () => <page.Component params={{}} search={new URLSearchParams()} />;

const meta = {
  title: 'Journey/Dashboard/JourneyDashboard',
  component: DashboardPage,
  decorators: [inShop],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    signInMara();
    serve(...programHandlers());
  },
} satisfies Meta<typeof DashboardPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const loaded = (root: HTMLElement) => within(root).findByRole('heading', { name: 'Your next order' });

export const Running: Story = {
  name: 'A running program [2.20-03 2.20-06 2.20-07 2.20-08 3.i-03 3.i-08]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await loaded(canvasElement);
    await expect(canvas.getByText('$255.31')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Last order' })).toBeVisible();
    await expect(canvas.getByText('with $7.03 GST')).toBeVisible();
    await expect(canvas.getByText(/^Mara Lindqvist · 2 × Slimwell/)).toBeVisible();
    await expect(canvas.getByText('1 free follow-up consult left')).toBeVisible();
  },
};

export const OnHold: Story = {
  tags: ['phone-picture'],
  name: 'Orders are on hold because of the record, and what to do [health-20]',
  beforeEach: () => {
    const held = sampleSubscription({ record_check: { facts: ['pregnancy'], is_waiting: false } });
    serve(respondWith(JourneySubscriptionsDocument, { journey_subscriptions: [held] }));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await loaded(canvasElement);
    await expect(await canvas.findByText('Your orders are on hold')).toBeVisible();
    await expect(canvas.getByText(/says: pregnant or breastfeeding/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Check the patient’s record' })).toHaveAttribute(
      'href',
      '/user/patients',
    );
  },
};

export const Declined: Story = {
  tags: ['phone-picture'],
  beforeEach: () => {
    const declined = sampleSubscription({
      status: 'PaymentDeclinedForRenewal',
      payment_failed_at: '2026-11-23T00:00:00Z',
      payment_retry_at: '2026-11-25T00:00:00Z',
    });
    serve(...programHandlers(declined));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Issue with your payment')).toBeVisible();
  },
};

export const ReviewingWithConsult: Story = {
  tags: ['phone-picture'],
  name: 'Under review, with the first consult booked [2.20-05 3.i-02]',
  beforeEach: () => {
    const reviewing = sampleSubscription({
      status: 'reviewing',
      is_active: false,
      num_free_consults: 0,
      lessons: sampleLessons(0),
      upcoming_booking: sampleConsult({ appointment_at: '2026-11-26T22:00:00Z', is_first: true }),
      orders: [],
      last_order: null,
    });
    serve(...programHandlers(reviewing));
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Nov 27, 9AM - 11AM/)).toBeVisible();
    await expect(canvas.getByText(/^New South Wales time/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Move this consult' })).toBeVisible();
    await expect(canvas.getByText('You can move it until Fri, 27 Nov, 7:00 am.')).toBeVisible();
  },
};

export const Locked: Story = {
  tags: ['phone-picture'],
  name: 'The last three days: the order is being prepared',
  beforeEach: () =>
    serve(
      ...programHandlers(
        sampleSubscription({
          next_period_at: '2026-11-26T00:00:00Z',
          next_billing_at: '2026-11-23T00:00:00Z',
        }),
      ),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await loaded(canvasElement);
    await expect(canvas.getByText('Your next order is being prepared')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add items' })).toBeNull();
    await expect(canvas.queryByRole('textbox', { name: /Quantity/ })).toBeNull();
  },
};

export const Reading: Story = {
  name: 'A lesson is read, and done [2.20-14 4.i-04]',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Keep reading' }));
    const lesson = within(await screen.findByRole('dialog', { name: 'Thirty grams of fibre' }));
    await expect(lesson.getByRole('heading', { name: 'How much' })).toBeVisible();
    await userEvent.click(lesson.getByRole('button', { name: 'I’ve read this' }));
    await within(canvasElement).findByText('3 of 6 read');
    await expect(sentVariables(JourneySubscriptionsSetLessonStatusDocument)).toEqual([
      { input: { subscription_id: 's1', lesson_id: '3', status: 'Completed', percent: 100 } },
    ]);
  },
};

const MEDICINE = 'Semaglutide 0.25mg FlexTouch Pen Injections';

export const Narrowest: Story = {
  name: 'On the narrowest screen no word of a product is broken apart',
  globals: { viewport: { value: 'narrowest' } },
  beforeEach: () => {
    const items = sampleSubscription().items.map((item) => ({
      ...item,
      product: item.product && { ...item.product, name: MEDICINE },
    }));
    serve(...programHandlers(sampleSubscription({ items })));
  },
  play: async ({ canvasElement }) => {
    const list = within(await within(canvasElement).findByRole('list', { name: 'Prescribed for you' }));
    // A word that is not broken across lines has exactly one client rect.
    const boxes = (text: Node | null | undefined, word: string) => {
      const range = document.createRange();
      const start = text?.textContent?.indexOf(word) ?? -1;
      if (!text || start < 0) return 0;
      range.setStart(text, start);
      range.setEnd(text, start + word.length);
      return range.getClientRects().length;
    };
    await expect(boxes(list.getByText(MEDICINE).firstChild, 'Semaglutide')).toBe(1);
    await expect(boxes(list.getByText('Prescribed').firstChild, 'Prescribed')).toBe(1);
  },
};

export const NoTimeChosen: Story = {
  name: 'A consult without a time: the message is in sight, the first time has the focus',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Book a follow-up consult' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Book a follow-up consult' }));
    const book = dialog.getByRole('button', { name: 'Book consult' });
    await userEvent.click(book);
    const message = await dialog.findByText('Please choose a time');
    const bottom = (element: HTMLElement) => element.getBoundingClientRect().bottom;
    await waitFor(() => expect(bottom(message)).toBeLessThan(book.getBoundingClientRect().top));
    await expect(dialog.getByRole('radio', { name: '1PM - 3PM' })).toHaveFocus();
  },
};

export const SlotTaken: Story = {
  tags: ['phone-picture'],
  name: 'Slot booked by another patient: choose another',
  beforeEach: () =>
    serve(
      respondWithError(JourneySubscriptionsCreateConsultDocument, {
        message:
          'Sorry, the selected slot has been booked or no slots available. Please select a new time slot. Thanks',
        code: 'SLOT_UNAVAILABLE',
      }),
    ),
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Book a follow-up consult' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Book a follow-up consult' }));
    await userEvent.click(await dialog.findByRole('radio', { name: '1PM - 3PM' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Book consult' }));
    await expect(await dialog.findByText(/^Sorry, the selected slot has been booked/)).toBeVisible();
    await expect(dialog.getByRole('radio', { name: /1PM - 3PM/ })).toBeDisabled();
  },
};

export const Cancelling: Story = {
  tags: ['phone-picture'],
  name: 'Cancelled with a reason from the list [2.20-15 3.m-11 3.m-12 3.m-13 3.m-14]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel your program' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel your program?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel program' }));
    await expect(dialog.getByText('Please choose a reason')).toBeVisible();
    const reasons = dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    await expect(reasons).toEqual(['Too expensive', 'Not useful', 'Found alternative', 'This is temporary']);
    await userEvent.click(dialog.getByRole('radio', { name: 'This is temporary' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel program' }));
    await expect(await canvas.findByText('Your program has ended')).toBeVisible();
    await expect(sentVariables(JourneySubscriptionsCancelDocument)).toEqual([
      { input: { subscription_id: 's1', reason: 'this-is-temporary' } },
    ]);
  },
};

export const NoProgram: Story = {
  beforeEach: () => serve(respondWith(JourneySubscriptionsDocument, { journey_subscriptions: [] })),
};

export const Guest: Story = {
  beforeEach: signOut,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Sign in' })).toBeVisible();
  },
};

export const Waiting: Story = { beforeEach: () => serve(neverRespond(JourneySubscriptionsDocument)) };

export const NotLoaded: Story = {
  beforeEach: () =>
    serve(
      respondWithError(JourneySubscriptionsDocument, { message: 'Something went wrong', code: 'INTERNAL' }),
    ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: /try again/i })).toBeVisible();
  },
};
