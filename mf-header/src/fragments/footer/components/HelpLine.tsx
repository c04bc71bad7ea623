import { links } from '@saltbush/contract/links';
import { brand } from '@saltbush/shared-ui/brand';
import { CircleQuestionMarkIcon, MailIcon, PharmacistIcon } from '@saltbush/shared-ui/design/icons';
import styles from './HelpLine.module.css';

/** Customer service contact details. */
export function HelpLine() {
  const { phone, email, hours } = brand.contact;
  return (
    <section aria-label="Get help" className={styles.band}>
      <div className={styles.inner}>
        <div className={styles.lead}>
          <span className={styles.tile}>
            <PharmacistIcon size={28} strokeWidth={1.75} />
          </span>
          <div>
            <p className={styles.title}>
              Ask a pharmacist: <a href={phone.href}>{phone.display}</a>
            </p>
            <p className={styles.note}>Free advice, {hours}.</p>
          </div>
        </div>
        <ul className={styles.contacts}>
          <li>
            <a className={styles.contact} href={`mailto:${email}`}>
              <MailIcon size={20} strokeWidth={1.75} />
              {email}
            </a>
          </li>
          <li>
            <a className={styles.contact} href={links.pages.help()}>
              <CircleQuestionMarkIcon size={20} strokeWidth={1.75} />
              Help centre
            </a>
          </li>
        </ul>
      </div>
    </section>
  );
}
