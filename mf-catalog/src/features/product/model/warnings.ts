import type { Product } from '../api/product';

/** Returns the warning texts for a position. Unknown positions count as bottom, so that no warning is lost. */
export function warningsAt(warnings: Product['warnings'], position: 'top' | 'bottom'): string[] {
  return warnings
    .filter((warning) => (warning.position === 'top') === (position === 'top'))
    .map(({ message }) => message);
}

type Warned = Pick<Product, 'txt_warnings' | 'warnings'>;

/** Returns the label's and bottom warnings, omitting duplicates and texts contained in a longer warning. */
export function warningsBelow({ txt_warnings, warnings }: Warned): string[] {
  const label = txt_warnings?.split(/\n{2,}/) ?? [];
  const texts = [...new Set([...label, ...warningsAt(warnings, 'bottom')])];
  return texts.filter((text) => !texts.some((other) => other !== text && other.includes(text)));
}
