import { isProgramFee } from '@saltbush/contract';
import { BusinessError } from '../../../lib/errors';
import type { OrderDocument } from '../../orders';

/**
 * Refuses to give a program's fee back as if it were goods: the program would run on (rule consent-04).
 * @param lines what is given back; by default all lines of the order
 * @throws {BusinessError} PROGRAM_FEE
 */
export function refuseFees(
  { items }: Pick<OrderDocument, 'items'>,
  lines?: readonly { line: number }[],
): void {
  const asked = lines ? lines.flatMap(({ line }) => items[line - 1] ?? []) : items;
  if (asked.some(isProgramFee)) throw new BusinessError('PROGRAM_FEE');
}
