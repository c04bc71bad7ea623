import { expect, it } from 'vitest';
import { chartSentence, formatChange, formatMeasure } from './words';

const said = (text: string | null) => text?.replaceAll('\u00a0', ' ');

it('reads a chart aloud: first and last value, and the change between them', () => {
  const points = [
    { day: '2026-08-03', value: 92.4 },
    { day: '2026-09-01', value: 95 },
    { day: '2026-11-02', value: 88.1 },
  ];
  expect(said(chartSentence('weight_kg', points))).toBe(
    'From 92.4 kg on 3 August to 88.1 kg on 2 November: 4.3 kg less.',
  );
  expect(said(chartSentence('waist_cm', points.slice(0, 1)))).toBe('92.4 cm on 3 August.');
  expect(chartSentence('weight_kg', [])).toBeNull();
});

it('says the years where they differ', () => {
  const points = [
    { day: '2025-12-30', value: 101 },
    { day: '2026-01-06', value: 101 },
  ];
  expect(said(chartSentence('waist_cm', points))).toBe(
    'From 101 cm on 30 December 2025 to 101 cm on 6 January 2026: no change.',
  );
});

it('says more as plainly as less', () => {
  expect(said(formatChange('weight_kg', 88.1, 88.6))).toBe('0.5 kg more');
  expect(said(formatMeasure('weight_kg', 90))).toBe('90 kg');
});
