import { frequencyWords } from '@saltbush/contract';
import {
  Badge,
  Cluster,
  Divider,
  Heading,
  InlineMessage,
  Skeleton,
  Stack,
  Text,
} from '@saltbush/shared-ui/design/core';
import { recoverable } from '@saltbush/shared-ui/on-demand';
import { Suspense, useState } from 'react';
import type { AutoDelivery } from '../api/autodeliveries';
import { PAYMENT_LABELS, STATUS_LABELS } from '../model/format-autodelivery';
import { Actions } from './Actions';
import styles from './AutoDeliveryCard.module.css';
import { Details } from './Details';
import { Items } from './Items';
import { Milestones } from './Milestones';
import { PaymentNotice } from './PaymentNotice';

const EditAutoDelivery = recoverable(() => import('./EditAutoDelivery'));
const Agreement = recoverable(() => import('./Agreement'));

const PAYMENT_TONES = { none: 'neutral', pending: 'sky', succeeded: 'brand', failed: 'coral' } as const;

interface AutoDeliveryCardProps {
  autodelivery: AutoDelivery;
  onDelete: () => void;
}

/** An AutoDelivery: status, schedule, items, delivery details and actions (section 2.19). */
export function AutoDeliveryCard({ autodelivery, onDelete }: AutoDeliveryCardProps) {
  const [isEditing, setIsEditing] = useState(false);
  const [wasSaved, setWasSaved] = useState(false);
  const edit = () => {
    setWasSaved(false);
    setIsEditing(true);
  };
  const saved = () => {
    setWasSaved(true);
    setIsEditing(false);
  };
  const { id, name, status, last_payment_status } = autodelivery;
  const often = frequencyWords(autodelivery.frequency);
  return (
    <article className={styles.card} aria-labelledby={`autodelivery-${id}`}>
      <Stack gap={5}>
        <Cluster justify="space-between" gap={3}>
          <div className={styles.title}>
            <Heading level={2} size="lg" id={`autodelivery-${id}`}>
              {name}
            </Heading>
            {name !== often && <Text tone="muted">{often}</Text>}
          </div>
          <Cluster gap={2}>
            <Badge tone={status === 'active' ? 'brand' : 'amber'}>{STATUS_LABELS[status]}</Badge>
            <Badge tone={PAYMENT_TONES[last_payment_status]}>{PAYMENT_LABELS[last_payment_status]}</Badge>
          </Cluster>
        </Cluster>
        <PaymentNotice autodelivery={autodelivery} />
        <Milestones autodelivery={autodelivery} />
        <Actions autodelivery={autodelivery} onEdit={edit} onDelete={onDelete} />
        {wasSaved && (
          <InlineMessage tone="success" live>
            Your changes were saved.
          </InlineMessage>
        )}
        <Divider />
        <Items autodelivery={autodelivery} />
        <Divider />
        <Details autodelivery={autodelivery} />
        <Suspense fallback={<Skeleton height="3.5rem" />}>
          <Agreement autodelivery={autodelivery} />
        </Suspense>
      </Stack>
      <Suspense>
        {isEditing && (
          <EditAutoDelivery autodelivery={autodelivery} onClose={() => setIsEditing(false)} onSaved={saved} />
        )}
      </Suspense>
    </article>
  );
}
