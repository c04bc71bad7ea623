import { paymentLabel, paymentNoun, paymentTitle } from '@saltbush/contract';
import { Button, EmptyState, ErrorState, Loading, Stack } from '@saltbush/shared-ui/design/core';
import { PlusIcon } from '@saltbush/shared-ui/design/icons';
import { TileSkeleton } from '@saltbush/shared-ui/design/orders';
import { type PaymentMethod, paymentMethodsQuery } from '@saltbush/shared-ui/entities';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { OutcomeMessage } from '../../../shared/saved-items/OutcomeMessage';
import { cardAutoDeliveriesQuery } from '../api/card-autodeliveries';
import { useRemoveCard } from '../model/use-card-change';
import { Card } from './Card';
import styles from './Cards.module.css';

const CardInUse = lazy(() => import('./CardInUse'));
const AddCard = lazy(() => import('./AddCard'));
const ConfirmDialog = lazy(() => import('../../../shared/confirm-dialog/ConfirmDialog'));

interface CardListProps {
  cards: readonly PaymentMethod[];
  onAdd: () => void;
  onDelete: (card: PaymentMethod) => void;
}

function CardList({ cards, onAdd, onDelete }: CardListProps) {
  const noun = paymentNoun('later');
  const add = (
    <Button icon={PlusIcon} onClick={onAdd}>
      Add a {noun}
    </Button>
  );
  if (cards.length === 0) {
    return (
      <EmptyState title={`No ${noun}s yet`} picture="box" headingLevel={2} action={add}>
        A {noun} that you keep here pays for AutoDelivery. You can also keep one as you check out.
      </EmptyState>
    );
  }
  return (
    <Stack gap={5}>
      <ul className={styles.cards} aria-label={`${paymentTitle('later')}s`}>
        {cards.map((card) => (
          <Card key={card.payment_source_id} card={card} onDelete={() => onDelete(card)} />
        ))}
      </ul>
      <div>{add}</div>
    </Stack>
  );
}

interface Asked {
  card: PaymentMethod;
  /** Names of the AutoDeliveries known to use the card. */
  paysFor: readonly string[];
  open: boolean;
}

/** The list of cards with their actions. */
function KeptCards({ cards }: { cards: readonly PaymentMethod[] }) {
  const [isAdding, setIsAdding] = useState(false);
  const client = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [successMessage, setSuccessMessage] = useState<string | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const focusAfterAdding = useRef<HTMLElement>(null);
  const add = () => {
    focusAfterAdding.current = null;
    setIsAdding(true);
  };
  const removeCard = useRemoveCard();
  const ask = (card: PaymentMethod) => {
    const known = client.getQueryData(cardAutoDeliveriesQuery(card.payment_source_id).queryKey) ?? [];
    setAsked({ card, paysFor: known.map(({ name }) => name), open: true });
  };
  const close = () => asked && setAsked({ ...asked, open: false });
  const remove = async (card: PaymentMethod) => {
    await removeCard(card);
    setSuccessMessage(`${paymentLabel(card)} was deleted.`);
  };
  const added = () => {
    setSuccessMessage(`Your ${paymentNoun('later')} was added.`);
    focusAfterAdding.current = top.current;
    setIsAdding(false);
  };
  return (
    <section aria-label={`Your ${paymentNoun('later')}s`}>
      <Stack gap={4}>
        <OutcomeMessage ref={top}>{successMessage}</OutcomeMessage>
        <CardList cards={cards} onAdd={add} onDelete={ask} />
      </Stack>
      <Suspense>
        {isAdding && (
          <AddCard onClose={() => setIsAdding(false)} onAdded={added} finalFocus={focusAfterAdding} />
        )}
        {asked && asked.paysFor.length > 0 && (
          <CardInUse key={asked.card.payment_source_id} {...asked} onClose={close} />
        )}
        {asked?.paysFor.length === 0 && (
          <ConfirmDialog
            key={asked.card.payment_source_id}
            open={asked.open}
            title={`Delete ${paymentLabel(asked.card)}?`}
            label={`Delete ${paymentNoun('later')}`}
            onConfirm={() => remove(asked.card)}
            onClose={close}
            finalFocus={top}
          >
            To use this {paymentNoun('later')} again you will need to enter it again.
          </ConfirmDialog>
        )}
      </Suspense>
    </section>
  );
}

/** The user's saved cards (section 2.17). */
export function PaymentMethods() {
  const { data, isError, error, refetch } = useQuery(paymentMethodsQuery());
  if (isError && !data) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  if (data) return <KeptCards cards={data} />;
  return (
    <Loading label={`Loading your ${paymentNoun('later')}s`}>
      <Stack gap={4}>
        <TileSkeleton />
        <TileSkeleton />
      </Stack>
    </Loading>
  );
}
