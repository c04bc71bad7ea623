import { telehealthQuestionnaire } from '@saltbush/contract';
import { useFocusOnChange } from '@saltbush/shared-ui/form-kit';
import { useRef, useState } from 'react';
import { RecordCorrection } from '../../features/patient/components/RecordCorrection';
import { ReviewStep } from '../../features/review/components/ReviewStep';
import type { Draft } from '../../shared/booking/draft';
import type { HealthAnswers } from '../../shared/booking/health-answers';
import { enter } from '../../shared/booking/kept-booking';
import { bookingPath } from '../../shared/booking/links';
import type { Service } from '../../shared/services/api/service';
import styles from './booking.module.css';
import { toRequest, toRows } from './to-request';
import type { Actions } from './use-actions';

interface ReviewProps {
  service: Service;
  draft: Draft;
  health: HealthAnswers;
  actions: Actions;
}

/** The address of the screen that asks a question; the patient's for what is known of them without one. */
function answerPath({ slug, booking_type }: Service, key: string): string {
  const questions = telehealthQuestionnaire(booking_type)?.questions ?? [];
  const index = questions.findIndex((question) => question.key === key);
  return index < 0 ? bookingPath(slug, 'patient') : bookingPath(slug, 'questions', index + 1);
}

/** The review of a booking; what contradicts its answers is cleared up here, the record in its place too. */
export function Review({ service, draft, health, actions }: ReviewProps) {
  const [isCorrecting, setIsCorrecting] = useState(false);
  const [isCorrected, setIsCorrected] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useFocusOnChange(isCorrecting, () => place.current?.focus());
  const { booking_type, slug } = service;
  const request = toRequest(service, draft, health);
  if (!request || !draft.patient) return null;
  const { uuid } = draft.patient;
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {isCorrecting && uuid ? (
        <RecordCorrection
          uuid={uuid}
          onCancel={() => setIsCorrecting(false)}
          onSaved={(patient) => {
            enter(booking_type, { patient });
            setIsCorrected(true);
            setIsCorrecting(false);
          }}
        />
      ) : (
        <ReviewStep
          rows={toRows(service, draft, health)}
          fee={draft.slot?.fee ?? null}
          notes={health.notes}
          onNotes={(notes) => enter(booking_type, { notes })}
          request={request}
          isRecordSaved={isCorrected}
          clearing={{
            found: actions.contradictions,
            notes: health.clearings,
            onNote: (id, note) => enter(booking_type, { clearings: { ...health.clearings, [id]: note } }),
            answerHref: (key) => answerPath(service, key),
            patientHref: bookingPath(slug, 'patient'),
            onCorrectBirthday: actions.correctBirthday,
            onCorrect: uuid ? () => setIsCorrecting(true) : null,
            onShown: actions.forgetContradictions,
          }}
          onHeld={(booking) => {
            enter(booking_type, { booking: booking.uuid });
            actions.after('review');
          }}
          onFailed={actions.fail}
        />
      )}
    </div>
  );
}
