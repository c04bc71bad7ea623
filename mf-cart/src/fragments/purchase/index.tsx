import { WEIGHT_LOSS_JOURNEY_ID } from '@saltbush/contract';
import { Skeleton } from '@saltbush/shared-ui/design/core';
import { recoverable } from '@saltbush/shared-ui/on-demand';
import { type PurchaseProduct, type SlotProps, useHydrated, useSession } from '@saltbush/shared-ui/platform';
import { Suspense } from 'react';
import { Purchase } from '../../features/add-to-cart/components/Purchase';
import { type CallToActionKind, callToAction } from '../../features/add-to-cart/model/call-to-action';
import { useDeliveryChoice } from '../../features/purchase-type/model/use-delivery-choice';
import styles from './purchase.module.css';

const ScriptPurchase = recoverable(
  () => import(/* webpackChunkName: "script-purchase" */ './ScriptPurchase'),
);
const ProgramPurchase = recoverable(
  () => import(/* webpackChunkName: "program-purchase" */ './ProgramPurchase'),
);
const QuestionnairePurchase = recoverable(
  () => import(/* webpackChunkName: "questionnaire-purchase" */ './QuestionnairePurchase'),
);
const NotifyMe = recoverable(async () => {
  const { NotifyMe } = await import(
    /* webpackChunkName: "notify-me" */ '../../features/notify/components/NotifyMe'
  );
  return { default: NotifyMe };
});

/** Signed-in shoppers answer the practitioner questionnaire, except for products that skip it (section 2.11). */
function useNeedsQuestionnaire({ isPractitioner, isSkipQuestionnaire }: PurchaseProduct): boolean {
  const isSignedIn = useSession((state) => state.status === 'signed-in');
  return isSignedIn && isPractitioner && !isSkipQuestionnaire;
}

/** Returns the initial call to action, before the shopper has made any choice. */
function useFirstAction(product: PurchaseProduct): CallToActionKind {
  const isSignedIn = useSession((state) => state.status === 'signed-in');
  const isImpersonated = useSession((state) => state.impersonation !== null);
  return callToAction({ product, isSignedIn, isImpersonated }).kind;
}

/** Reserves space for the script panel; the link to a telehealth consult is available from the start. */
function PrescribedPurchase(props: SlotProps['pdp.purchase']) {
  const isHydrated = useHydrated();
  const fallback = (
    <>
      <div className={styles.script}>
        <Skeleton height="100%" />
      </div>
      <Purchase {...props} />
    </>
  );
  if (!isHydrated) return fallback;
  return (
    <Suspense fallback={fallback}>
      <ScriptPurchase {...props} />
    </Suspense>
  );
}

function PlainPurchase(props: SlotProps['pdp.purchase']) {
  return <Purchase {...props} delivery={useDeliveryChoice(props.product)} />;
}

/** Fills `pdp.purchase`. State is keyed by product, so navigating to another one resets it. */
export default function PurchaseFragment(props: SlotProps['pdp.purchase']) {
  const { product } = props;
  const needsQuestionnaire = useNeedsQuestionnaire(product);
  const action = useFirstAction(product);
  if (action === 'notify') {
    return (
      <Suspense fallback={<Skeleton height="15.5rem" />}>
        <NotifyMe key={product.id} productId={product.id} />
      </Suspense>
    );
  }
  if (action === 'consult') return <PrescribedPurchase key={product.id} {...props} />;
  const isProgramProduct = product.journeyIds.includes(WEIGHT_LOSS_JOURNEY_ID);
  if (!needsQuestionnaire && !isProgramProduct) return <PlainPurchase key={product.id} {...props} />;
  const SpecialPurchase = needsQuestionnaire ? QuestionnairePurchase : ProgramPurchase;
  return (
    <Suspense fallback={<Skeleton height="13rem" />}>
      <SpecialPurchase key={product.id} {...props} />
    </Suspense>
  );
}
