import { formatMoney, formatPrice } from '@saltbush/contract';

/** Formats integer cents as "$24.95"; 0 is "FREE" unless `free` is false (section 9). */
export function formatCents(cents: number, { free = true }: { free?: boolean } = {}): string {
  return free ? formatPrice(cents) : formatMoney(cents);
}
