import { Banner } from '@saltbush/shared-ui/design/core';
import type { Product } from '../api/product';
import { warningsAt } from '../model/warnings';

/** Mandatory warnings next to the price, shown in full and never collapsed (rule advertising-03). */
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
