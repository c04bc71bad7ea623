import { Banner } from '@saltbush/shared-ui/design/core';

/** Why a change was refused, in the api's words. */
export function StepFailure({ failure }: { failure: string | null }) {
  if (failure === null) return null;
  return (
    <Banner tone="error" live>
      {failure}
    </Banner>
  );
}
