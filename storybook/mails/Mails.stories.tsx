import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { renderMail, type TemplateData, type TemplateName } from '../../api/src/domains/mail/templates';
import { SAMPLES } from '../../api/src/domains/mail/templates/samples';

interface MailProps {
  /** Name of the template. */
  name: TemplateName;
}

/** A mail as a client shows it, as high as it is. */
function MailPreview({ name }: MailProps) {
  const [height, setHeight] = useState(600);
  const frame = useRef<HTMLIFrameElement>(null);
  const { subject, html } = renderMail(name, SAMPLES[name] as TemplateData<TemplateName>);
  const fit = () => setHeight(frame.current?.contentDocument?.documentElement.scrollHeight ?? height);
  const style = { inlineSize: '100%', blockSize: height, border: 0 };
  return <iframe ref={frame} title={subject} srcDoc={html} style={style} onLoad={fit} />;
}

const meta = {
  title: 'Mails/Mails',
  component: MailPreview,
  parameters: { layout: 'fullscreen' },
  // The layout is one for all: two of them are tested, all can be looked at.
  tags: ['!test'],
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('iframe');
    await waitFor(() => expect(frame?.contentDocument?.querySelector('h1')).toBeTruthy());
    const body = frame?.contentDocument?.body;
    if (!body) throw new Error('No mail');
    await expect(within(body).getAllByText(/Reply to this email/).length).toBeGreaterThan(0);
    await expect(body.scrollWidth).toBeLessThanOrEqual(body.clientWidth);
  },
} satisfies Meta<typeof MailPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AccountClosed: Story = { args: { name: 'account_closed' } };
export const AccountReplaced: Story = { args: { name: 'account_replaced' } };
export const AutoDeliveryChanged: Story = { args: { name: 'autodelivery_changed' } };
export const AutoDeliveryEnded: Story = { args: { name: 'autodelivery_ended' } };
export const AutoDeliveryGivenUp: Story = { args: { name: 'autodelivery_given_up' } };
export const AutoDeliveryLeftOut: Story = { args: { name: 'autodelivery_left_out' } };
export const AutoDeliveryNothingToSend: Story = { args: { name: 'autodelivery_nothing_to_send' } };
export const AutoDeliveryPaused: Story = { args: { name: 'autodelivery_paused' } };
export const AutoDeliveryPausedAsAsked: Story = { args: { name: 'autodelivery_paused_as_asked' } };
export const AutoDeliveryPaymentFailed: Story = { args: { name: 'autodelivery_payment_failed' } };
export const AutoDeliveryResumed: Story = { args: { name: 'autodelivery_resumed' } };
export const AutoDeliverySkipped: Story = { args: { name: 'autodelivery_skipped' } };
export const AutoDeliveryStarted: Story = { args: { name: 'autodelivery_started' } };
export const AutoDeliveryUpcoming: Story = { args: { name: 'autodelivery_upcoming' } };
export const BackInStock: Story = { args: { name: 'back_in_stock' } };
export const BookingCancelled: Story = { args: { name: 'booking_cancelled' } };
export const BookingConfirmation: Story = { args: { name: 'booking_confirmation' } };
export const BookingDocument: Story = { args: { name: 'booking_document' } };
export const BookingEnded: Story = { args: { name: 'booking_ended' } };
export const BookingFeeReturned: Story = { args: { name: 'booking_fee_returned' } };
export const BookingMoved: Story = { args: { name: 'booking_moved' } };
export const BookingReminder: Story = { args: { name: 'booking_reminder' } };
export const BookingScript: Story = { args: { name: 'booking_script' } };
export const CallMissed: Story = { args: { name: 'call_missed' } };
export const CareUrgent: Story = { args: { name: 'care_urgent' } };
export const EmailChange: Story = { args: { name: 'email_change' } };
export const EmailChanged: Story = { args: { name: 'email_changed' }, tags: ['test', 'phone-picture'] };
export const FavouriteNews: Story = { args: { name: 'favourite_news' } };
export const OrderCancelled: Story = { args: { name: 'order_cancelled' } };
export const OrderConfirmation: Story = { args: { name: 'order_confirmation' }, tags: ['test'] };
export const OrderDispatched: Story = { args: { name: 'order_dispatched' } };
export const OrderRefunded: Story = { args: { name: 'order_refunded' } };
export const PasswordChanged: Story = { args: { name: 'password_changed' } };
export const PasswordReset: Story = { args: { name: 'password_reset' } };
export const ProgramAgreed: Story = { args: { name: 'program_agreed' } };
export const ProgramCleared: Story = { args: { name: 'program_cleared' } };
export const ProgramConsent: Story = { args: { name: 'program_consent' } };
export const ProgramEnded: Story = { args: { name: 'program_ended' } };
export const ProgramHeld: Story = { args: { name: 'program_held' } };
export const ProgramMessage: Story = { args: { name: 'program_message' } };
export const ProgramOffer: Story = { args: { name: 'program_offer' } };
export const ProgramPaused: Story = { args: { name: 'program_paused' } };
export const ProgramPaymentDeclined: Story = { args: { name: 'program_payment_declined' } };
export const ProgramResumed: Story = { args: { name: 'program_resumed' } };
export const ProgramReview: Story = { args: { name: 'program_review' } };
export const ReturnDeclined: Story = { args: { name: 'return_declined' } };
export const ReturnReceived: Story = { args: { name: 'return_received' } };
export const ScriptRefused: Story = { args: { name: 'script_refused' } };
export const ScriptTakenOff: Story = { args: { name: 'script_taken_off' } };
export const SecondFactorReset: Story = { args: { name: 'second_factor_reset' } };
export const SecondFactorSet: Story = { args: { name: 'second_factor_set' } };
export const StaffInvitation: Story = { args: { name: 'staff_invitation' } };
export const StaffRoleGiven: Story = { args: { name: 'staff_role_given' } };
export const Welcome: Story = { args: { name: 'welcome' } };
