import { Banner, Button } from '@saltbush/shared-ui/design/core';
import { CounterColumns, CounterPage, StateMark } from '@saltbush/shared-ui/design/counter';
import { useId } from 'react';
import { STATE_WORDS } from '../../../shared/counter/run-states';
import type { StaffPromotion } from '../api/promotion-fields';
import { useDraft } from '../model/use-draft';
import { DraftForm } from './DraftForm';
import { PreviewPanel } from './PreviewPanel';
import { ProductChoice } from './ProductsPanel';
import { StatePanel } from './StatePanel';

interface DraftDeskProps {
  /** The draft; null for a new one. */
  current: StaffPromotion | null;
  /** What a new one begins with. */
  copied?: StaffPromotion | null;
  onLookAgain?: () => void;
}

/** A draft of a promotion: its form and products, a cart to try it with, and its steps. */
export function DraftDesk({ current, copied = null, onLookAgain = () => undefined }: DraftDeskProps) {
  const draft = useDraft(current, copied);
  const form = useId();
  const { isDirty } = draft;
  const { words, kind } = STATE_WORDS.draft;
  const isPartial = copied !== null && copied.products.length < copied.promotion.product_count;
  const work = (
    <>
      <DraftForm
        id={form}
        promotion={current ?? copied}
        isCopy={current === null}
        {...{ draft, onLookAgain }}
      />
      <ProductChoice draft={draft} />
    </>
  );
  return (
    <CounterPage
      title={current?.promotion.display_title ?? 'New promotion'}
      note={<StateMark kind={kind}>{current ? words : 'Not saved yet'}</StateMark>}
      actions={
        <Button type="submit" form={form} size="sm" status={draft.status} successLabel="Saved">
          Save draft
        </Button>
      }
    >
      {isPartial && (
        <Banner tone="info">
          {`The copy begins with the first ${copied.products.length} of ${copied.promotion.product_count} products: a promotion of the counter holds for no more.`}
        </Banner>
      )}
      {current ? (
        <CounterColumns
          aside={<StatePanel {...{ isDirty, onLookAgain }} staffPromotion={draft.base ?? current} />}
        >
          {work}
          <PreviewPanel key={String(current.version)} staffPromotion={current} isDirty={isDirty} />
        </CounterColumns>
      ) : (
        work
      )}
    </CounterPage>
  );
}
