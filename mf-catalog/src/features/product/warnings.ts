import type { Product } from './api/product';

/** Texts of the warnings of one position; what is not of the top belongs to the bottom, so that none is lost. */
export function warningsAt(warnings: Product['warnings'], position: 'top' | 'bottom'): string[] {
  return warnings
    .filter((warning) => (warning.position === 'top') === (position === 'top'))
    .map(({ message }) => message);
}
