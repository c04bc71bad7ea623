import { Banner, Button } from '@saltbush/shared-ui/design/core';
import { StepFailure } from '../StepFailure';
import type { ClaimPlace } from './api/claim-fields';
import { sinceWords } from './claim-words';
import { useClaim } from './use-claim';

/** Claims what the page works on. Says who does already, or has taken it over, and offers to take it over. */
export default function ClaimBanner({ place }: { place: ClaimPlace }) {
  const { claim, takeOver, status, failure } = useClaim(place);
  if (!claim || claim.is_mine) return <StepFailure failure={failure} />;
  const since = sinceWords(claim, Date.now());
  return (
    <>
      <Banner
        tone="info"
        live
        action={
          <Button size="sm" variant="secondary" status={status} onClick={() => void takeOver(claim.key)}>
            Take over
          </Button>
        }
      >
        {claim.is_taken_from_me
          ? `${claim.staff_name} has taken this over from you, ${since}.`
          : `Claimed by ${claim.staff_name}, ${since}.`}
      </Banner>
      <StepFailure failure={failure} />
    </>
  );
}
