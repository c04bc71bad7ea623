import { pageTitle } from '@saltbush/contract';
import { CounterPage } from '@saltbush/shared-ui/design/counter';
import { definePage, Slot } from '@saltbush/shared-ui/platform';
import styles from './StaffToday.module.css';

/** The counter's first page: the work that waits at each desk. */
function StaffTodayPage() {
  return (
    <CounterPage title="Today">
      <div className={styles.desks}>
        <Slot name="staff.today" props={{}} />
      </div>
    </CounterPage>
  );
}

export const page = definePage({
  load: async () => ({ head: { title: pageTitle('Today'), robots: 'noindex' } }),
  Component: StaffTodayPage,
});
