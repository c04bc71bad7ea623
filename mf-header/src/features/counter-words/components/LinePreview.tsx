import { links } from '@saltbush/contract/links';
import { CounterPanel } from '@saltbush/shared-ui/design/counter';
import type { Preview, Results } from '../api/preview-line';
import styles from './Words.module.css';

const products = (total: number): string => (total === 1 ? '1 product' : `${total} products`);

function Found({ title, results }: { title: string; results: Results }) {
  return (
    <section aria-label={title} className={styles.results}>
      <h3>
        {title}: {results.total === 0 ? 'nothing' : products(results.total)}
      </h3>
      <ol>
        {results.products.map(({ id, name, brand }) => (
          <li key={id}>
            <a href={links.staff.product(id)}>{name}</a> {brand}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What a search finds now, beside what it would find with the line. */
export function LinePreview({ query, preview }: { query: string; preview: Preview }) {
  return (
    <CounterPanel title={`A search for “${query}”`}>
      <div className={styles.compared}>
        <Found title="Now" results={preview.now} />
        {preview.with_line && <Found title="With this line" results={preview.with_line} />}
      </div>
    </CounterPanel>
  );
}
