import { describe, expect, it } from 'vitest';
import { changedDraft, readDraftChanges } from './health-draft';

describe('changes of a draft', () => {
  it('are an object of entries with plain names', () => {
    expect(readDraftChanges('{"height":"170","answer.is-unwell":"yes"}')).toEqual({
      height: '170',
      'answer.is-unwell': 'yes',
    });
    const wrong = ['', 'x', '[]', '5', '{"__proto__":{}}', '{"constructor":1}', '{"a b":1}', '{"":1}'];
    expect(wrong.map(readDraftChanges)).toEqual(wrong.map(() => null));
  });

  it('replace their own entries alone, and null removes one', () => {
    expect(changedDraft({ height: '170', weight: '90' }, { weight: '92', notes: 'x' })).toEqual({
      height: '170',
      weight: '92',
      notes: 'x',
    });
    expect(changedDraft({ height: '170', weight: '90' }, { weight: null })).toEqual({ height: '170' });
  });

  it('are refused beyond the longest form', () => {
    expect(changedDraft({}, { notes: 'x'.repeat(7_900) })).not.toBeNull();
    expect(changedDraft({ notes: 'x'.repeat(7_900) }, { more: 'x'.repeat(200) })).toBeNull();
    const many = Object.fromEntries(Array.from({ length: 61 }, (_, place) => [`e${place}`, 1]));
    expect(changedDraft({}, many)).toBeNull();
  });
});
