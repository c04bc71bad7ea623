import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { PHARMACY, SHOP } from '@saltbush/contract';
import { styles } from './theme';

/** How to ask a question, and who sent the mail. Plain texts, each a line of its own in text mails. */
export const FOOTER = [
  `Questions? Reply to this email, or call ${PHARMACY.phone.display}, ${PHARMACY.hours}.`,
  `${SHOP.name} is a service of ${SHOP.pharmacy}, ${PHARMACY.address.join(', ')}. Approval number ${PHARMACY.approvalNumber}. Pharmacist in charge: ${PHARMACY.pharmacistInCharge}.`,
] as const;

/** Who sold it, in mails that say what was paid or refunded (rule australia-11). */
export const SUPPLIER = `Supplied by ${SHOP.pharmacy}, ABN ${PHARMACY.abn}.`;

/** The same in markup, with a number that calls. */
export function Footer() {
  const [before, after] = FOOTER[0].split(PHARMACY.phone.display);
  return (
    <Section style={styles.footer} className="m-pad m-line">
      <Text style={styles.small} className="m-muted">
        {before}
        <Link href={PHARMACY.phone.href} style={{ ...styles.link, ...styles.whole }} className="m-link">
          {PHARMACY.phone.display}
        </Link>
        {after}
      </Text>
      <Text style={styles.small} className="m-muted">
        {FOOTER[1]}
      </Text>
    </Section>
  );
}
