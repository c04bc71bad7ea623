import { STAFF_CERTIFICATE_ENDPOINT } from '@saltbush/contract';
import { Banner, Button, useActionStatus } from '@saltbush/shared-ui/design/core';
import { CounterPanel, formatMoment, StateMark } from '@saltbush/shared-ui/design/counter';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useRef } from 'react';
import { daysWords, PURPOSE_WORDS, STATUS_WORDS } from '../../../shared/certificate/certificate-words';
import { downloadCertificate } from '../../../shared/certificate/download-certificate';
import type { StaffAppointment } from '../api/staff-appointment-fields';
import { withdrawCertificate } from '../api/withdraw-certificate';
import { validCertificate } from '../model/certificate-form';
import { useIssuing } from '../model/use-appointment-step';
import { CertificateForm } from './CertificateForm';
import styles from './Counter.module.css';
import { WithdrawForm } from './WithdrawForm';

type Listed = StaffAppointment['certificates'][number];

const endWords = ({ reason, ended_by, ended_at }: Listed): string =>
  ended_at ? `${ended_by || 'A former colleague'}, ${formatMoment(ended_at)}: ${reason}` : '';

function CertificateItem({ listed }: { listed: Listed }) {
  const { certificate } = listed;
  return (
    <li>
      <StateMark kind={certificate.status === 'valid' ? 'done' : 'stopped'}>
        {STATUS_WORDS[certificate.status]}
      </StateMark>{' '}
      {PURPOSE_WORDS[certificate.purpose]}, {daysWords(certificate)}, for {certificate.patient_name}; issued
      by {certificate.issued_by}, {formatMoment(certificate.issued_at)}
      {listed.ended_at && <p className={styles.text}>{endWords(listed)}</p>}
    </li>
  );
}

/** The certificate that holds as its patient gets it. */
function OpenPdf({ uuid }: { uuid: string }) {
  const { status, run, failure } = useActionStatus();
  const open = () => void run(() => downloadCertificate(STAFF_CERTIFICATE_ENDPOINT, uuid));
  return (
    <>
      <p>
        <Button variant="secondary" size="sm" status={status} onClick={open}>
          Download PDF
        </Button>
      </p>
      {failure !== null && (
        <Banner tone="error" live>
          {errorMessage(failure)}
        </Banner>
      )}
    </>
  );
}

/** The certificates of a consultation that took place, and the forms to issue and withdraw one (rule health-30). */
export function CertificatePanel({ appointment }: { appointment: StaffAppointment }) {
  const { booking, certificates, can_certify } = appointment;
  const { issuing, withdrawing, failure } = useIssuing(booking.uuid);
  const list = useRef<HTMLUListElement>(null);
  const valid = validCertificate(appointment);
  return (
    <CounterPanel title="Certificate">
      {failure !== null && (
        <Banner tone="error" live>
          {failure}
        </Banner>
      )}
      {certificates.length === 0 && <p>No certificate has been issued.</p>}
      {certificates.length > 0 && (
        <ul ref={list} tabIndex={-1} aria-label="Certificates">
          {certificates.map((listed) => (
            <CertificateItem key={listed.certificate.version} listed={listed} />
          ))}
        </ul>
      )}
      {valid && <OpenPdf uuid={booking.uuid} />}
      {can_certify && <CertificateForm appointment={appointment} step={issuing} />}
      {!can_certify && certificates.length === 0 && <p>Only who held the consultation can issue one.</p>}
      {valid && (
        <WithdrawForm
          label="Why it is withdrawn"
          hint="Kept sealed; the patient does not read it."
          action="Withdraw certificate"
          step={withdrawing}
          withdraw={(reason) => withdrawCertificate({ uuid: booking.uuid, seen: valid.version, reason })}
          onDone={() => list.current?.focus()}
        />
      )}
    </CounterPanel>
  );
}
