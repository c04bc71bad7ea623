import { notifyEmailError } from '@saltbush/contract';
import { Button, InlineMessage, Text, useActionStatus } from '@saltbush/shared-ui/design/core';
import { FormLayout, TextField } from '@saltbush/shared-ui/design/forms';
import { BellIcon } from '@saltbush/shared-ui/design/icons';
import { errorMessage, track, useSession } from '@saltbush/shared-ui/platform';
import { type FormEvent, useRef, useState } from 'react';
import { requestStockNotification } from '../api/stock-notification';
import styles from './NotifyMe.module.css';

interface NotifyMeProps {
  productId: number;
}

/** Back-in-stock notification form for an active, out-of-stock product (sections 2.10, 4 and 5.b). */
export function NotifyMe({ productId }: NotifyMeProps) {
  const known = useSession((state) => state.user?.email ?? '');
  const [typed, setTyped] = useState<string | null>(null);
  const [mistake, setMistake] = useState<string | null>(null);
  const [subscribedEmail, setSubscribedEmail] = useState<string | null>(null);
  const { status, run, failure } = useActionStatus();
  const field = useRef<HTMLInputElement>(null);
  const email = typed ?? known;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = notifyEmailError(email);
    setMistake(wrong);
    setSubscribedEmail(null);
    if (wrong) return field.current?.focus();
    await run(async () => {
      setSubscribedEmail(await requestStockNotification(productId, email.trim()));
      track({ name: 'Notify Me', product_id: productId });
    });
  };
  const refusal = failure ? errorMessage(failure) : undefined;
  return (
    <section className={styles.notify} aria-labelledby={`notify-${productId}`}>
      <div>
        <p id={`notify-${productId}`} className={styles.title}>
          Out of stock
        </p>
        <Text size="sm" tone="muted">
          We’ll send one email when you can buy it again.
        </Text>
      </div>
      <FormLayout onSubmit={submit}>
        <TextField
          ref={field}
          name="notify-email"
          label="Email"
          type="email"
          autoComplete="email"
          value={email}
          error={mistake ?? refusal}
          onChange={(event) => {
            setTyped(event.target.value);
            if (mistake) setMistake(notifyEmailError(event.target.value));
          }}
        />
        <Button
          block
          type="submit"
          icon={BellIcon}
          status={status}
          busyLabel="Adding..."
          successLabel="Added to notify list"
        >
          Notify Me
        </Button>
      </FormLayout>
      {subscribedEmail && (
        <InlineMessage tone="success" live>
          We’ll email {subscribedEmail} when it is back in stock.
        </InlineMessage>
      )}
    </section>
  );
}
