import { describe, expect, it } from 'vitest';
import { findCopies } from '../../src/single-source/rule';
import { storedWords } from '../../src/single-source/stored-words';
import { files } from './files';

describe('what is stored for machines', () => {
  it('is put into words in one place', () => {
    expect(findCopies(files, storedWords)).toEqual([]);
  });

  it.each([
    ['mf-cart/src/features/counter-orders/Facts.tsx', `\`\${payment.brand} ending in \${payment.last4}\``],
    ['mf-account/src/features/addresses/Line.tsx', `\`\${suburb} \${state} \${postcode}\``],
    ['mf-account/src/features/addresses/Line.tsx', '<span>{suburb} {state}</span>'],
  ])('is reported in %s: %s', (path, text) => {
    expect(findCopies([{ path, text }], storedWords)).toEqual([
      expect.stringMatching(/stored-words: .*`paymentLabel`/),
    ]);
  });
});
