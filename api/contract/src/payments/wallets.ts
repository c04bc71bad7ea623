import type { PaymentMethodEntry } from './payment-methods';

/**
 * Wallets by what a gateway reports as the `brand` of their payments. The gateway in use says which of them it offers. What
 * a wallet approves is one payment of an amount, so none can be saved or charged later.
 */
export const WALLETS: Readonly<Record<string, { label: string }>> = {
  test_wallet: { label: 'Test wallet' },
};

/** @returns how payments from a wallet are described, or null for other brands. */
export function walletOf(brand: string): (PaymentMethodEntry & { id: 'wallet' }) | null {
  const wallet = Object.hasOwn(WALLETS, brand) ? WALLETS[brand] : undefined;
  if (!wallet) return null;
  return {
    id: 'wallet',
    label: wallet.label,
    noun: 'wallet',
    brands: { [brand]: wallet },
    isReusable: false,
    describe: (label, last4) => `${label}, card ending in ${last4}`,
  };
}
