import { recoverable } from '@saltbush/shared-ui/on-demand';
import { type ReactNode, Suspense, useState } from 'react';
import type { PaymentWallet } from './payment-gateway';
import type { PaymentToken } from './payment-token';

/** Loaded on demand: most payments never need it. */
const WalletSheet = recoverable(async () => {
  const module = await import('./WalletSheet');
  return { default: module.WalletSheet };
}, 'Your wallet');

interface WalletOptions {
  /** Receives the token, which pays up to the amount that the sheet was opened for. */
  onApproved: (token: PaymentToken, amount: number) => void;
  /** Receives the message to show when the shopper closes the sheet. */
  onClosed: (message: string) => void;
}

export interface WalletUse {
  /** Opens the wallet's sheet for an amount in cents. */
  open: (wallet: PaymentWallet, amount: number) => void;
  isOpen: boolean;
  /** The sheet; null unless it is open. Render it with the form. */
  sheet: ReactNode;
}

/** Opens a wallet's sheet and passes on what the shopper approved. */
export function useWallet({ onApproved, onClosed }: WalletOptions): WalletUse {
  const [shown, setShown] = useState<{ wallet: PaymentWallet; amount: number } | null>(null);
  const sheet = shown && (
    <Suspense>
      <WalletSheet
        {...shown}
        onApproved={(token) => {
          setShown(null);
          onApproved(token, shown.amount);
        }}
        onClosed={() => {
          setShown(null);
          onClosed(`You closed ${shown.wallet.name}. You have not been charged.`);
        }}
      />
    </Suspense>
  );
  return { open: (wallet, amount) => setShown({ wallet, amount }), isOpen: shown !== null, sheet };
}
