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

/** Views of one thing, one at a time. Arrows move between the tabs. */
export function Tabs({ label, tabs, value, defaultValue, onChange, className }: TabsProps) {
  return (
    <Base.Root
      className={cx(styles.tabs, className)}
      value={value}
      defaultValue={defaultValue ?? tabs[0]?.id}
      onValueChange={(id) => onChange?.(String(id))}
    >
      <Base.List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Base.Tab className={styles.tab} value={tab.id} key={tab.id}>
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel className={styles.panel} value={tab.id} key={tab.id}>
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
