import { ErrorState, type ErrorStateProps } from '@saltbush/shared-ui/design/core';

/** Replaces the payment fields while no gateway accepts payments. The default text is that of a payment. */
export function GatewayUnavailable({
  title = 'Payment isn’t available right now',
  children = 'You have not been charged. Please try again in a moment.',
  headingLevel = 3,
  ...rest
}: ErrorStateProps) {
  return (
    <ErrorState headingLevel={headingLevel} title={title} {...rest}>
      {children}
    </ErrorState>
  );
}
