import { Stack, TextButton } from '@saltbush/shared-ui/design/core';
import { useState } from 'react';
import { verifySecondFactor } from '../api/verify';
import { CodeForm } from './CodeForm';

/** Confirms the sign-in by a code of the app, or by a recovery code. */
export function EnterCode() {
  const [isRecovery, setRecovery] = useState(false);
  return (
    <Stack gap={3}>
      {isRecovery ? (
        <CodeForm
          key="recovery"
          label="Recovery code"
          hint="One of the ten that you kept; it counts once"
          action="Confirm"
          onCode={verifySecondFactor}
        />
      ) : (
        <CodeForm
          key="app"
          label="Code of your authenticator app"
          hint="Six digits, new every 30 seconds"
          action="Confirm"
          isNumeric
          onCode={verifySecondFactor}
        />
      )}
      <div>
        <TextButton onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? 'Use the app instead' : 'I don’t have the app with me'}
        </TextButton>
      </div>
      {isRecovery && <p>No codes left? A manager can reset your authenticator app.</p>}
    </Stack>
  );
}
