import {
  mockHealthDrafts,
  neverRespond,
  type RequestHandler,
  respondWith,
  respondWithError,
  serve,
} from '@saltbush/shared-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { configure, expect, screen, userEvent, within } from 'storybook/test';
import {
  TelehealthBookingDocument,
  TelehealthBookingsConfirmDocument,
  TelehealthBookingsCreateDocument,
  TelehealthServiceDocument,
  TelehealthSlotsDocument,
} from '../../generated/gql/graphql';
import { bookingAnswers, sampleBooking, samplePatients } from '../../samples/booking-answers';
import { BookingInShop, fullDraft, startBooking } from '../../samples/booking-page';

/** A part that loads on demand may have to be built first. */
const PATIENCE_MS = 8000;

type Start = Omit<Parameters<typeof startBooking>[0], 'at'>;

/** A story's `beforeEach`: a booking at a URL, over an api that succeeds unless overridden. */
const at =
  (path: string, start: Start = {}, ...handlers: RequestHandler[]) =>
  () => {
    configure({ asyncUtilTimeout: PATIENCE_MS });
    serve(...handlers, ...bookingAnswers());
    return startBooking({ at: `/telehealth/${path}`, ...start });
  };

const meta = {
  title: 'Telehealth/Booking/TelehealthBooking',
  component: BookingInShop,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BookingInShop>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole('heading', { level: 1, name });
const press = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }));

export const ConsultSelection: Story = {
  beforeEach: at('short-consult/book'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('radio', { name: /Short consult/ })).toBeChecked();
  },
};

export const CertificateSelection: Story = {
  tags: ['phone-picture'],
  beforeEach: at('medical-certificate-multi-day/book'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('radio', { name: /Multi-day/ })).toBeChecked();
  },
};

export const PrescriptionSearch: Story = {
  beforeEach: at('online-scripts/book'),
  play: async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByRole('combobox'), 'atorva');
    await userEvent.click(await screen.findByRole('option', { name: /40mg/ }));
    await expect(
      within(canvasElement).getByRole('button', { name: 'Choose another medicine' }),
    ).toHaveFocus();
  },
};

export const Guest: Story = {
  tags: ['phone-picture'],
  beforeEach: at('short-consult/book?step=patient'),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Continue');
    await expect(await within(canvasElement).findByRole('alert')).toHaveFocus();
  },
};

export const Patients: Story = {
  tags: ['phone-picture'],
  beforeEach: at('short-consult/book?step=patient', { signedIn: true }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('radio', { name: /Leo Raman/ }));
  },
};

export const Contact: Story = {
  tags: ['phone-picture'],
  beforeEach: at('short-consult/book?step=contact', { draft: fullDraft }),
};

export const Question: Story = {
  tags: ['phone-picture'],
  beforeEach: at('covid-antivirals/book?step=questions', { draft: fullDraft }),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Continue');
    await expect(await within(canvasElement).findByText('Please answer this question')).toBeVisible();
  },
};

export const NothingKept: Story = {
  tags: ['phone-picture'],
  beforeEach: at('covid-antivirals/book?step=review'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Please begin here')).toBeVisible();
  },
};

export const Unfinished: Story = {
  tags: ['phone-picture'],
  name: 'An unfinished booking: go on, or start again [health-21]',
  beforeEach: at(
    'covid-antivirals/book',
    { signedIn: true },
    ...mockHealthDrafts({
      CovidAntiviral: { contact: fullDraft.contact, patient: { ...samplePatients[0], email: '' } },
    }),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('You have an unfinished booking')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue where you were' })).toHaveAttribute(
      'href',
      '/telehealth/covid-antivirals/book?step=questions&q=1',
    );
    await expect(canvas.getByRole('button', { name: 'Start again' })).toBeVisible();
  },
};

export const Terms: Story = {
  tags: ['phone-picture'],
  beforeEach: at('online-scripts/book?step=questions&q=5', {
    draft: fullDraft,
    health: {
      medicine: { id: '7001', name: 'Atorvastatin 40mg 30 Tablets' },
      answers: {
        used_medication_before: 'yes',
        unwanted_sideeffects: 'no',
        review_withgp: 'yes',
        pregnant_breastfeeding_familyplanning: 'no',
      },
    },
  }),
  play: async ({ canvasElement }) => heading(canvasElement, 'Before you go on').then(() => undefined),
};

