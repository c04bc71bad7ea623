import { holdsApproval, isPermitted } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { Button, ButtonLink } from '@saltbush/shared-ui/design/core';
import { CounterPanel, formatMoment } from '@saltbush/shared-ui/design/counter';
import { useSession } from '@saltbush/shared-ui/platform';
import { StepFailure } from '../../../shared/counter/StepFailure';
import { useShortcut } from '../../../shared/counter/use-shortcut';
import type { StaffOrder } from '../api/staff-order-fields';
import { approveOrder } from '../api/step-approve';
import { deliverOrder } from '../api/step-state';
import { useOrderStep } from '../model/use-order-step';
import { CallStep } from './CallStep';
import { DispatchForm } from './DispatchForm';

interface StepProps {
  reference: string;
  words: string;
  action: string;
  onTake: (reference: string) => Promise<unknown>;
  shortcut?: ReturnType<typeof useShortcut>;
}

function Step({ reference, words, action, onTake, shortcut }: StepProps) {
  const { status, take, failure } = useOrderStep(reference);
  return (
    <>
      <p>{words}</p>
      <StepFailure failure={failure} />
      <div>
        <Button {...shortcut} size="sm" status={status} onClick={() => void take(() => onTake(reference))}>
          {action}
        </Button>
      </div>
    </>
  );
}

const REVIEW_WORDS =
  'Check the items, the patients and the scripts. Refuse a line that cannot be supplied. Alt+A approves the order.';

function ApproveStep({ reference }: { reference: string }) {
  const shortcut = useShortcut('A');
  const step = { action: 'Approve order', onTake: approveOrder };
  return <Step {...{ reference, words: REVIEW_WORDS, ...step, shortcut }} />;
}

/** Says which script keeps an order from being approved; approving comes back once it is checked. */
function HeldStep({ held }: { held: StaffOrder['lines'] }) {
  const names = held.map(({ line }) => line).join(', ');
  const isOne = held.length === 1;
  return (
    <p>
      {isOne ? `The script of item ${names} is` : `The scripts of items ${names} are`} not checked yet. This
      order can be approved once {isOne ? 'it is' : 'they are'} valid, or the item is refused.
    </p>
  );
}

/** Leads to where every pack is scanned: only then is an order packed. */
function PackStep({ staffOrder: { order, review, packing } }: { staffOrder: StaffOrder }) {
  const units = packing.lines.reduce((sum, line) => sum + line.units, 0);
  return (
    <>
      <p>
        {review ? `Approved by ${review.staff_name}, ${formatMoment(review.at)}.` : 'No review is needed.'}{' '}
        {packing.checks.length} of {units} units are checked.
      </p>
      <div>
        <ButtonLink size="sm" href={links.staff.packing(order.reference)}>
          Pack this order
        </ButtonLink>
      </div>
    </>
  );
}

function StepOf({ staffOrder, mayReview }: { staffOrder: StaffOrder; mayReview: boolean }) {
  const { order, queue } = staffOrder;
  const { reference } = order;
  if (queue === 'review') {
    if (!mayReview) return <p>This order waits for a pharmacist.</p>;
    const held = staffOrder.lines.filter(({ script_state }) => script_state && holdsApproval(script_state));
    if (held.length > 0) return <HeldStep held={held} />;
    if (staffOrder.call?.is_due) return <CallStep order={order} call={staffOrder.call} />;
    return <ApproveStep reference={reference} />;
  }
  if (queue === 'pack') {
    return <PackStep staffOrder={staffOrder} />;
  }
  if (queue === 'dispatch') {
    return <DispatchForm reference={reference} collectFrom={order.cnc_location?.name ?? null} />;
  }
  if (queue === 'underway') {
    const words = order.tracking
      ? `With ${order.tracking.carrier}, ${order.tracking.number}.`
      : 'Ready to collect.';
    return <Step {...{ reference, words, action: 'Mark as delivered', onTake: deliverOrder }} />;
  }
  return <p>Nothing more has to happen.</p>;
}

/** The one thing that comes next with an order, for those who may do it. */
export function NextStep({ staffOrder }: { staffOrder: StaffOrder }) {
  const role = useSession((state) => state.user?.role ?? 'customer');
  const mayWork = isPermitted(role, 'orders:dispatch') || staffOrder.queue === 'ended';
  return (
    <CounterPanel title="Next step">
      {mayWork ? (
        <StepOf
          key={staffOrder.queue}
          staffOrder={staffOrder}
          mayReview={isPermitted(role, 'orders:review')}
        />
      ) : (
        <p>The pharmacy works on this order.</p>
      )}
    </CounterPanel>
  );
}
