import type { MiniCart } from './cart';

/** Returns the lines that have to be corrected; to sign in corrects no line, and is asked for where the contact is. */
export const linesToCorrect = <Line extends MiniCart['items'][number]>(lines: readonly Line[]): Line[] =>
  lines.filter(({ errors }) => errors.some(({ code }) => code !== 'login_required'));

/** Returns true if a line cannot be ordered. */
export const hasLineErrors = ({ items }: Pick<MiniCart, 'items'>): boolean =>
  items.some(({ errors }) => errors.length > 0);
