import { telehealthQuestionnaire } from '@saltbush/contract';
import { DEFAULT_PREFERENCE, navigate, usePreference } from '@saltbush/shared-ui/platform';
import { BookedStep } from '../../features/booked/components/BookedStep';
import { ServiceStep } from '../../features/consult/components/ServiceStep';
import { ContactStep } from '../../features/contact/components/ContactStep';
import { MedicineStep } from '../../features/medicine/components/MedicineStep';
import { PatientStep } from '../../features/patient/components/PatientStep';
import { PaymentStep } from '../../features/payment/components/PaymentStep';
import { QuestionsStep } from '../../features/questions/components/QuestionsStep';
import { TimeStep } from '../../features/time/components/TimeStep';
import type { Draft } from '../../shared/booking/draft';
import type { HealthAnswers } from '../../shared/booking/health-answers';
import { answer, enter } from '../../shared/booking/kept-booking';
import { bookingPath, type StepId } from '../../shared/booking/links';
import type { Service } from '../../shared/services/api/service';
import { Review } from './Review';
import type { Actions } from './use-actions';

interface StepContentProps {
  step: StepId;
  /** The number of the question, from 1. */
  question: number;
  service: Service;
  draft: Draft;
  health: HealthAnswers;
  actions: Actions;
}

function Questions({ service, question, health, actions }: StepContentProps) {
  const questionnaire = telehealthQuestionnaire(service.booking_type);
  if (!questionnaire) return null;
  return (
    <QuestionsStep
      key={question}
      questionnaire={questionnaire}
      number={question}
      answers={health.answers}
      acceptsTerms={health.acceptsTerms}
      onAnswer={(key, to) => answer(service.booking_type, key, to)}
      onAcceptTerms={(acceptsTerms) => enter(service.booking_type, { acceptsTerms })}
      onNext={() => actions.nextQuestion(question)}
    />
  );
}

function Contact({ draft, actions }: StepContentProps) {
  const preferred = usePreference(({ preference }) => preference?.state ?? DEFAULT_PREFERENCE.state);
  const likely = { phone: draft.patient?.phone ?? '', state: draft.patient?.state ?? preferred };
  return <ContactStep contact={draft.contact} likely={likely} onDone={actions.setContact} />;
}

function Patient({ service, draft, actions }: StepContentProps) {
  return <PatientStep service={service} patient={draft.patient} onDone={actions.setPatient} />;
}

function Time({ service, draft, actions }: StepContentProps) {
  if (!draft.contact) return null;
  return (
    <TimeStep
      bookingType={service.booking_type}
      state={draft.contact.state}
      slot={draft.slot}
      refusal={actions.refusal?.message ?? null}
      refused={actions.refusal?.slot ?? null}
      onDone={(slot) => {
        actions.forgetRefusal();
        enter(service.booking_type, { slot });
        actions.after('time');
      }}
    />
  );
}

/** The content of a screen. */
export function StepContent(props: StepContentProps) {
  const { step, service, draft, health, actions } = props;
  switch (step) {
    case 'service': {
      const go = (slug: string) => navigate(bookingPath(slug, 'patient'));
      return <ServiceStep group={service.group} slug={service.slug} onDone={go} />;
    }
    case 'medicine': {
      const choose = (medicine: typeof health.medicine) => enter(service.booking_type, { medicine });
      return (
        <MedicineStep medicine={health.medicine} onChoose={choose} onDone={() => actions.after('medicine')} />
      );
    }
    case 'patient':
      return <Patient {...props} />;
    case 'contact':
      return <Contact {...props} />;
    case 'questions':
      return <Questions {...props} />;
    case 'time':
      return <Time {...props} />;
    case 'review':
      return <Review {...props} />;
    case 'payment':
      return draft.booking ? (
        <PaymentStep
          uuid={draft.booking}
          onBooked={actions.finish}
          onSlotGone={actions.askForSlot}
          onContradicted={actions.clearUp}
        />
      ) : null;
    default:
      return draft.booking ? <BookedStep uuid={draft.booking} /> : null;
  }
}
