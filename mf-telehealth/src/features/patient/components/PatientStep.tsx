import { links } from '@saltbush/contract/links';
import { navigate, openOverlay, useSession } from '@saltbush/shared-ui/platform';
import type { BookingPatient } from '../../../shared/booking/draft';
import { signInProps } from '../../../shared/booking/links';
import type { Service } from '../../../shared/services/api/service';
import { GuestForm } from './GuestForm';
import { PatientChoice } from './PatientChoice';

interface PatientStepProps {
  service: Service;
  patient: BookingPatient | null;
  onDone: (patient: BookingPatient) => void;
}

/** Who the consultation is for: one of the account's patients, or a guest. */
export function PatientStep({ service, patient, onDone }: PatientStepProps) {
  const { slug } = service;
  const isSignedIn = useSession(({ status }) => status === 'signed-in');
  if (isSignedIn) {
    const leave = () => navigate(links.telehealth.service(slug));
    return <PatientChoice patient={patient} onLeave={leave} onDone={onDone} />;
  }
  const productId = service.product?.id ?? null;
  const signIn = () =>
    openOverlay('auth', signInProps({ bookingType: service.booking_type, slug, productId }));
  return <GuestForm patient={patient} onSignIn={signIn} onDone={onDone} />;
}
