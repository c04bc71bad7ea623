import { describe, expect, it } from 'vitest';
import { warningsAt, warningsBelow } from './warnings';

const READ = 'Always read the label.';
const warning = (position: string, message: string) => ({ position, message });

describe('the warnings of a product', () => {
  it('stand where they belong; what is not of the top is below', () => {
    const warnings = [warning('top', 'Poison'), warning('bottom', READ), warning('', 'Cold')];
    expect(warningsAt(warnings, 'top')).toEqual(['Poison']);
    expect(warningsBelow({ txt_warnings: null, warnings })).toEqual([READ, 'Cold']);
  });

  it('are said once, also when the label says one with more words', () => {
    const label = `${READ} Talk to your doctor first.`;
    const warnings = [warning('bottom', READ), warning('bottom', 'Contains fish.')];
    expect(warningsBelow({ txt_warnings: label, warnings })).toEqual([label, 'Contains fish.']);
    expect(warningsBelow({ txt_warnings: `${READ}\n\n${READ}`, warnings: [] })).toEqual([READ]);
  });

  it('are none for a product without any', () => {
    expect(warningsBelow({ txt_warnings: null, warnings: [] })).toEqual([]);
  });
});
