import { isPermitted } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { useConfirmStep } from '@saltbush/shared-ui/counter';
import { Button } from '@saltbush/shared-ui/design/core';
import { CounterFacts, CounterPanel } from '@saltbush/shared-ui/design/counter';
import { useSession } from '@saltbush/shared-ui/platform';
import { StepFailure } from '../../../shared/step-failure/StepFailure';
import { publishProduct } from '../api/publish-product';
import type { StaffProduct } from '../api/staff-product-fields';
import { withdrawStep } from '../model/large-steps';
import { useProductStep } from '../model/use-product-step';

function Publish({ id, name, is_on_sale: isOnSale }: StaffProduct['product']) {
  const { status, take, failure } = useProductStep(id);
  const { ask, dialog } = useConfirmStep();
  const publish = () => void take(() => publishProduct({ product_id: id, is_on_sale: !isOnSale }));
  return (
    <>
      <p>
        {isOnSale
          ? 'A withdrawn product leaves search and lists; carts and AutoDeliveries that hold it say so.'
          : 'It can be found and bought again at once.'}
      </p>
      <StepFailure failure={failure} />
      <div>
        <Button
          size="sm"
          variant={isOnSale ? 'secondary' : 'primary'}
          // Its words are those of the opposite step by the time that this one has worked.
          status={status === 'success' ? 'idle' : status}
          onClick={() => (isOnSale ? ask(withdrawStep(name), publish) : publish())}
        >
          {isOnSale ? 'Withdraw from sale' : 'Put on sale'}
        </Button>
      </div>
      {dialog}
    </>
  );
}

/** What a product is, and whether it is on sale. */
export function SalePanel({ staffProduct: { product, slug } }: { staffProduct: StaffProduct }) {
  const role = useSession((state) => state.user?.role ?? 'customer');
  const { code, schedule, is_on_sale } = product;
  const facts = [
    { label: 'Code', value: code },
    { label: 'Schedule', value: schedule ? `S${schedule}` : 'None' },
    {
      label: 'In the shop',
      value: is_on_sale ? <a href={links.product(slug)}>Open its page</a> : 'Withdrawn',
    },
  ];
  return (
    <CounterPanel title="Product">
      <CounterFacts facts={facts} />
      {isPermitted(role, 'products:publish') && <Publish {...product} />}
    </CounterPanel>
  );
}
