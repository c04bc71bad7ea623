import { Banner, Button, Stack, useActionStatus } from '@saltbush/shared-ui/design/core';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useState } from 'react';
import { beginSecondFactor, type NewSecret } from '../api/begin';
import { confirmSecondFactor } from '../api/confirm';
import { CodeForm } from './CodeForm';
import { QrPicture } from './QrPicture';
import styles from './SecondFactor.module.css';

/** The recovery codes, which nobody sees again. */
function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => Promise<unknown> }) {
  const { status, run } = useActionStatus();
  return (
    <div className={styles.steps}>
      <Banner tone="success" live>
        Your authenticator app is set up.
      </Banner>
      <p>
        Keep these recovery codes where you find them without your phone. Each of them counts once, in place
        of a code of the app. They are not shown again.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div>
        <Button size="sm" status={status} onClick={() => void run(onKept)}>
          I have kept them
        </Button>
      </div>
    </div>
  );
}

function Scan({ secret, onCode }: { secret: NewSecret; onCode: (code: string) => Promise<unknown> }) {
  return (
    <div className={styles.steps}>
      <p>Scan this code with an authenticator app, such as the one of your password manager.</p>
      <QrPicture qr={secret.qr} />
      <p>
        No camera? <a href={secret.address}>Open the app on this device</a>, or type this key:
      </p>
      <p className={styles.secret}>{secret.secret.match(/.{1,4}/g)?.join(' ')}</p>
      <CodeForm
        label="Code that the app shows"
        hint="Six digits, new every 30 seconds"
        action="Set up"
        isNumeric
        onCode={onCode}
      />
    </div>
  );
}

interface SetUpAppProps {
  /** What the button says that begins. */
  action: string;
  onDone: () => Promise<unknown>;
}

/** Sets up an authenticator app: its code, a first code of it, and the recovery codes. */
export function SetUpApp({ action, onDone }: SetUpAppProps) {
  const [secret, setSecret] = useState<NewSecret>();
  const [codes, setCodes] = useState<string[]>();
  const { status, run, failure } = useActionStatus();
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  if (secret)
    return <Scan secret={secret} onCode={async (code) => setCodes(await confirmSecondFactor(code))} />;
  return (
    <Stack gap={3}>
      <div>
        <Button
          size="sm"
          status={status}
          onClick={() => void run(async () => setSecret(await beginSecondFactor()))}
        >
          {action}
        </Button>
      </div>
      {failure !== null && (
        <Banner tone="error" live>
          {errorMessage(failure)}
        </Banner>
      )}
    </Stack>
  );
}
