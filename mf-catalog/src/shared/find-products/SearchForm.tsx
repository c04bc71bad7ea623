import { links } from '@saltbush/contract/links';
import { Button } from '@saltbush/shared-ui/design/core';
import { SearchIcon } from '@saltbush/shared-ui/design/icons';
import { navigate } from '@saltbush/shared-ui/platform';
import { type FormEvent, useId } from 'react';
import styles from './SearchForm.module.css';

/** A search field within a page. Navigates to the results unless the trimmed query is empty (section 2.4). */
export function SearchForm({ query = '' }: { query?: string }) {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('query');
    const href = links.search(typeof text === 'string' ? text : '');
    if (href) navigate(href);
  };
  return (
    <search>
      <form className={styles.form} action={links.searchResults()} onSubmit={submit}>
        <label className={styles.field} htmlFor={id}>
          <span className={styles.label}>Search for products</span>
          <SearchIcon className={styles.icon} size={20} strokeWidth={1.75} />
          <input
            id={id}
            className={styles.input}
            type="search"
            name="query"
            defaultValue={query}
            placeholder="Search products, prescriptions and more"
            autoComplete="off"
          />
        </label>
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
