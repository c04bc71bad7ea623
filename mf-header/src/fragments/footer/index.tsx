import { brand, footerColumns } from '@saltbush/shared-ui/brand';
import { useFocus } from '@saltbush/shared-ui/platform';
import type { QueryClient } from '@tanstack/react-query';
import { ConsentBand } from '../../features/consent/components/ConsentBand';
import { headerContentQuery, useHeaderContent } from '../../features/content/api/header-content';
import styles from './components/Footer.module.css';
import { HelpLine } from './components/HelpLine';
import { LegalLine } from './components/LegalLine';
import { LinkColumn } from './components/LinkColumn';
import { PharmacyDetails } from './components/PharmacyDetails';

/** Prefetches the departments. If the request fails, the footer renders without them. */
export const prefetch = (queryClient: QueryClient): Promise<void> =>
  queryClient.prefetchQuery(headerContentQuery());

/** The footer of every page. Around one task it omits navigation but retains help and legal information. */
export default function Footer() {
  const departments = useHeaderContent()?.navigation?.menuItems ?? [];
  const isShop = useFocus() === null;
  return (
    <footer className={styles.footer}>
      <ConsentBand />
      <HelpLine />
      <div className={styles.ground}>
        <div className={styles.inner}>
          {isShop && (
            <nav aria-label="Footer" className={styles.columns}>
              {departments.length > 0 && (
                <LinkColumn
                  title="Shop"
                  links={departments.map(({ title, url }) => ({ label: title, href: url }))}
                />
              )}
              {footerColumns.map((column) => (
                <LinkColumn key={column.title} {...column} />
              ))}
            </nav>
          )}
          <PharmacyDetails details={brand.regulatory} emergency={brand.emergency} />
          <LegalLine />
        </div>
      </div>
    </footer>
  );
}
