import { describe, expect, it } from 'vitest';
import { sampleLine, sampleProduct } from '../../../samples/cart';
import { frequencyLabel, lineMessages, lineTags, priceTypeLabel, scriptLabel } from './line-labels';

describe('line labels', () => {
  it('include the price type, except for the everyday price', () => {
    expect(['default', 'promo', 'afterhours', 'multi_3'].map(priceTypeLabel)).toEqual([
      null,
      'Promotional price',
      'After-hours price',
      'Multibuy price for 3 or more',
    ]);
  });

  it('include the script type and the masked token', () => {
    expect(scriptLabel(sampleLine({ script_type: 'escript', eprescription_token: '••••A1B2' }))).toBe(
      'e-Script ••••A1B2',
    );
    expect(scriptLabel(sampleLine({ script_type: 'paper' }))).toBe('Paper script');
    expect(scriptLabel(sampleLine())).toBeNull();
  });

  it('include the AutoDelivery frequency', () => {
    expect(frequencyLabel('4W')).toBe('AutoDelivery every 4 weeks');
  });

  it('tag medicines, practitioner items, services and cold chain', () => {
    const product = sampleProduct({ schedule: '4N', is_practitioner: true, is_fridge: true });
    expect(lineTags(product).map(({ kind }) => kind)).toEqual(['s4', 'practitioner', 'cold-shipping']);
  });

  it('ask to sign in without alarm: nothing is wrong with the item', () => {
    const line = sampleLine({ errors: [{ code: 'login_required', message: 'Please sign in.' }] });
    expect(lineMessages(line, undefined)[0]).toEqual({ tone: 'info', text: 'Please sign in.' });
  });

  it('list errors first, then matched and missed promotions', () => {
    const line = sampleLine({
      errors: [{ code: 'insufficient_stock', message: 'Only 2 left.' }],
      matched_promotion: { id: '1', display_title: '', display_info: '', met_message: 'You save $2.' },
      missed_promotions: [{ id: '2', display_title: '', display_info: '', unmet_message: 'Add 1 more.' }],
    });
    expect(lineMessages(line, 'Not saved.')).toEqual([
      { tone: 'error', text: 'Not saved.' },
      { tone: 'error', text: 'Only 2 left.' },
      { tone: 'success', text: 'You save $2.' },
      { tone: 'info', text: 'Add 1 more.' },
    ]);
  });

  it('mark a line that may not be sent to the state as restricted, only once', () => {
    const restricted = sampleLine({ is_restricted: true });
    expect(lineMessages(restricted, undefined)[0]?.text).toContain('restricted');
    const withMessage = { ...restricted, errors: [{ code: 'excluded_state', message: 'Not sold in SA.' }] };
    expect(lineMessages(withMessage, undefined)).toEqual([{ tone: 'error', text: 'Not sold in SA.' }]);
  });
});
