import { TextField } from '@saltbush/shared-ui/design/forms';
import { tokenIn } from '../model/script-answers';

interface TokenFieldProps {
  value: string;
  error: string | undefined;
  onChange: (token: string) => void;
}

/** The e-script token. It is confidential, so autocomplete is off. */
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
