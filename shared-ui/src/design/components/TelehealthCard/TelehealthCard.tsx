import { StethoscopeIcon } from '../../icons';
import { ButtonLink } from '../Button/ButtonLink';
import { Price } from '../Price/Price';
import { ProductImage } from '../ProductImage/ProductImage';
import styles from './TelehealthCard.module.css';

export interface TelehealthCardProps {
  service: {
    readonly id: string;
    readonly title: string;
    readonly href: string;
    readonly image?: string | null;
    /** The lowest fee, in cents. */
    readonly fromCents: number;
    readonly description?: string;
  };
  headingLevel?: 2 | 3 | 4;
}

/** A telehealth service in a list (section 2.9): "TELEHEALTH", "From $x.xx" and "Read More". */
export function TelehealthCard({ service, headingLevel = 3 }: TelehealthCardProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <article className={styles.card}>
      {service.image ? (
        <ProductImage className={styles.picture} src={service.image} alt="" ground="none" />
      ) : (
        <span className={styles.picture}>
          <StethoscopeIcon size={56} strokeWidth={1.25} />
        </span>
      )}
      <div className={styles.words}>
        <p className={styles.kind}>TELEHEALTH</p>
        <Title className={styles.title}>
          <a className={styles.link} href={service.href}>
            {service.title}
          </a>
        </Title>
        {service.description && <p className={styles.description}>{service.description}</p>}
      </div>
      <Price cents={service.fromCents} from restricted />
      <div className={styles.action}>
        <ButtonLink
          href={service.href}
          variant="secondary"
          block
          aria-label={`Read More about ${service.title}`}
        >
          Read More
        </ButtonLink>
      </div>
    </article>
  );
}
