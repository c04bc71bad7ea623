import type { CertificatePurpose } from '@saltbush/contract';

/** What is printed on a certificate, stored as one sealed text. Days are YYYY-MM-DD in the patient's state. */
export interface CertificateContent {
  patient_name: string;
  purpose: CertificatePurpose;
  from: string;
  to: string;
  consulted_on: string;
  contact_method: 'phone' | 'video';
  issued_on: string;
  /** The practitioner's name. */
  issued_by: string;
}

/** How a certificate ceased to hold. */
export interface CertificateEnd {
  how: 'replaced' | 'withdrawn';
  staff_id: string;
  at: Date;
  /** Sealed. */
  reason: string;
}

/** A certificate in its booking, which keeps all of them, the oldest first. */
export interface StoredCertificate {
  /** From 1. */
  version: number;
  staff_id: string;
  issued_at: Date;
  /** Encrypted JSON of `CertificateContent`: the PDF is drawn from it whenever it is asked for. */
  content: string;
  /** Absent while it holds. */
  ended?: CertificateEnd;
}
