import { defineDesk } from '@saltbush/shared-ui/counter';
import { CounterPage } from '@saltbush/shared-ui/design/counter';
import { Slot } from '@saltbush/shared-ui/platform';
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

export const page = defineDesk({ title: 'Today', permission: null, Component: StaffTodayPage });
