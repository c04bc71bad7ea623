import { CALL_GAP_MINUTES, missedCallsError, UNREACHED_TERMS } from '@saltbush/contract';
import { TextField } from '@saltbush/shared-ui/design/forms';
import { useState } from 'react';
import { callAt } from './calls';

const LABELS = ['First call', 'Second call', 'Third call'];

interface CallFieldsProps {
  /** HH:mm in Sydney. */
  clocks: readonly string[];
  onChange: (clocks: string[]) => void;
  error: string | null;
}

/** When the patient was rung: the fee stays for three calls alone (rule health-35). */
function CallFields({ clocks, onChange, error }: CallFieldsProps) {
  return (
    <>
      <p>
        The patient was told: “{UNREACHED_TERMS}” The mail to them names your three calls, which are at least{' '}
        {CALL_GAP_MINUTES} minutes apart.
      </p>
      {LABELS.map((label, at) => (
        <TextField
          key={label}
          label={label}
          hint="Time in Sydney"
          name={`call-${at + 1}`}
          type="time"
          value={clocks[at] ?? ''}
          onChange={(event) =>
            onChange(LABELS.map((_, one) => (one === at ? event.target.value : (clocks[one] ?? ''))))
          }
          error={at === 0 ? (error ?? undefined) : undefined}
        />
      ))}
    </>
  );
}

/** The calls that did not reach a patient within a consultation, as they are typed, and what is wrong with them. */
export function useMissedCalls({ starts_at, ends_at }: { starts_at: string; ends_at: string }) {
  const [clocks, setClocks] = useState<string[]>([]);
  const [error, setError] = useState<string | null>(null);
  const calls = clocks.flatMap((clock) => callAt(clock, starts_at) ?? []);
  const check = () => {
    const span = { starts_at: new Date(starts_at), ends_at: new Date(ends_at) };
    const problem = missedCallsError({ ...span, calls, now: new Date() });
    setError(problem);
    return problem;
  };
  const change = (next: string[]) => {
    setError(null);
    setClocks(next);
  };
  return { calls, check, fields: <CallFields clocks={clocks} onChange={change} error={error} /> };
}
