import type { brand } from '@saltbush/shared-ui/brand';
import { PharmacyIcon, PhoneIcon } from '@saltbush/shared-ui/design/icons';
import type { ReactNode } from 'react';
import styles from './PharmacyDetails.module.css';

export interface PharmacyDetailsProps {
  details: (typeof brand)['regulatory'];
  emergency: string;
}

/** Formats an ISO date as "2 November 2026". */
function longDate(iso: string): string {
  return new Date(`${iso}T00:00:00Z`).toLocaleDateString('en-AU', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

/** The details an Australian pharmacy must publish on its website, and the emergency note. */
export function PharmacyDetails({ details, emergency }: PharmacyDetailsProps) {
  return (
    <section aria-label="The pharmacy" className={styles.block}>
      <p className={styles.name}>
        <PharmacyIcon size={24} strokeWidth={1.75} />
        {details.pharmacy}
      </p>
      <dl className={styles.facts}>
        <Fact term="Address">{details.address.join(', ')}</Fact>
        <Fact term="Approval number">{details.approvalNumber}</Fact>
        <Fact term="Owner">{details.owner}</Fact>
        <Fact term="Pharmacist in charge">{details.pharmacistInCharge}</Fact>
        <Fact term="Phone">
          <a href={details.phone.href}>{details.phone.display}</a>
        </Fact>
        <Fact term="Hours">{details.hours}</Fact>
        <Fact term="Last updated">
          <time dateTime={details.lastUpdated}>{longDate(details.lastUpdated)}</time>
        </Fact>
      </dl>
      <p className={styles.emergency}>
        <PhoneIcon size={18} strokeWidth={2} />
        {emergency}
      </p>
    </section>
  );
}
