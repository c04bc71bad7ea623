import { describe, expect, it } from 'vitest';
import {
  certificateDayErrors,
  certificateNameError,
  certificateReasonError,
  firstDays,
  printedName,
} from './certificate';

const consulted_on = '2026-11-25';
const errors = (from: string, to: string) => certificateDayErrors({ from, to, consulted_on });

describe('the days of a certificate [health-30]', () => {
  it('begin from three days before the consultation until the day after it', () => {
    expect(firstDays(consulted_on)).toEqual({ min: '2026-11-22', max: '2026-11-26' });
    expect(errors('2026-11-22', '2026-11-25')).toEqual({});
    expect(errors('2026-11-26', '2026-11-30')).toEqual({});
    expect(errors('2026-11-21', '2026-11-25').from).toMatch(/at most 3 days before/);
    expect(errors('2026-11-27', '2026-11-27').from).toMatch(/day after the consultation/);
  });

  it('are five at most, in their order, and not over before the consultation', () => {
    expect(errors('2026-11-25', '2026-11-29')).toEqual({});
    expect(errors('2026-11-25', '2026-11-30').to).toMatch(/at most 5 days/);
    expect(errors('2026-11-26', '2026-11-25').to).toMatch(/before the first day/);
    expect(errors('2026-11-22', '2026-11-24').to).toMatch(/before the consultation/);
  });

  it('are days of the calendar', () => {
    expect(errors('', '2026-02-30')).toEqual({
      from: 'Please choose the first day',
      to: 'Please choose the last day',
    });
  });
});

describe('the name on a certificate', () => {
  it.each(['Zoë Nguyễn', 'Anne-Marie O’Brien', 'Łukasz Ștefan', 'Åse Đặng'])('may be %s', (name) => {
    expect(certificateNameError(name)).toBeNull();
    expect(certificateNameError(name.normalize('NFD'))).toBeNull();
  });

  it.each(['', 'Ольга', '李小龙', 'Ann <b>', 'R2 D2'])('may not be “%s”', (name) => {
    expect(certificateNameError(name)).not.toBeNull();
  });

  it('is printed with composed letters and single spaces', () => {
    expect(printedName(' Zoe\u0308  Moss ')).toBe('Zoë Moss');
    expect(certificateNameError('a'.repeat(122))).toMatch(/at most 121/);
  });
});

it('a certificate is replaced or withdrawn for a reason', () => {
  expect(certificateReasonError(' ')).toBe('Please say why');
  expect(certificateReasonError('r'.repeat(501))).toMatch(/at most 500/);
  expect(certificateReasonError('Wrong last day')).toBeNull();
});
