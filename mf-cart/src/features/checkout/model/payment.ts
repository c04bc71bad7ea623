import { paymentLabel } from '@saltbush/contract';
import type { PaymentToken, PaymentWallet } from '@saltbush/shared-ui/payment';

/** How an order is paid: by a token of the gateway, or by a wallet that approves the total once the order is placed. */
export type Payment = PaymentToken | { wallet: PaymentWallet };

/** @returns the wallet that approves the total, or null. */
export const walletOf = (payment: Payment | null): PaymentWallet | null =>
  payment && 'wallet' in payment ? payment.wallet : null;

/** @returns how the shopper recognises what pays. */
export const paymentWords = (payment: Payment): string =>
  'wallet' in payment ? payment.wallet.name : paymentLabel(payment);
