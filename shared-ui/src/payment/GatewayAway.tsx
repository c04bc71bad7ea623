import { ErrorState, type ErrorStateProps } from '@saltbush/shared-ui/design/core';

/** In the place of card fields while no gateway takes cards. Its words are those of a payment unless others are given. */
export function GatewayAway({
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
