import { describe, expect, it } from 'vitest';
import { warningsAt, warningsBelow } from './warnings';

const READ = 'Always read the label.';
const warning = (position: string, message: string) => ({ position, message });

describe('product warnings', () => {
  it('returns warnings by position and treats unknown positions as bottom', () => {
    const warnings = [warning('top', 'Poison'), warning('bottom', READ), warning('', 'Cold')];
    expect(warningsAt(warnings, 'top')).toEqual(['Poison']);
    expect(warningsBelow({ txt_warnings: null, warnings })).toEqual([READ, 'Cold']);
  });

  it('omits duplicates and warnings contained in a longer one', () => {
    const label = `${READ} Talk to your doctor first.`;
    const warnings = [warning('bottom', READ), warning('bottom', 'Contains fish.')];
    expect(warningsBelow({ txt_warnings: label, warnings })).toEqual([label, 'Contains fish.']);
    expect(warningsBelow({ txt_warnings: `${READ}\n\n${READ}`, warnings: [] })).toEqual([READ]);
  });

  it('returns an empty list for a product without warnings', () => {
    expect(warningsBelow({ txt_warnings: null, warnings: [] })).toEqual([]);
  });
});
