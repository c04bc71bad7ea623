/**
 * Cents as "$7.95", two decimals always (section 9.a). Every page shows prices at once, and making a browser's
 * number format costs a slow phone more than the whole page's other formatting.
 */
export function formatMoney(cents: number): string {
  const [dollars = '', rest = ''] = (Math.abs(cents) / 100).toFixed(2).split('.');
  const grouped = dollars.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}$${grouped}.${rest}`;
}

/** A product's price as shoppers read it: "$7.95", and FREE for 0 (section 9.a). */
export function formatPrice(cents: number): string {
  return cents === 0 ? 'FREE' : formatMoney(cents);
}

/** GST contained in a taxable amount of cents: a eleventh, rounded to the cent (rule selling-11). */
export function gstIncluded(taxableCents: number): number {
  return Math.round(taxableCents / 11);
}

/** `percent` of an amount of cents, rounded to the cent. */
export function percentOf(cents: number, percent: number): number {
  return Math.round((cents * percent) / 100);
}

/**
 * Spreads a discount over amounts in proportion to them, to the cent: the parts add up to the discount exactly,
 * and no part is larger than its amount. A discount above the sum of the amounts is cut to the sum.
 */
export function spreadDiscount(discount: number, amounts: readonly number[]): number[] {
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  const spread = Math.min(discount, sum);
  let amountSoFar = 0;
  let givenSoFar = 0;
  return amounts.map((amount) => {
    amountSoFar += amount;
    const dueSoFar = sum === 0 ? 0 : Math.floor((spread * amountSoFar) / sum);
    const part = dueSoFar - givenSoFar;
    givenSoFar = dueSoFar;
    return part;
  });
}
