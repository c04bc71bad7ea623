import { links } from '@saltbush/contract/links';
import { ArrowRightIcon } from '@saltbush/shared-ui/design/icons';
import styles from './PanelOptions.module.css';
import type { OptionProps } from './SuggestionOptions';

const ID = 'search-show-all';

/** Links to all results. Unlike the other options it is in the tab order, so Tab can reach the end of the panel. */
export function ShowAll({ query, count, active }: OptionProps & { query: string; count: number }) {
  return (
    <a
      role="option"
      id={ID}
      href={links.search(query) ?? undefined}
      data-search={query}
      aria-selected={active === ID}
      className={styles.all}
    >
      Show all Products ({count})
      <ArrowRightIcon size={18} strokeWidth={2} />
    </a>
  );
}
