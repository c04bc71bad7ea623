import { Banner } from '@saltbush/shared-ui/design/core';

/** States that no money moves and which card to use, if the embedded test gateway handles the cards. */
export function TestPaymentsNote({ gateway }: { gateway: { name: string } }) {
  if (gateway.name !== 'embedded') return null;
  return (
    <Banner tone="info" title="Test payments">
      No money moves. Use card 4242 4242 4242 4242, any future date and any security code.
    </Banner>
  );
}
