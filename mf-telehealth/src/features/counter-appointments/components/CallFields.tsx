import { CALL_GAP_MINUTES, UNREACHED_TERMS } from '@saltbush/contract';
import { TextField } from '@saltbush/shared-ui/design/forms';

const LABELS = ['First call', 'Second call', 'Third call'];

interface CallFieldsProps {
  /** HH:mm in Sydney. */
  clocks: readonly string[];
  onChange: (clocks: string[]) => void;
  error: string | null;
}

/** When the patient was rung: the fee stays for three calls alone (rule health-35). */
export function CallFields({ clocks, onChange, error }: CallFieldsProps) {
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
