import { Button, InlineMessage, useActionStatus, VisuallyHidden } from '@saltbush/shared-ui/design/core';
import { errorMessage } from '@saltbush/shared-ui/platform';
import type { Charge } from './charge';

interface MailAgainProps {
  charge: Pick<Charge, 'id' | 'customer'>;
  mail: (id: string) => Promise<void>;
}

/** Mails a customer once more that their charge was declined, and how to pay it. */
export function MailAgain({ charge: { id, customer }, mail }: MailAgainProps) {
  const { status, run, failure } = useActionStatus();
  return (
    <>
      <Button variant="secondary" size="sm" status={status} onClick={() => void run(() => mail(id))}>
        Mail again
        {customer && (
          <VisuallyHidden>
            {' '}
            to {customer.first_name} {customer.last_name}
          </VisuallyHidden>
        )}
      </Button>
      {failure !== null && <InlineMessage tone="error">{errorMessage(failure)}</InlineMessage>}
    </>
  );
}
