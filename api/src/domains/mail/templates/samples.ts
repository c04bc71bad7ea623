import { links } from '@saltbush/contract/links';
import type { TemplateData, TemplateName } from '.';

const SHOP = 'https://saltbush.example';
const at = (path: string) => `${SHOP}${path}`;
const firstName = 'Priya';
const account = { firstName, url: at(links.account.dashboard()) };
const autodelivery = { firstName, name: 'Bathroom', url: at(links.account.autoDelivery()) };
const declined = { message: 'Your card was declined.', amount: 5593, paidWith: 'Visa ending in 4242' };
const upcoming = {
  ...autodelivery,
  paidWith: 'Visa ending in 4242',
  next: {
    chargedOn: 'Tuesday 1 December 2026',
    arrives: 'Fri 4 Dec to Thu 10 Dec',
    changesUntil: 'Monday 30 November 2026, 11:59 pm (AEDT)',
    total: 5593,
    leftOut: 0,
    isNothing: false,
  },
};
const plan = {
  ...upcoming,
  frequency: 'Every 4 weeks',
  products: 2,
  deliverTo: ['Priya Nolan', 'Level 4, 88 Harbour Street', 'Sydney NSW 2000'],
};
const order = { firstName, reference: 'SB-4821-7730', url: at(links.account.order('SB-4821-7730')) };
const monthly = { changesUntil: 'Monday 30 November', chargedOn: 'Thursday 3 December' };
const consult = {
  firstName,
  time: 'Friday 27 November, 9:00 am Sydney time',
  url: at(links.telehealth.services()),
};
const lines = [
  { name: 'Magnesium Glycinate 120 tablets', quantity: 2, total: 4798 },
  { name: 'Prescription item', quantity: 1, total: 770 },
];
const refund = { ...order, lines, delivery: 995, total: 6563, card: 'Visa ending in 4242' };

/** What each mail is shown with; a template without a sample does not compile. */
export const SAMPLES: { [Name in TemplateName]: TemplateData<Name> } = {
  account_closed: { firstName },
  account_replaced: {},
  autodelivery_changed: plan,
  autodelivery_ended: { ...autodelivery, paidWith: 'Visa ending in 4242', onItsWay: null },
  autodelivery_given_up: { ...autodelivery, ...declined },
  autodelivery_left_out: { ...autodelivery, reference: 'SB-4821-7730', leftOut: 1 },
  autodelivery_nothing_to_send: { ...autodelivery, nextOn: 'Monday 21 December' },
  autodelivery_paused: { ...autodelivery, reason: 'address' },
  autodelivery_paused_as_asked: { ...plan, next: null, onItsWay: 'Fri 4 Dec to Thu 10 Dec' },
  autodelivery_payment_failed: {
    ...autodelivery,
    ...declined,
    retryOn: 'Friday 27 November',
  },
  autodelivery_resumed: plan,
  autodelivery_skipped: { ...plan, skippedOn: 'Tuesday 3 November 2026' },
  autodelivery_started: { ...upcoming, frequency: 'Every 4 weeks', reference: 'SB-4821-7730' },
  autodelivery_upcoming: upcoming,
  back_in_stock: { productName: 'Zinc 30 tablets', url: at(links.product('zinc')), isPreorder: false },
  booking_cancelled: { ...consult, contactMethod: 'phone', by: 'practitioner', paid: 3900, refunded: 3900 },
  booking_confirmation: { ...consult, contactMethod: 'phone', paid: 3900 },
  booking_document: { ...consult, contactMethod: null, news: 'ready' },
  booking_ended: { ...consult, contactMethod: 'phone', outcome: 'completed', paid: 3900 },
  booking_fee_returned: { ...consult, contactMethod: null, refunded: 3900 },
  booking_moved: { ...consult, contactMethod: 'phone', refunded: 500 },
  booking_reminder: { ...consult, contactMethod: 'video', ahead: 'hour' },
  booking_script: { ...consult, contactMethod: null },
  call_missed: order,
  care_urgent: account,
  email_change: { firstName, url: `${SHOP}/api/auth/change-email#token`, minutes: 60 },
  email_changed: { firstName, url: `${SHOP}/api/auth/undo-email#token`, days: 7 },
  favourite_news: {
    firstName,
    items: [
      { name: 'Zinc 30 tablets', kind: 'back_in_stock', price: 1299, was: 1299 },
      { name: 'Vitamin D3 1000 IU 250 capsules', kind: 'price_drop', price: 1999, was: 2499 },
    ],
    url: at(links.account.favourites()),
    stopUrl: at(`${links.account.stopAlerts()}#token`),
  },
  order_cancelled: { ...refund, reason: 'Cancelled as you asked' },
  order_confirmation: {
    ...order,
    lines,
    delivery: { name: 'Standard delivery', price: 995, arrives: 'Fri 28 Nov to Wed 3 Dec' },
    deliverTo: ['Priya Nolan', 'Level 4, 88 Harbour Street', 'Sydney NSW 2000'],
    discounts: [
      { name: 'Promotions', amount: 685 },
      { name: 'Code WELCOME10', amount: 609 },
    ],
    orderTotal: 6563,
    gstTotal: 527,
    needsPharmacist: true,
  },
  order_dispatched: {
    ...order,
    tracking: { carrier: 'Australia Post', number: '33ABC1234567' },
    arrives: 'Fri 28 Nov to Wed 3 Dec',
    deliverTo: ['Priya Nolan', 'Level 4, 88 Harbour Street', 'Sydney NSW 2000'],
    collectAt: null,
  },
  order_refunded: { ...refund, reason: 'An item was damaged' },
  password_changed: { firstName },
  password_reset: { firstName, url: `${SHOP}/?login=true#reset=token`, minutes: 30 },
  program_agreed: {
    ...account,
    terms: ['It renews every month until you cancel it.', 'Each month costs $79.00.'],
  },
  program_cleared: account,
  program_consent: account,
  program_ended: {
    ...account,
    isRefused: false,
    refunded: 0,
    hadConsult: true,
    readUntil: 'Thursday 3 December',
  },
  program_held: account,
  program_message: account,
  program_offer: { ...account, expiresOn: 'Monday 30 November' },
  program_paused: { ...account, ...monthly, paidUntil: 'Thursday 3 December' },
  program_payment_declined: {
    ...account,
    amount: 7900,
    paidWith: 'Visa ending in 4242',
    retryOn: 'Friday 27 November',
  },
  program_resumed: { ...account, ...monthly },
  program_review: { ...account, ...monthly, amount: 7900 },
  return_declined: { ...order, lines: ['Magnesium Glycinate 120 tablets'], reason: 'The pack was opened' },
  return_received: { ...refund, reason: 'You returned it' },
  script_refused: { ...order, reason: 'The script has expired' },
  script_taken_off: { ...account, reason: 'Its prescriber has withdrawn or replaced it' },
  second_factor_reset: { firstName },
  second_factor_set: { firstName },
  staff_invitation: { firstName: null, role: 'pharmacist', url: at(links.staff.today()) },
  staff_role_given: { firstName, role: 'pharmacist', url: at(links.staff.today()) },
  welcome: { firstName, isConfirmed: false, url: `${SHOP}/api/auth/confirm#token` },
};