export const Rejected: Story = {
  name: 'Answers that do not pass open the rejected drawer [2.21-04] [2.21-06]',
  beforeEach: at('covid-antivirals/book?step=questions&q=7', {
    draft: fullDraft,
    health: {
      acceptsTerms: true,
      answers: {
        diagnosed_using_pcr_or_rat_test: 'no',
        symptoms_in_last_five_days: 'yes',
        pregnant_or_breastfeeding: 'no',
        experiencing_any_health_risk: 'no',
        hospitalized_due_to_covid: 'no',
        in_condition_or_treatment: 'no',
      },
    },
  }),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Continue');
    const dialog = within(await screen.findByRole('dialog', { name: 'Answers Submitted' }));
    await expect(dialog.getByText('Need urgent help? Call 000')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Book a short consult' })).toHaveAttribute(
      'href',
      '/products/telehealth-short-consult',
    );
  },
};

export const Time: Story = {
  name: 'Day and time by keyboard [2.21-02] [2.21-03]',
  beforeEach: at('short-consult/book?step=time', { draft: { ...fullDraft, slot: null } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole('radio', { name: /^Today Nov 24/ })).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: /^Tomorrow Nov 25/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('You chose Tomorrow Nov 25, 7AM - 9AM')).toBeVisible();
  },
};

export const TimesComing: Story = {
  tags: ['phone-picture'],
  beforeEach: at('short-consult/book?step=time', { draft: fullDraft }, neverRespond(TelehealthSlotsDocument)),
};

export const SlotGone: Story = {
  tags: ['phone-picture'],
  name: 'Slot booked by another patient: choose another [8-16] [8-19]',
  beforeEach: at(
    'short-consult/book?step=review',
    { draft: fullDraft },
    respondWithError(TelehealthBookingsCreateDocument, {
      message:
        'Sorry, the selected slot has been booked or no slots available. Please select a new time slot. Thanks',
      code: 'SLOT_UNAVAILABLE',
    }),
  ),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Continue to payment');
    await heading(canvasElement, 'When suits you?');
    await expect(within(canvasElement).getByText(/the selected slot has been booked/)).toBeVisible();
  },
};

export const Review: Story = {
  beforeEach: at('short-consult/book?step=review', { draft: fullDraft }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Change time' })).toBeVisible();
  },
};

export const Payment: Story = {
  tags: ['phone-picture'],
  beforeEach: at('short-consult/book?step=payment', { draft: { booking: 'b1' } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText('Card number')).toBeVisible();
  },
};

export const Declined: Story = {
  tags: ['phone-picture'],
  beforeEach: at(
    'short-consult/book?step=payment',
    { draft: { booking: 'b1' } },
    respondWithError(TelehealthBookingsConfirmDocument, {
      message: 'Your card was declined.',
      code: 'PAYMENT_DECLINED',
    }),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('Card number'), '4000000000000002');
    await userEvent.type(canvas.getByLabelText('Expiry date'), '1230');
    await userEvent.type(canvas.getByLabelText('Security code'), '123');
    await press(canvasElement, 'Pay $39.00 and book');
    await expect(await canvas.findByText('Your card was declined.')).toBeVisible();
  },
};

export const Booked: Story = {
  beforeEach: at(
    'short-consult/book?step=booked',
    { draft: { booking: 'b1' } },
    respondWith(TelehealthBookingDocument, { telehealth_booking: sampleBooking({ status: 'booked' }) }),
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Tomorrow Nov 25, 1PM - 3PM')).toBeVisible();
  },
};

export const NotInService: Story = {
  tags: ['phone-picture'],
  beforeEach: at('quit-smoking/book?step=not-in-service'),
  play: async ({ canvasElement }) => {
    await heading(canvasElement, 'This service is not available for you yet');
  },
};

export const Failed: Story = {
  tags: ['phone-picture'],
  beforeEach: at(
    'short-consult/book',
    {},
    respondWithError(TelehealthServiceDocument, { message: 'Something went wrong', code: 'INTERNAL' }),
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
