import { expect, it } from 'vitest';
import { renderMail } from '..';
import { SAMPLES } from '../samples';

const started = (name: string) =>
  renderMail('autodelivery_started', { ...SAMPLES.autodelivery_started, name }).text;

it('calls an AutoDelivery by the name that its owner gave it', () => {
  expect(started('Bathroom')).toContain('has started the AutoDelivery “Bathroom”. Every 4 weeks, we charge');
});

it('does not call one without a name by the frequency that follows', () => {
  expect(started('Every 4 weeks')).toContain('has started an AutoDelivery. Every 4 weeks, we charge');
  expect(started('Every 4 weeks')).not.toContain('“');
});
