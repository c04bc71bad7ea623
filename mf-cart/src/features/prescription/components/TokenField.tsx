import { TextField } from '@saltbush/shared-ui/design/forms';
import { tokenIn } from '../model/script-answers';

interface TokenFieldProps {
  value: string;
  error: string | undefined;
  onChange: (token: string) => void;
}

/** The token of an e-script. It is a secret: the browser neither keeps nor completes it. */
export function TokenField({ value, error, onChange }: TokenFieldProps) {
  return (
    <TextField
      label="E-prescription token"
      name="escript-token"
      hint="18 letters and digits. You can paste the link from your message."
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      value={value}
      error={error}
      onChange={(event) => onChange(tokenIn(event.target.value))}
    />
  );
}
