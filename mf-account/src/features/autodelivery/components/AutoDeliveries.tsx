import { links } from '@saltbush/contract/links';
import { ButtonLink, Cluster, EmptyState, ErrorState, Loading, Stack } from '@saltbush/shared-ui/design/core';
import { recoverable } from '@saltbush/shared-ui/on-demand';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { OutcomeMessage } from '../../../shared/saved-items/OutcomeMessage';
import { type AutoDelivery, autoDeliveriesQuery, showAutoDelivery } from '../api/autodeliveries';
import { deleteAutoDelivery } from '../api/delete';
import { AutoDeliveryCard } from './AutoDeliveryCard';
import { AutoDeliverySkeleton } from './AutoDeliverySkeleton';

const ConfirmDialog = recoverable(() => import('../../../shared/confirm-dialog/ConfirmDialog'));

function NoAutoDeliveries() {
  return (
    <EmptyState
      title="No AutoDeliveries yet"
      picture="calendar"
      headingLevel={2}
      action={
        <Cluster gap={3} justify="center">
          <ButtonLink href={links.pages.autoDelivery()}>How AutoDelivery works</ButtonLink>
          <ButtonLink variant="secondary" href={links.home()}>
            See popular products
          </ButtonLink>
        </Cluster>
      }
    >
      What you use every month can come by itself. Choose AutoDelivery on a product’s page to begin.
    </EmptyState>
  );
}

/** The list of AutoDeliveries, and the confirmation before one is deleted. */
function AutoDeliveryList({ list }: { list: readonly AutoDelivery[] }) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<{ autodelivery: AutoDelivery; open: boolean } | null>(null);
  const [deleted, setDeleted] = useState<string | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const remove = async (autodelivery: AutoDelivery) => {
    showAutoDelivery(client, await deleteAutoDelivery(autodelivery));
    setDeleted(autodelivery.name);
  };
  return (
    <section aria-label="Your AutoDeliveries">
      <Stack gap={5}>
        <OutcomeMessage ref={top}>
          {deleted && `${deleted} was deleted. Nothing more is charged for it.`}
        </OutcomeMessage>
        {list.length === 0 && <NoAutoDeliveries />}
        {list.map((autodelivery) => (
          <AutoDeliveryCard
            key={autodelivery.id}
            autodelivery={autodelivery}
            onDelete={() => setAsked({ autodelivery, open: true })}
          />
        ))}
      </Stack>
      <Suspense>
        {asked && (
          <ConfirmDialog
            key={asked.autodelivery.id}
            open={asked.open}
            title={`Delete ${asked.autodelivery.name}?`}
            label="Delete AutoDelivery"
            onConfirm={() => remove(asked.autodelivery)}
            onClose={() => setAsked({ ...asked, open: false })}
            finalFocus={top}
          >
            It ends for good, and what was not charged yet will not be charged. If you only need a break,
            pause it instead.
          </ConfirmDialog>
        )}
      </Suspense>
    </section>
  );
}

/** The signed-in user's AutoDeliveries (section 2.19). */
export function AutoDeliveries() {
  const { data, isError, error, refetch } = useQuery(autoDeliveriesQuery());
  if (isError && !data) return <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>;
  if (data) return <AutoDeliveryList list={data} />;
  return (
    <Loading label="Loading your AutoDeliveries">
      <AutoDeliverySkeleton />
    </Loading>
  );
}
