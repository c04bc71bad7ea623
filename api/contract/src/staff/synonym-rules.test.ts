import { describe, expect, it } from 'vitest';
import { readPhrases, SYNONYM_MESSAGES, synonymErrors } from './synonym-rules';

const found = ['paracetamol'];

describe('lines of synonyms', () => {
  it.each([
    [{ typed: [], found }, { typed: SYNONYM_MESSAGES.missing }],
    [{ typed: ['panadol'], found: [] }, { found: SYNONYM_MESSAGES.missing }],
    [{ typed: Array.from({ length: 11 }, (_, at) => `word ${at}`), found }, { typed: SYNONYM_MESSAGES.many }],
    [{ typed: ['a'.repeat(61)], found }, { typed: SYNONYM_MESSAGES.long }],
    [{ typed: ['🙂', '--'], found }, { typed: SYNONYM_MESSAGES.unreadable }],
    [{ typed: ['paracetamol'], found }, { found: SYNONYM_MESSAGES.same }],
    [{ typed: ['panadol', 'panamax'], found }, null],
    // The word itself may be one of several.
    [{ typed: ['omega'], found: ['omega', 'fish oil'] }, null],
  ])('%j', (line, errors) => {
    expect(synonymErrors(line)).toEqual(errors);
  });

  it('are read from words between commas, each once, however they are typed', () => {
    expect(readPhrases(' Hay  Fever,hayfever,, HAY fever\nsneezing ')).toEqual([
      'hay fever',
      'hayfever',
      'sneezing',
    ]);
  });
});
