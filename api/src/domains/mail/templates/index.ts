import { SHOP } from '@saltbush/contract';
import {
  autodeliveryNothingToSend,
  autodeliveryPaused,
  autodeliveryPaymentFailed,
  autodeliveryUpcoming,
} from './autodelivery';
import { bookingConfirmation, bookingReminder } from './consultations';
import type { MailContent } from './content';
import { favouriteNews } from './favourite-news';
import { renderHtml, renderText } from './layout';
import { orderConfirmation } from './order-confirmation';
import { orderDispatched } from './order-dispatched';
import { programPaymentDeclined, programReview } from './programs';

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

interface PasswordReset {
  firstName: string;
  url: string;
  minutes: number;
}

/** A one-time link to reset a forgotten password (rule accounts-02). */
function passwordReset({ firstName, url, minutes }: PasswordReset): MailContent {
  return {
    subject: `Set a new password for ${SHOP.name}`,
    heading: 'Forgot your password?',
    paragraphs: [
      `Hello ${firstName},`,
      `You can set a new password for your ${SHOP.name} account. The link works once, within ${minutes} minutes.`,
    ],
    action: { label: 'Set a new password', url },
    note: 'If you did not ask for this, you can ignore this email: your password will not change.',
  };
}

/** Notifies of a changed password, so that no change goes unnoticed. */
function passwordChanged({ firstName }: { firstName: string }): MailContent {
  return {
    subject: `Your ${SHOP.name} password was changed`,
    heading: 'Your password was changed',
    paragraphs: [
      `Hello ${firstName},`,
      'The password of your account was changed just now, and you were signed out on all devices.',
    ],
    note: 'If that was not you, reset your password on the sign-in page immediately.',
  };
}

/** Tells whoever proved an address that it had an account before: what is in it could be anybody's. */
function accountReplaced(_data: Record<string, never>): MailContent {
  return {
    subject: `You have a new ${SHOP.name} account`,
    heading: 'You have a new account',
    paragraphs: [
      'Somebody had made an account with your email address. The address had never been confirmed, and the account was made in a browser other than yours.',
      'So we have opened a new account for you. Nobody can sign in to the earlier one. Its addresses, cards, patients and orders are not in yours, and its AutoDeliveries and programs have ended.',
    ],
    note: 'If the earlier account was yours too, please contact us: your orders are not lost.',
  };
}

/** Welcomes a new customer (section 2.16). */
function welcome({
  firstName,
  isConfirmed,
  url,
}: {
  firstName: string;
  isConfirmed: boolean;
  url: string;
}): MailContent {
  return {
    subject: `Welcome to ${SHOP.name}`,
    heading: `Welcome, ${firstName}`,
    paragraphs: [
      `You have successfully created a ${SHOP.name} account.`,
      'Checkout is faster now, and your orders and patients’ details are saved for you.',
      ...(isConfirmed
        ? []
        : [
            'Please confirm your email address in the browser in which you signed in. Until then we cannot know that the account is yours when you forget your password.',
          ]),
    ],
    action: { label: isConfirmed ? 'Start shopping' : 'Confirm your email address', url },
  };
}

const TEMPLATES = {
  account_replaced: accountReplaced,
  autodelivery_nothing_to_send: autodeliveryNothingToSend,
  autodelivery_paused: autodeliveryPaused,
  autodelivery_payment_failed: autodeliveryPaymentFailed,
  autodelivery_upcoming: autodeliveryUpcoming,
  back_in_stock: backInStock,
  booking_confirmation: bookingConfirmation,
  booking_reminder: bookingReminder,
  favourite_news: favouriteNews,
  order_confirmation: orderConfirmation,
  order_dispatched: orderDispatched,
  password_changed: passwordChanged,
  password_reset: passwordReset,
  program_payment_declined: programPaymentDeclined,
  program_review: programReview,
  welcome,
};

export type TemplateName = keyof typeof TEMPLATES;
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
