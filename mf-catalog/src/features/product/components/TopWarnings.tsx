import { Banner } from '@saltbush/shared-ui/design/core';
import type { Product } from '../api/product';
import { warningsAt } from '../model/warnings';

/** Mandatory warnings that stand beside the price, in full, never collapsed (rule advertising-03). */
export function TopWarnings({ warnings }: Pick<Product, 'warnings'>) {
  const messages = warningsAt(warnings, 'top');
  if (messages.length === 0) return null;
  return (
    <Banner tone="warning">
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Banner>
  );
}
