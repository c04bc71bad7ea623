import { links } from '@saltbush/contract/links';
import { SearchIcon } from '@saltbush/shared-ui/design/icons';
import type { PanelResults } from '../api/panel-results';
import { highlight } from '../model/highlight';
import styles from './PanelOptions.module.css';

export interface OptionProps {
  active: string | null;
}

/** Suggested searches. */
export function SuggestionOptions({ suggestions, active }: OptionProps & Pick<PanelResults, 'suggestions'>) {
  return (
    <div className={styles.section}>
      <div className={styles.title} aria-hidden="true">
        Suggested searches
      </div>
      {suggestions.length === 0 && <div className={styles.none}>No suggested searches found</div>}
      {suggestions.length > 0 && (
        <fieldset aria-label="Suggested searches">
          {suggestions.map(({ id, query, highlighted }, index) => (
            <a
              role="option"
              key={id}
              id={`suggestion-${index}`}
              href={links.search(query) ?? undefined}
              tabIndex={-1}
              data-search={query}
              aria-selected={active === `suggestion-${index}`}
              className={styles.suggestion}
            >
              <SearchIcon size={18} strokeWidth={1.75} />
              <span>{highlight(highlighted)}</span>
            </a>
          ))}
        </fieldset>
      )}
    </div>
  );
}
