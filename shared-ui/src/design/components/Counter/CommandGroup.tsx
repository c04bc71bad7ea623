import { createContext, use, useId } from 'react';
import styles from './CommandPalette.module.css';

/** Which command of the palette is chosen. */
export const ActiveCommand = createContext<{ active: string | null; setActive: (id: string) => void }>({
  active: null,
  setActive: () => undefined,
});

export interface Command {
  href: string;
  label: string;
  /** Read after the label, such as a code. */
  detail?: string;
  /** A look for something rather than the thing itself: it is chosen at first only where nothing else is found. */
  isSearch?: boolean;
}

function Option({ id, command }: { id: string; command: Command }) {
  const { href, label, detail, isSearch = false } = command;
  const { active, setActive } = use(ActiveCommand);
  return (
    <a
      role="option"
      id={id}
      href={href}
      tabIndex={-1}
      aria-selected={id === active}
      data-search={isSearch || undefined}
      className={styles.option}
      onPointerMove={() => setActive(id)}
    >
      {label}
      {detail && <span className={styles.detail}> {detail}</span>}
    </a>
  );
}

/** Commands of one squad in the palette. Nothing without commands. */
export function CommandGroup({ label, commands }: { label: string; commands: readonly Command[] }) {
  const id = useId();
  if (commands.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: options of a list are grouped, not form controls.
    <div role="group" aria-labelledby={id} className={styles.group}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      {commands.map((command, at) => (
        <Option key={command.href} id={`${id}-${at}`} command={command} />
      ))}
    </div>
  );
}
