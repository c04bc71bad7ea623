import { Button, InlineMessage, useActionStatus, VisuallyHidden } from '@saltbush/shared-ui/design/core';
import { useFocusOnChange } from '@saltbush/shared-ui/form-kit';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useRef } from 'react';
import type { Charge } from './charge';
import { Mails } from './charge-cells';

interface MailsCellProps {
  charge: Pick<Charge, 'id' | 'customer' | 'mails' | 'can_mail'>;
  /** Mails the customer once more that their charge was declined, and renews the list. */
  mail: (id: string) => Promise<void>;
}

/** What a customer was mailed of a charge; the place keeps the focus when its button has done its work. */
export function MailsCell({ charge: { id, customer, mails, can_mail }, mail }: MailsCellProps) {
  const { status, run, failure } = useActionStatus();
  const place = useRef<HTMLDivElement>(null);
  const isOurs = useRef(false);
  useFocusOnChange(can_mail, () => {
    if (isOurs.current) place.current?.focus();
  });
  const press = () => {
    isOurs.current = true;
    void run(() => mail(id));
  };
  return (
    <div ref={place} tabIndex={-1}>
      <Mails mails={mails} />
      {can_mail && (
        <Button variant="secondary" size="sm" status={status} onClick={press}>
          Mail again
          {customer && (
            <VisuallyHidden>
              {' '}
              to {customer.first_name} {customer.last_name}
            </VisuallyHidden>
          )}
        </Button>
      )}
      {failure !== null && <InlineMessage tone="error">{errorMessage(failure)}</InlineMessage>}
    </div>
  );
}
