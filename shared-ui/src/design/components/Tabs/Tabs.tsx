import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
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

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Views of one thing, one at a time. Arrows, Home and End move between the tabs. */
export function Tabs({ label, tabs, value, defaultValue, onChange, className }: TabsProps) {
  const [own, setOwn] = useState(defaultValue ?? tabs[0]?.id);
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = value ?? own;

  const choose = (id: string) => {
    setOwn(id);
    if (id !== current) onChange?.(id);
  };
  const key = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === current);
    const next = steps[event.key]?.(at, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    choose(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className={cx(styles.tabs, className)}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <button
            type="button"
            role="tab"
            key={tab.id}
            id={`${base}-${tab.id}`}
            className={styles.tab}
            aria-selected={tab.id === current}
            aria-controls={`${base}-${tab.id}-panel`}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => choose(tab.id)}
            onKeyDown={key}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          role="tabpanel"
          key={tab.id}
          id={`${base}-${tab.id}-panel`}
          className={styles.panel}
          aria-labelledby={`${base}-${tab.id}`}
          hidden={tab.id !== current}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
