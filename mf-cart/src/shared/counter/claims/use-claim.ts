import { useActionStatus } from '@saltbush/shared-ui/design/core';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Claim, ClaimPlace } from './api/claim-fields';
import { findClaim } from './api/find-claim';
import { leaveClaim } from './api/leave-claim';
import { takeClaim } from './api/take-claim';
import { takeOverClaim } from './api/take-over-claim';

const LOOK_MS = 10_000;
/** What a person does; nothing that a page does by itself. */
const INPUT = ['pointerdown', 'keydown', 'wheel'] as const;

interface Use {
  /** Somebody has used the page since it was claimed last. */
  isNew: boolean;
  taking: Promise<Claim | null> | null;
}

/** Claims for a use of the page, which counts again if the claim is lost on its way. */
async function takeFor(use: Use, place: ClaimPlace): Promise<Claim | null> {
  use.isNew = false;
  use.taking = takeClaim(place);
  try {
    return await use.taking;
  } catch (error) {
    use.isNew = true;
    throw error;
  } finally {
    use.taking = null;
  }
}

/**
 * Claims what an open page works on, goes on with the claim while somebody uses the page, and ends it when the page is left.
 * What a colleague has claimed stays theirs until it is taken over.
 */
export function useClaim(place: ClaimPlace) {
  const { reference, line } = place;
  const queryClient = useQueryClient();
  const { status, run, failure } = useActionStatus();
  // Opening the page is its first use.
  const [use] = useState<Use>({ isNew: true, taking: null });
  const queryKey = ['mf-cart', 'staff-claim', reference, line] as const;
  const { data: claim = null } = useQuery({
    queryKey,
    queryFn: ({ signal }) => (use.isNew ? takeFor(use, place) : findClaim(place, signal)),
    refetchInterval: LOOK_MS,
    staleTime: 0,
    gcTime: 0,
  });

  useEffect(() => {
    const note = () => {
      use.isNew = true;
    };
    for (const name of INPUT) window.addEventListener(name, note, { capture: true, passive: true });
    return () => {
      for (const name of INPUT) window.removeEventListener(name, note, { capture: true });
    };
  }, [use]);

  const leave = useEffectEvent(() => {
    if (claim?.is_mine) leaveClaim(place);
    // Who is gone before the answer comes must not keep it from others.
    else use.taking?.then((late) => late?.is_mine && leaveClaim(place)).catch(() => undefined);
  });
  useEffect(() => () => leave(), []);

  const takeOver = (key: string) =>
    run(async () => {
      // An answer from before would bring the colleague back.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, await takeOverClaim(place, key));
    });
  return { claim, takeOver, status, failure: failure === null ? null : errorMessage(failure) };
}
