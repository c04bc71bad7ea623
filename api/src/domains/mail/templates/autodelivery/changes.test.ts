import { describe, expect, it } from 'vitest';
import { renderMail } from '..';
import { SAMPLES } from '../samples';

const PLANS = ['autodelivery_changed', 'autodelivery_skipped', 'autodelivery_resumed'] as const;
const STOPS = ['autodelivery_paused_as_asked', 'autodelivery_ended'] as const;

describe('mails about a changed AutoDelivery', () => {
  it.each(PLANS)('say date, amount, card, last moment and address: %s', (name) => {
    const { text, html } = renderMail(name, SAMPLES[name] as never);
    for (const body of [text, html]) {
      for (const part of [
        'Every 4 weeks',
        'Tuesday 1 December 2026',
        'Fri 4 Dec to Thu 10 Dec',
        '$55.93',
        'Visa ending in 4242',
        'Monday 30 November 2026, 11:59 pm (AEDT)',
        'Sydney NSW 2000',
        '/user/autodelivery',
      ])
        expect(body).toContain(part);
    }
  });

  it.each(STOPS)('say that nothing is charged, and what still comes: %s', (name) => {
    const sample = SAMPLES[name];
    const text = (onItsWay: string | null) => renderMail(name, { ...sample, onItsWay } as never).text;
    expect(text(null)).toContain('Visa ending in 4242');
    expect(text(null)).toMatch(/nothing is charged|is not charged/);
    expect(text(null)).not.toContain('already paid');
    expect(text('Fri 4 Dec')).toContain('still comes (expected Fri 4 Dec)');
  });

  it('name no amount that is not known, and say why', () => {
    const { next } = SAMPLES.autodelivery_resumed;
    const unpriced = { ...SAMPLES.autodelivery_changed, next: { ...next, total: null } };
    expect(renderMail('autodelivery_changed', unpriced).text).toContain('nothing in it can be sent');
    expect(renderMail('autodelivery_changed', unpriced).text).not.toContain('$');
    const empty = renderMail('autodelivery_changed', { ...unpriced, products: 0 }).text;
    expect(empty).toContain('It is empty: nothing is charged');
  });

  it('do not promise changes to an order that is locked in', () => {
    const { next } = SAMPLES.autodelivery_resumed;
    const locked = { ...SAMPLES.autodelivery_changed, next: { ...next, changesUntil: null } };
    const { text } = renderMail('autodelivery_changed', locked);
    expect(text).toContain('locked in');
    expect(text).not.toContain('Changes until');
  });
});
