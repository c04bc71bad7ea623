const dollars = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Integer cents as "$1,234.50"; 0 is "FREE" unless `free` is false (spec §9). Negative cents get a leading minus. */
export function formatCents(cents: number, { free = true }: { free?: boolean } = {}): string {
  if (cents === 0 && free) return 'FREE';
  return `${cents < 0 ? '−' : ''}$${dollars.format(Math.abs(cents) / 100)}`;
}

/** Whole per cent off: floor((original − price) / original × 100) (spec §9); 0 when nothing is saved. */
export function discountPercent(original: number, price: number): number {
  if (original <= 0 || price >= original) return 0;
  return Math.floor(((original - price) / original) * 100);
}
