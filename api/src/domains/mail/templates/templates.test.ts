import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UNREACHED_TERMS } from '@saltbush/contract';
import { describe, expect, it } from 'vitest';
import { renderMail, TEMPLATE_NAMES } from '.';
import { SAMPLES } from './samples';

const URL = 'https://shop.example/user';
const AUTODELIVERY = { firstName: 'Ann', name: 'Bathroom', url: URL };
const DECLINED = { message: 'No.', amount: 5593, paidWith: 'Visa ending in 4242' };
const NEXT = {
  changesUntil: 'Monday',
  chargedOn: 'Tuesday',
  arrives: 'Thu 3 Dec',
  total: 2695,
  leftOut: 0,
  isNothing: false,
};
const CONSULT = { firstName: 'Ann', time: 'Friday, 9:00 am', url: URL };
const STOCK = { url: 'https://shop.example/products/zinc', isPreorder: false };

const STORIES = join(import.meta.dirname, '../../../../../storybook/mails/Mails.stories.tsx');

describe('mails', () => {
  it.each(TEMPLATE_NAMES)('have words for whatever they were given: %s', (name) => {
    const { subject, html, text } = renderMail(name, SAMPLES[name] as never);
    for (const part of [subject, html, text]) expect(part).not.toMatch(/undefined|null|NaN|\[object/);
    for (const part of [html.replace(/<[^>]*>/g, ''), text]) expect(part).toContain('Reply to this email');
  });

  it('can all be looked at in Storybook', () => {
    const shown = [...readFileSync(STORIES, 'utf8').matchAll(/args: \{ name: '(\w+)' \}/g)].map(
      ([, name]) => name,
    );
    expect(shown.sort()).toEqual([...TEMPLATE_NAMES].sort());
  });

  it('have the same content in HTML and text, under the shop’s name', () => {
    const { subject, html, text } = renderMail('back_in_stock', { ...STOCK, productName: 'Zinc 30 tablets' });
    expect(subject).toBe('Zinc 30 tablets is back in stock');
    for (const body of [html, text]) {
      expect(body).toContain('Zinc 30 tablets. It is back in stock.');
      expect(body).toContain(STOCK.url);
      expect(body).toContain('Saltbush Health');
    }
    expect(html).toMatch(/^<!doctype html><html[^>]* lang="en-AU">/);
    expect(text).not.toMatch(/[<>]/);
  });

  it('say who sent them and how to answer, in one column of 600 px with at most one button', () => {
    const { html, text } = renderMail('back_in_stock', { ...STOCK, productName: 'Zinc' });
    for (const body of [html.replace(/<[^>]*>/g, ''), text]) {
      for (const part of ['Reply to this email', '1800 555 010', '188 Pitt Street', '90417K']) {
        expect(body).toContain(part);
      }
      expect(body).not.toMatch(/do not reply/i);
    }
    expect(html).toContain('max-width:600px');
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html.match(/class="m-button"/g)).toHaveLength(1);
  });

  it('include no price and no offer: the product may be a medicine', () => {
    const { html, text } = renderMail('back_in_stock', { ...STOCK, productName: 'Zinc' });
    expect(`${html}${text}`).not.toMatch(/\$|% off|sale/i);
  });

  it('mention when a product can be pre-ordered', () => {
    const { subject } = renderMail('back_in_stock', { ...STOCK, isPreorder: true, productName: 'Zinc' });
    expect(subject).toBe('Zinc can be pre-ordered');
  });

  it('escape names in markup and headers', () => {
    const productName = '<img src=x onerror="a()">\r\nBcc: eve@example.com';
    const { subject, html } = renderMail('back_in_stock', { ...STOCK, productName });
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=&quot;a()&quot;&gt;');
  });

  it('state how long a password link is valid', () => {
    const url = 'https://shop.example/?login=true#reset=abc';
    const { html, text } = renderMail('password_reset', { firstName: 'Ann', url, minutes: 30 });
    expect(text).toContain('The link works once, within 30 minutes.');
    expect(text).toContain(url);
    expect(html).toContain('href="https://shop.example/?login=true#reset=abc"');
  });

  it.each([
    [
      'autodelivery_upcoming',
      { ...AUTODELIVERY, paidWith: 'Visa ending in 4242', next: NEXT },
      'before Monday',
    ],
    [
      'autodelivery_payment_failed',
      { ...AUTODELIVERY, ...DECLINED, retryOn: 'Friday' },
      'We will try Visa ending in 4242 again on Friday',
    ],
    [
      'autodelivery_started',
      {
        ...AUTODELIVERY,
        frequency: 'Every 4 weeks',
        reference: 'SB-1',
        paidWith: 'Visa ending in 4242',
        next: NEXT,
      },
      'we charge Visa ending in 4242',
    ],
    ['autodelivery_given_up', { ...AUTODELIVERY, ...DECLINED }, 'choose another card'],
    ['autodelivery_paused', { ...AUTODELIVERY, reason: 'address' }, 'change the address'],
    ['autodelivery_paused', { ...AUTODELIVERY, reason: 'consent' }, 'read what it costs'],
    [
      'autodelivery_left_out',
      { ...AUTODELIVERY, reference: 'SB-1', leftOut: 2 },
      'was placed without 2 products',
    ],
    ['autodelivery_nothing_to_send', { ...AUTODELIVERY, nextOn: 'Sunday' }, 'planned for Sunday'],
    ['booking_confirmation', { ...CONSULT, contactMethod: 'phone', paid: 3900 }, '$39.00'],
    ['booking_moved', { ...CONSULT, contactMethod: 'phone', refunded: 500 }, '$5.00 goes back'],
    [
      'booking_cancelled',
      { ...CONSULT, contactMethod: 'phone', by: 'practitioner', paid: 3900, refunded: 3900 },
      'had to cancel',
    ],
    [
      'booking_cancelled',
      { ...CONSULT, contactMethod: 'phone', by: 'patient', paid: 3900, refunded: 0 },
      'the fee stays',
    ],
    ['booking_document', { ...CONSULT, contactMethod: null, news: 'ready' }, 'can be downloaded'],
    ['booking_document', { ...CONSULT, contactMethod: null, news: 'replaced' }, 'holds no longer'],
    ['booking_document', { ...CONSULT, contactMethod: null, news: 'withdrawn' }, 'do not use it'],
    ['booking_ended', { ...CONSULT, contactMethod: 'phone', outcome: 'completed', paid: 3900 }, 'took place'],
    ['booking_ended', { ...CONSULT, contactMethod: 'phone', outcome: 'missed', paid: 3900 }, 'the fee stays'],
    [
      'booking_ended',
      {
        ...CONSULT,
        contactMethod: 'phone',
        outcome: 'missed',
        calls: ['9:05 am', '9:15 am', '9:25 am'],
        paid: 3900,
      },
      'rang the number you gave us at 9:05 am, 9:15 am and 9:25 am',
    ],
    ['booking_confirmation', { ...CONSULT, contactMethod: 'phone', paid: 3900 }, UNREACHED_TERMS],
    [
      'booking_fee_returned',
      { ...CONSULT, contactMethod: null, refunded: 3900 },
      '$39.00 goes back to how you paid',
    ],
    ['booking_script', { ...CONSULT, contactMethod: null }, 'our pharmacy keeps it on file'],
    [
      'booking_reminder',
      { ...CONSULT, contactMethod: 'video', ahead: 'hour' },
      'will then send a link of their own video service',
    ],
    [
      'booking_ended',
      { ...CONSULT, contactMethod: null, outcome: 'completed', paid: 7900, program: 'first' },
      'who now decides about your program',
    ],
    [
      'booking_ended',
      { ...CONSULT, contactMethod: null, outcome: 'missed', paid: 0, program: 'later' },
      'You can book another consult on the page of your program.',
    ],
    [
      'booking_ended',
      {
        ...CONSULT,
        contactMethod: null,
        outcome: 'missed',
        paid: 7900,
        program: 'first',
        canBookAgain: true,
      },
      'You can book your first consult again',
    ],
    [
      'booking_ended',
      { ...CONSULT, contactMethod: null, outcome: 'not_held', paid: 3900, refunded: 3900, program: 'later' },
      '$39.00 goes back to the card that paid',
    ],
    [
      'program_payment_declined',
      { firstName: 'Ann', url: URL, amount: 7900, paidWith: null, retryOn: 'Friday' },
      'try again on Friday',
    ],
    [
      'program_review',
      { firstName: 'Ann', url: URL, changesUntil: 'Monday', chargedOn: 'Thursday', amount: 7900 },
      'before: Monday.',
    ],
    ['program_offer', { firstName: 'Ann', url: URL, expiresOn: 'Monday' }, 'decline it until Monday'],
    ['program_cleared', { firstName: 'Ann', url: URL }, 'promises no medicine'],
    ['program_held', { firstName: 'Ann', url: URL }, 'have not charged'],
    [
      'program_agreed',
      { firstName: 'Ann', url: URL, terms: ['It renews every month until you cancel it.'] },
      'until you cancel it',
    ],
    ['program_consent', { firstName: 'Ann', url: URL }, 'have not been charged'],
    [
      'program_ended',
      {
        firstName: 'Ann',
        url: URL,
        isRefused: true,
        refunded: 7900,
        hadConsult: true,
        readUntil: null,
      },
      '$79.00 goes back',
    ],
    [
      'order_dispatched',
      { firstName: 'Ann', reference: 'SB-1', url: URL, tracking: null, collectAt: 'Newtown' },
      'ready at Newtown',
    ],
    [
      'order_dispatched',
      {
        firstName: 'Ann',
        reference: 'SB-1',
        url: URL,
        tracking: null,
        collectAt: 'Newtown',
        collectFrom: { name: 'Newtown', address: ['1 King Street'], phone: null, hours: ['Sunday: Closed'] },
      },
      'Sunday: Closed',
    ],
  ] as const)('include what the reader needs: %s', (name, data, expected) => {
    const { subject, html, text } = renderMail(name, data);
    expect(subject).toMatch(/^[^\n]{10,70}$/);
    for (const body of [html, text]) {
      expect(body).toContain(expected);
      expect(body).toContain('Hello Ann,');
      expect(body).toContain(URL);
      expect(body).not.toMatch(/undefined|null|\[object/);
    }
  });
});
