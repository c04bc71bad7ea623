/**
 * Formats cents as "$7.95", always with two decimals (section 9.a). Written by hand because prices are on every page,
 * and creating the browser's number format takes a slow phone longer than all other formatting on the page.
 */
export function formatMoney(cents: number): string {
  const [dollars = '', rest = ''] = (Math.abs(cents) / 100).toFixed(2).split('.');
  const grouped = dollars.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}$${grouped}.${rest}`;
}

/** Formats a product's price for shoppers: "$7.95", or FREE for 0 (section 9.a). */
export function formatPrice(cents: number): string {
  return cents === 0 ? 'FREE' : formatMoney(cents);
}

/** Returns the GST included in a taxable amount of cents: one eleventh, rounded to the cent (rule selling-11). */
export function gstIncluded(taxableCents: number): number {
  return Math.round(taxableCents / 11);
}

/** Returns `percent` per cent of an amount of cents, rounded to the cent. */
export function percentOf(cents: number, percent: number): number {
  return Math.round((cents * percent) / 100);
}

/**
 * Distributes a discount over amounts in proportion to them, to the cent: the parts add up to the discount exactly, and
 * no part exceeds its amount. A discount above the sum of the amounts is limited to the sum.
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
