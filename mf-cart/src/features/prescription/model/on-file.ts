import { SCRIPT_NOT_ON_FILE, supplyTooEarly } from '@saltbush/contract';
import { useSession } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import { type ScriptOnFile, scriptsOnFileQuery } from '../api/scripts-on-file';

/** What is known of the account's scripts on file for a product. */
export type OnFileView =
  | { status: 'guest' | 'loading' | 'unknown' }
  | { status: 'known'; scripts: readonly ScriptOnFile[] };

/** Whether a script on file can be chosen, and what the choice says of it. */
export interface OnFileOffer {
  hint: string;
  isOffered: boolean;
}

const HELD = 'We already hold your script';

const NOT_KNOWN: Readonly<Record<'guest' | 'loading' | 'unknown', OnFileOffer>> = {
  guest: { hint: 'Sign in to see your scripts on file', isOffered: false },
  loading: { hint: HELD, isOffered: false },
  unknown: { hint: HELD, isOffered: true },
};

const repeatsOf = (count: number): string => `${HELD}: ${count} ${count === 1 ? 'repeat' : 'repeats'} left`;

/**
 * Returns whether a script on file can be chosen for a patient, or for anybody while none is chosen (rule health-33). Where
 * it cannot be known, the api decides.
 */
export function onFileOffer(view: OnFileView, patientUuid: string | null): OnFileOffer {
  if (view.status !== 'known') return NOT_KNOWN[view.status];
  if (patientUuid === null && view.scripts.length > 0) return { hint: HELD, isOffered: true };
  const own = view.scripts.filter(({ patient_uuid }) => patient_uuid === patientUuid);
  const repeats = own.reduce((total, { repeats_left }) => total + repeats_left, 0);
  if (repeats === 0) return { hint: SCRIPT_NOT_ON_FILE, isOffered: false };
  const again = own.find(({ next_supply_on }) => next_supply_on)?.next_supply_on;
  return again
    ? { hint: supplyTooEarly(again), isOffered: false }
    : { hint: repeatsOf(repeats), isOffered: true };
}

/** Loads the account's scripts on file for a product. */
export function useOnFile(productId: string): OnFileView {
  const session = useSession((state) => state.status);
  const { data, isError } = useQuery({
    ...scriptsOnFileQuery(productId),
    enabled: session === 'signed-in',
  });
  if (session === 'guest') return { status: 'guest' };
  if (data) return { status: 'known', scripts: data };
  return { status: isError ? 'unknown' : 'loading' };
}
