import { Button } from '@saltbush/shared-ui/design/core';
import { formatMoment } from '@saltbush/shared-ui/design/counter';
import { StepFailure } from '../../../shared/counter/StepFailure';
import type { StaffOrder } from '../api/staff-order-fields';
import { noteCall } from '../api/step-call';
import { CALL_WORDS } from '../model/call-words';
import { useOrderStep } from '../model/use-order-step';

type Call = NonNullable<StaffOrder['call']>;

function Reach({ phone, email }: { phone: string | null; email: string }) {
  if (!phone) return <>No number is known. Write to {email}, and ask for one.</>;
  return (
    <>
      Call <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>.
    </>
  );
}

/** The call that the customer was promised; approving comes back once they were spoken with. */
export function CallStep({ order, call }: { order: StaffOrder['order']; call: Call }) {
  const spoken = useOrderStep(order.reference);
  const missed = useOrderStep(order.reference);
  const names = call.lines.flatMap((line) => order.items[line - 1]?.name ?? []);
  return (
    <>
      <p>
        The customer was promised a call about {names.join(' and ')}: they did not answer the questions about
        medicines, pregnancy and allergies, or an answer was yes. Ask them again, and refuse what does not
        suit them. <Reach phone={call.phone ?? null} email={order.email} />
      </p>
      {call.attempts.length > 0 && (
        <ul aria-label="Calls">
          {call.attempts.map(({ outcome, at, staff_name }) => (
            <li key={at}>
              {CALL_WORDS[outcome]}, {staff_name}, {formatMoment(at)}
            </li>
          ))}
        </ul>
      )}
      <StepFailure failure={spoken.failure ?? missed.failure} />
      <div>
        <Button
          size="sm"
          status={spoken.status}
          onClick={() => void spoken.take(() => noteCall(order.reference, 'spoken'))}
        >
          I have spoken with them
        </Button>{' '}
        <Button
          size="sm"
          variant="quiet"
          status={missed.status}
          onClick={() => void missed.take(() => noteCall(order.reference, 'no_answer'))}
        >
          No answer
        </Button>
      </div>
    </>
  );
}
