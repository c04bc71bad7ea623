import type { Product } from '../api/product';

/** Texts of the warnings of one position; what is not of the top belongs to the bottom, so that none is lost. */
export function warningsAt(warnings: Product['warnings'], position: 'top' | 'bottom'): string[] {
  return warnings
    .filter((warning) => (warning.position === 'top') === (position === 'top'))
    .map(({ message }) => message);
}

type Warned = Pick<Product, 'txt_warnings' | 'warnings'>;

/** The label's own warnings and those of the bottom position, each said once: not again what a longer one says. */
export function warningsBelow({ txt_warnings, warnings }: Warned): string[] {
  const label = txt_warnings?.split(/\n{2,}/) ?? [];
  const texts = [...new Set([...label, ...warningsAt(warnings, 'bottom')])];
  return texts.filter((text) => !texts.some((other) => other !== text && other.includes(text)));
}
