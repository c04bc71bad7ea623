import {
  Button,
  Chip,
  Disclosure,
  InlineMessage,
  Stack,
  Text,
  TextButton,
  useActionStatus,
} from '@saltbush/shared-ui/design/core';
import { FieldWithButton, FormLayout, TextField } from '@saltbush/shared-ui/design/forms';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { type FormEvent, useState } from 'react';
import type { Cart } from '../../../shared/cart/cart';
import { removeOffer } from '../api/remove-offer';
import { setOffer } from '../api/set-offer';
import styles from './OfferCode.module.css';

type OfferCart = Pick<Cart, 'uuid' | 'offer' | 'refused_offer' | 'available_offers'>;

interface CurrentOfferProps {
  uuid: string;
  code: string;
  description: string;
  /** Why it takes nothing off. */
  refusal?: string;
}

function CurrentOffer({ uuid, code, description, refusal }: CurrentOfferProps) {
  const { run, failure } = useActionStatus();
  return (
    <Stack gap={2} align="start">
      <Chip selected onRemove={() => void run(() => removeOffer(uuid))} removeLabel={`Remove offer ${code}`}>
        {code}
      </Chip>
      {refusal && (
        <InlineMessage tone="warning" live>
          {refusal}
        </InlineMessage>
      )}
      <Text size="sm" tone="muted">
        {failure ? errorMessage(failure) : description}
      </Text>
    </Stack>
  );
}

/** Publicly available offers, each applied with one press. They take a fold: a cart is about what is in it. */
function AvailableOffers({
  offers,
  onUse,
}: {
  offers: Cart['available_offers'];
  onUse: (code: string) => void;
}) {
  if (offers.length === 0) return null;
  return (
    <Disclosure
      summary={offers.length === 1 ? 'See an offer for you' : `See ${offers.length} offers for you`}
      className={styles.available}
    >
      <ul className={styles.offers}>
        {offers.map(({ id, code, description }) => (
          <li key={id} className={styles.offer}>
            <Text size="sm">
              <strong>{code}</strong> {description}
            </Text>
            <TextButton className={styles.use} onClick={() => onUse(code)} aria-label={`Use ${code}`}>
              Use
            </TextButton>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** The cart's offer, or a field to enter a code (section 2.15). A cart has at most one offer. */
export function OfferCode({ cart }: { cart: OfferCart }) {
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const { status, run, failure } = useActionStatus();
  const { offer, refused_offer: refused } = cart;
  const current = offer?.code ?? refused?.code;
  if (current) {
    const description = offer?.description ?? '';
    return (
      <CurrentOffer uuid={cart.uuid} code={current} description={description} refusal={refused?.message} />
    );
  }

  const use = async (offerCode: string) => {
    setMissing(offerCode === '');
    if (offerCode && (await run(() => setOffer(cart.uuid, offerCode)))) setCode('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void use(code.trim());
  };
  const reason = failure ? errorMessage(failure) : undefined;
  return (
    <Stack gap={4}>
      <FormLayout onSubmit={submit}>
        <FieldWithButton>
          <TextField
            name="offer-code"
            label="Offer code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={code}
            error={missing ? 'Please enter an offer code' : reason}
            onChange={(event) => setCode(event.target.value)}
          />
          <Button type="submit" variant="secondary" status={status} busyLabel="Applying...">
            Apply
          </Button>
        </FieldWithButton>
      </FormLayout>
      <AvailableOffers offers={cart.available_offers} onUse={(offerCode) => void use(offerCode)} />
    </Stack>
  );
}
