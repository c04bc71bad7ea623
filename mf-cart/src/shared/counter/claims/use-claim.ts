import { useActionStatus } from '@saltbush/shared-ui/design/core';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ClaimPlace } from './api/claim-fields';
import { findClaim } from './api/find-claim';
import { leaveClaim } from './api/leave-claim';
import { takeClaim } from './api/take-claim';
import { takeOverClaim } from './api/take-over-claim';

const LOOK_MS = 10_000;
/** What a person does; nothing that a page does by itself. */
const INPUT = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Claims what an open page works on, goes on with the claim while somebody uses the page, and ends it when the page is left.
 * What a colleague has claimed stays theirs until it is taken over.
 */
export function useClaim(place: ClaimPlace) {
  const { reference, line } = place;
  const queryClient = useQueryClient();
  const { status, run, failure } = useActionStatus();
  // Opening the page is its first use.
  const [use] = useState({ isNew: true });
  const queryKey = ['mf-cart', 'staff-claim', reference, line] as const;
  const { data: claim = null } = useQuery({
    queryKey,
    queryFn: ({ signal }) => {
      const isUsed = use.isNew;
      use.isNew = false;
      return isUsed ? takeClaim(place) : findClaim(place, signal);
    },
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
  });
  useEffect(() => () => leave(), []);

  const takeOver = (key: string) =>
    run(async () => queryClient.setQueryData(queryKey, await takeOverClaim(place, key)));
  return { claim, takeOver, status, failure: failure === null ? null : errorMessage(failure) };
}
