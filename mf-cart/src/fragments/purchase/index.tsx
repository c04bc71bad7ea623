import { WEIGHT_LOSS_JOURNEY_ID } from '@saltbush/contract';
import { Skeleton } from '@saltbush/shared-ui/design/core';
import { type PurchaseProduct, type SlotProps, useHydrated, useSession } from '@saltbush/shared-ui/platform';
import { lazy, Suspense } from 'react';
import { Purchase } from '../../features/add-to-cart/components/Purchase';
import { type CallToActionKind, callToAction } from '../../features/add-to-cart/model/call-to-action';
import { useDeliveryChoice } from '../../features/purchase-type/model/use-delivery-choice';
import styles from './purchase.module.css';

const ScriptPurchase = lazy(() => import(/* webpackChunkName: "script-purchase" */ './ScriptPurchase'));
const ProgramPurchase = lazy(() => import(/* webpackChunkName: "program-purchase" */ './ProgramPurchase'));
const AskedPurchase = lazy(() => import(/* webpackChunkName: "asked-purchase" */ './AskedPurchase'));
const NotifyMe = lazy(async () => {
  const { NotifyMe } = await import(
    /* webpackChunkName: "notify-me" */ '../../features/notify/components/NotifyMe'
  );
  return { default: NotifyMe };
});

/** Signed-in shoppers answer the practitioner questionnaire, for products that do not skip it (section 2.11). */
function useIsAsked({ isPractitioner, isSkipQuestionnaire }: PurchaseProduct): boolean {
  const isSignedIn = useSession((state) => state.status === 'signed-in');
  return isSignedIn && isPractitioner && !isSkipQuestionnaire;
}

/** The way in for a shopper who has chosen nothing yet: to be told, to bring a script, or to buy. */
function useFirstAction(product: PurchaseProduct): CallToActionKind {
  const isSignedIn = useSession((state) => state.status === 'signed-in');
  const isImpersonated = useSession((state) => state.impersonation !== null);
  return callToAction({ product, isSignedIn, isImpersonated }).kind;
}

/** Room for patient and script, and the way to a doctor, which is there from the start. */
function PrescribedPurchase({ product }: { product: PurchaseProduct }) {
  const isHydrated = useHydrated();
  const coming = (
    <>
      <div className={styles.script}>
        <Skeleton height="100%" />
      </div>
      <Purchase product={product} />
    </>
  );
  if (!isHydrated) return coming;
  return (
    <Suspense fallback={coming}>
      <ScriptPurchase product={product} />
    </Suspense>
  );
}

function PlainPurchase({ product }: { product: PurchaseProduct }) {
  return <Purchase product={product} delivery={useDeliveryChoice(product)} />;
}

/** Fills `pdp.purchase`; another product is another purchase. */
export default function PurchaseFragment({ product }: SlotProps['pdp.purchase']) {
  const isAsked = useIsAsked(product);
  const action = useFirstAction(product);
  if (action === 'notify') {
    return (
      <Suspense fallback={<Skeleton height="15.5rem" />}>
        <NotifyMe key={product.id} productId={product.id} />
      </Suspense>
    );
  }
  if (action === 'consult') return <PrescribedPurchase key={product.id} product={product} />;
  const isOfProgram = product.journeyIds.includes(WEIGHT_LOSS_JOURNEY_ID);
  if (!isAsked && !isOfProgram) return <PlainPurchase key={product.id} product={product} />;
  const SpecialPurchase = isAsked ? AskedPurchase : ProgramPurchase;
  return (
    <Suspense fallback={<Skeleton height="13rem" />}>
      <SpecialPurchase key={product.id} product={product} />
    </Suspense>
  );
}
