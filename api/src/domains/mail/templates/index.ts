import {
  accountClosed,
  accountReplaced,
  emailChange,
  emailChanged,
  passwordChanged,
  passwordReset,
  secondFactorReset,
  secondFactorSet,
  staffInvitation,
  staffRoleGiven,
  welcome,
} from './accounts';
import {
  autodeliveryChanged,
  autodeliveryEnded,
  autodeliveryPausedAsAsked,
  autodeliveryResumed,
  autodeliverySkipped,
} from './autodelivery/changes';
import { autodeliveryGivenUp, autodeliveryPaymentFailed } from './autodelivery/declined';
import {
  autodeliveryLeftOut,
  autodeliveryNothingToSend,
  autodeliveryPaused,
  autodeliveryStarted,
  autodeliveryUpcoming,
} from './autodelivery/notices';
import { callMissed } from './call-missed';
import { careUrgent } from './care';
import { bookingEnded, bookingFeeReturned } from './consultation-endings';
import {
  bookingCancelled,
  bookingConfirmation,
  bookingDocument,
  bookingMoved,
  bookingReminder,
  bookingScript,
} from './consultations';
import type { MailContent } from './content';
import { favouriteNews } from './favourite-news';
import { renderHtml, renderText } from './layout';
import { orderConfirmation } from './order-confirmation';
import { orderDispatched } from './order-dispatched';
import { orderCancelled, orderRefunded, returnReceived } from './order-refunded';
import { programPaused, programResumed } from './program-pauses';
import {
  programAgreed,
  programCleared,
  programConsent,
  programEnded,
  programHeld,
  programMessage,
  programOffer,
  programPaymentDeclined,
  programReview,
} from './programs';
import { returnDeclined } from './return-declined';
import { scriptRefused } from './script-refused';
import { scriptTakenOff } from './script-taken-off';

interface BackInStock {
  /** Null for medicines that only a pharmacist hands out: mails never name them. */
  productName: string | null;
  /** The product's page; the home page when the product is not named. */
  url: string;
  isPreorder: boolean;
}

/** An awaited product is back in stock. No price and no promotion: it may be a medicine. */
function backInStock({ productName, url, isPreorder }: BackInStock): MailContent {
  const state = isPreorder ? 'can be pre-ordered' : 'is back in stock';
  const name = productName ?? 'a product';
  return {
    subject: `${productName ?? 'A product you asked about'} ${state}`,
    heading: 'The product you asked about',
    paragraphs: [
      `You asked us to tell you about ${name}. It ${state}.`,
      'Stock can run out again: we cannot hold it for you.',
    ],
    action: { label: productName ? 'View the product' : 'Go to the shop', url },
    note: 'We only notify you once. To be notified again, ask on the product’s page.',
  };
}

const TEMPLATES = {
  account_closed: accountClosed,
  account_replaced: accountReplaced,
  autodelivery_changed: autodeliveryChanged,
  autodelivery_ended: autodeliveryEnded,
  autodelivery_given_up: autodeliveryGivenUp,
  autodelivery_left_out: autodeliveryLeftOut,
  autodelivery_nothing_to_send: autodeliveryNothingToSend,
  autodelivery_paused: autodeliveryPaused,
  autodelivery_paused_as_asked: autodeliveryPausedAsAsked,
  autodelivery_payment_failed: autodeliveryPaymentFailed,
  autodelivery_resumed: autodeliveryResumed,
  autodelivery_skipped: autodeliverySkipped,
  autodelivery_started: autodeliveryStarted,
  autodelivery_upcoming: autodeliveryUpcoming,
  back_in_stock: backInStock,
  booking_cancelled: bookingCancelled,
  booking_confirmation: bookingConfirmation,
  booking_document: bookingDocument,
  booking_ended: bookingEnded,
  booking_fee_returned: bookingFeeReturned,
  booking_moved: bookingMoved,
  booking_reminder: bookingReminder,
  booking_script: bookingScript,
  care_urgent: careUrgent,
  email_change: emailChange,
  email_changed: emailChanged,
  favourite_news: favouriteNews,
  order_cancelled: orderCancelled,
  order_confirmation: orderConfirmation,
  order_dispatched: orderDispatched,
  order_refunded: orderRefunded,
  password_changed: passwordChanged,
  password_reset: passwordReset,
  program_agreed: programAgreed,
  program_cleared: programCleared,
  program_consent: programConsent,
  program_held: programHeld,
  program_ended: programEnded,
  program_message: programMessage,
  program_offer: programOffer,
  program_paused: programPaused,
  program_payment_declined: programPaymentDeclined,
  program_resumed: programResumed,
  program_review: programReview,
  return_declined: returnDeclined,
  return_received: returnReceived,
  call_missed: callMissed,
  script_refused: scriptRefused,
  script_taken_off: scriptTakenOff,
  second_factor_reset: secondFactorReset,
  second_factor_set: secondFactorSet,
  staff_invitation: staffInvitation,
  staff_role_given: staffRoleGiven,
  welcome,
};

export type TemplateName = keyof typeof TEMPLATES;
/** All mails of the shop. */
export const TEMPLATE_NAMES = Object.keys(TEMPLATES) as TemplateName[];
export type TemplateData<Name extends TemplateName> = Parameters<(typeof TEMPLATES)[Name]>[0];

/** Renders the subject and both bodies of a mail. The subject is a single line, whatever names it contains. */
export function renderMail<Name extends TemplateName>(
  name: Name,
  data: TemplateData<Name>,
): { subject: string; html: string; text: string } {
  const template = TEMPLATES[name] as (data: TemplateData<Name>) => MailContent;
  const content = template(data);
  const subject = content.subject.replace(/\s+/g, ' ').trim();
  return { subject, html: renderHtml(content), text: renderText(content) };
}
