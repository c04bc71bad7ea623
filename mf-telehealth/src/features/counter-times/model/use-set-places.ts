import { useActionStatus } from '@saltbush/shared-ui/design/core';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { setPlaces } from '../api/set-places';
import { type ConsultTime, staffConsultTimesKey } from '../api/staff-consult-times';
import { countOver, type OverPlaces } from './times';

const NONE: OverPlaces = { booked: 0, ofPrograms: 0 };

/** Sets the places of times; afterwards, whether it worked or not, the page shows what they have become. */
export function useSetPlaces() {
  const queryClient = useQueryClient();
  const { status, run, failure } = useActionStatus();
  const [over, setOver] = useState<OverPlaces>(NONE);
  const take = async (times: readonly ConsultTime[], places: number): Promise<void> => {
    const seen = times.map((time) => ({ starts_at: time.starts_at, expected: time.places }));
    setOver(NONE);
    await run(async () => setOver(countOver(await setPlaces({ times: seen, places }))));
    await queryClient.invalidateQueries({ queryKey: staffConsultTimesKey });
  };
  return { status, take, over, failure: failure === null ? null : errorMessage(failure) };
}
