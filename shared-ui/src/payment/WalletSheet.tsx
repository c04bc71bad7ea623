import { formatCents } from '@saltbush/shared-ui/design/core';
import { GatewayFrame } from './GatewayFrame';
import type { PaymentWallet } from './payment-gateway';
import type { PaymentToken } from './payment-token';

interface WalletSheetProps {
  wallet: PaymentWallet;
  /** In cents. */
  amount: number;
  /** Receives the token of the payment that the shopper approved. */
  onApproved: (token: PaymentToken) => void;
  /** The shopper closed the sheet. */
  onClosed: () => void;
}

const isToken = (token: unknown): token is PaymentToken =>
  typeof token === 'object' &&
  token !== null &&
  ['id', 'brand', 'last4'].every((key) => typeof (token as Record<string, unknown>)[key] === 'string');

/** A wallet's sheet, where the shopper approves one payment of an amount. */
export const WalletSheet = ({ wallet, amount, onApproved, onClosed }: WalletSheetProps) => (
  <GatewayFrame
    title={`Pay ${formatCents(amount)} with ${wallet.name}`}
    description="Approve the payment below. Nothing is charged until you do."
    src={`${wallet.sheet_url}?${new URLSearchParams({ amount: String(amount) })}`}
    frameTitle={wallet.name}
    onMessage={({ type, wallet: id, token }) => {
      if (type !== 'wallet' || id !== wallet.id) return;
      if (isToken(token)) onApproved(token);
      else onClosed();
    }}
    onClose={onClosed}
  />
);
