import { QuickLink, type QuickLinkModel } from './QuickLink';
import styles from './QuickLinks.module.css';

export interface QuickLinksBarProps {
  links: readonly QuickLinkModel[];
  /** Collapses the bar to zero height over 300 ms. */
  hidden?: boolean;
}

/** The bar of quick links: from 1024 px up, 40 px high (section 2.7). */
export function QuickLinksBar({ links, hidden = false }: QuickLinksBarProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label="Quick links" className={styles.bar} data-hidden={hidden || undefined} inert={hidden}>
      <ul className={styles.list}>
        {links.map((link) => (
          <li className={styles.cell} key={link.id}>
            <QuickLink link={link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
