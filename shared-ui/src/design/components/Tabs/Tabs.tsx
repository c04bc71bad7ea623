import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { cx } from '../../internal/cx';
import styles from './Tabs.module.css';

export interface TabsProps {
  label: string;
  tabs: readonly { readonly id: string; readonly label: ReactNode; readonly content: ReactNode }[];
  value?: string;
  defaultValue?: string;
  onChange?: (id: string) => void;
  className?: string;
}

/** Alternative views, one at a time. Arrow keys, Home and End move between the tabs. */
export function Tabs({ label, tabs, value, defaultValue, onChange, className }: TabsProps) {
  return (
    <Base.Root
      value={value}
      defaultValue={defaultValue ?? tabs[0]?.id}
      onValueChange={onChange}
      className={cx(styles.tabs, className)}
    >
      <Base.List activateOnFocus aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.id} value={tab.id} className={styles.tab}>
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.id} value={tab.id} keepMounted className={styles.panel}>
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
