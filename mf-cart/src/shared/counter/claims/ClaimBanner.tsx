import { Banner, Button } from '@saltbush/shared-ui/design/core';
import { formatMoment } from '@saltbush/shared-ui/design/counter';
import { useEffect, useRef, useState } from 'react';
import { StepFailure } from '../StepFailure';
import type { ClaimPlace } from './api/claim-fields';
import { useClaim } from './use-claim';

/** Receives focus once the button that took it over is gone, and says so. */
function Yours() {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <p ref={words} role="status" tabIndex={-1}>
      You work on this now.
    </p>
  );
}

/** Claims what the page works on. Says who does already, or has taken it over, and offers to take it over. */
export default function ClaimBanner({ place }: { place: ClaimPlace }) {
  const { claim, takeOver, status, failure } = useClaim(place);
  const [hasAsked, setHasAsked] = useState(false);
  if (!claim || claim.is_mine) {
    return (
      <>
        {hasAsked && claim && <Yours />}
        <StepFailure failure={failure} />
      </>
    );
  }
  const since = formatMoment(claim.since);
  const take = () => {
    setHasAsked(true);
    void takeOver(claim.key);
  };
  return (
    <>
      <Banner
        tone="info"
        live
        action={
          <Button size="sm" variant="secondary" status={status} onClick={take}>
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
