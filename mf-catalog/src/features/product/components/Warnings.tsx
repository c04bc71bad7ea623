import { Banner } from '@saltbush/shared-ui/design/core';
import type { Product } from '../api/product';

interface WarningsProps {
  warnings: Product['warnings'];
  position: 'top' | 'bottom';
}

/** Mandatory warnings of one position: beside the product, in full, never collapsed (decisions, Advertising). */
export function Warnings({ warnings, position }: WarningsProps) {
  const messages = warnings.filter((warning) => (warning.position === 'top') === (position === 'top'));
  if (messages.length === 0) return null;
  return (
    <Banner tone="warning">
      {messages.map(({ message }) => (
        <p key={message}>{message}</p>
      ))}
    </Banner>
  );
}
