import { type CertificatePurpose, daysBetween, PHARMACY, SHOP } from '@saltbush/contract';
import { localDay } from '../../../../lib/local-time';
import type { CertificateContent } from '../documents';

const TITLES: Record<CertificatePurpose, string> = {
  work: 'Medical certificate',
  study: 'Medical certificate',
  carer: 'Carer’s certificate',
};

const OPINIONS: Record<CertificatePurpose, string> = {
  work: 'In my opinion the patient is unfit for work for the period below.',
  study: 'In my opinion the patient is unfit for study, classes and examinations for the period below.',
  carer:
    'In my opinion the person named is needed to care for a member of their family or household, and cannot attend their usual duties, for the period below.',
};

/** The practitioners of the shop are invented, so no certificate of it can certify anything. */
const SAMPLE = `Sample. ${SHOP.name} is a sample practice: its practitioners are invented and have no registration or provider number. This document certifies nothing.`;

/** A day is the same in every zone of Australia at noon of its own. */
const day = (isoDate: string): string => localDay(new Date(`${isoDate}T02:00:00Z`), 'NSW');

export interface CertificateWords {
  title: string;
  sample: string;
  name: { label: string; value: string };
  statement: string[];
  facts: { label: string; value: string }[];
  author: { label: string; value: string };
  place: string;
}

const countOf = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

function statementOf({ purpose, from, consulted_on, contact_method }: CertificateContent): string[] {
  const consulted = `I consulted ${purpose === 'carer' ? 'the person named' : 'the patient'} by ${contact_method} on ${day(consulted_on)}.`;
  const before = 'Days before the consultation rest on what I was told and found on its day.';
  return [`${consulted} ${OPINIONS[purpose]}`, ...(from < consulted_on ? [before] : [])];
}

/** Returns what a certificate says, never why. `reference` names the booking, `version` the certificate. */
export function certificateWords(
  content: CertificateContent,
  { reference, version }: { reference: string; version: number },
): CertificateWords {
  const { purpose, patient_name, from, to, issued_on, issued_by } = content;
  return {
    title: TITLES[purpose],
    sample: SAMPLE,
    name: { label: purpose === 'carer' ? 'Name' : 'Patient', value: patient_name },
    statement: statementOf(content),
    facts: [
      { label: 'First day', value: day(from) },
      { label: 'Last day, included', value: day(to) },
      { label: 'In all', value: countOf(daysBetween(from, to) + 1) },
      { label: 'Issued on', value: day(issued_on) },
      { label: 'Reference', value: `${reference}, version ${version}` },
    ],
    author: { label: `Practitioner of ${SHOP.name}`, value: issued_by },
    place: [SHOP.pharmacy, ...PHARMACY.address, PHARMACY.phone.display].join(' · '),
  };
}
