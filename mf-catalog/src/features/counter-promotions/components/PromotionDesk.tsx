import { isPermitted } from '@saltbush/contract';
import { ErrorState, Loading, Skeleton } from '@saltbush/shared-ui/design/core';
import { CounterColumns, CounterPage, CounterPanel, StateMark } from '@saltbush/shared-ui/design/counter';
import { useSession } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { STATE_WORDS } from '../../../shared/counter/run-states';
import type { StaffPromotion } from '../api/promotion-fields';
import { staffPromotionQuery } from '../api/staff-promotion';
import { DraftDesk } from './DraftDesk';
import { PreviewPanel } from './PreviewPanel';
import { ProductsPanel } from './ProductsPanel';
import { StatePanel } from './StatePanel';
import { WordsForm } from './WordsForm';

/** What shoppers read, for those who do not change it. */
const Words = ({
  staffPromotion: { display_info, met_message, unmet_message },
}: {
  staffPromotion: StaffPromotion;
}) => (
  <CounterPanel title="Wording">
    <p>{display_info}</p>
    <p>{met_message}</p>
    <p>{unmet_message}</p>
  </CounterPanel>
);

/** A promotion that is coming, running or over. */
function PublishedDesk({
  staffPromotion,
  onLookAgain,
}: {
  staffPromotion: StaffPromotion;
  onLookAgain: () => void;
}) {
  const role = useSession((state) => state.user?.role ?? 'customer');
  const { promotion, products } = staffPromotion;
  const { words, kind } = STATE_WORDS[promotion.state];
  // What has been entered stays, even if a colleague ends the promotion meanwhile.
  const [isTouched, setTouched] = useState(false);
  const mayChange = isTouched || (promotion.state !== 'ended' && isPermitted(role, 'promotions:publish'));
  return (
    <CounterPage title={promotion.display_title} note={<StateMark kind={kind}>{words}</StateMark>}>
      <CounterColumns
        aside={
          <>
            <StatePanel {...{ staffPromotion, onLookAgain }} isDirty={false} />
            <ProductsPanel products={products} count={promotion.product_count} />
          </>
        }
      >
        {mayChange ? (
          <WordsForm {...{ staffPromotion, onLookAgain }} onTouch={() => setTouched(true)} />
        ) : (
          <Words staffPromotion={staffPromotion} />
        )}
        <PreviewPanel staffPromotion={staffPromotion} isDirty={false} />
      </CounterColumns>
    </CounterPage>
  );
}

/** A promotion that is read, and shown once it is there. */
function usePromotionPage(id: string) {
  const found = useQuery(staffPromotionQuery(id));
  const waiting = (
    <CounterPage title="Promotion">
      {found.isError ? (
        <ErrorState onRetry={() => void found.refetch()}>{found.error.message}</ErrorState>
      ) : (
        <Loading>
          <Skeleton height="24rem" />
        </Loading>
      )}
    </CounterPage>
  );
  return { staffPromotion: found.data, refetch: found.refetch, waiting };
}

/** A promotion as a draft or as published: which of them is kept until it is looked at again, with what was entered. */
function Desk(props: { staffPromotion: StaffPromotion; onLookAgain: () => void }) {
  const { staffPromotion, onLookAgain } = props;
  const [isDraft] = useState(staffPromotion.promotion.state === 'draft');
  if (isDraft) return <DraftDesk current={staffPromotion} onLookAgain={onLookAgain} />;
  return <PublishedDesk {...props} />;
}

/** One promotion at the counter. */
export function PromotionDesk({ id }: { id: string }) {
  const { staffPromotion, refetch, waiting } = usePromotionPage(id);
  const [round, setRound] = useState(0);
  if (!staffPromotion) return waiting;
  // What cannot be read again leaves what was entered where it is.
  const onLookAgain = () => void refetch().then(({ isError }) => isError || setRound(round + 1));
  return <Desk key={`${id} ${round}`} {...{ staffPromotion, onLookAgain }} />;
}

/** A new draft that begins with another promotion's words, numbers and products. */
export function CopyDesk({ id }: { id: string }) {
  const { staffPromotion, waiting } = usePromotionPage(id);
  return staffPromotion ? <DraftDesk current={null} copied={staffPromotion} /> : waiting;
}
