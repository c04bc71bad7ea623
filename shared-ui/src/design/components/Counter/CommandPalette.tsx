import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Dialog } from '../Dialog/Dialog';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { ActiveCommand } from './CommandGroup';
import styles from './CommandPalette.module.css';
import { useCommandList } from './use-command-list';

export interface CommandPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The groups of commands for what is typed, trimmed. */
  commands: (query: string) => ReactNode;
}

const NOTHING = 'Nothing goes by that name. Try a desk, an order’s reference or a product.';

const isCommand = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[role="option"]') !== null;

interface PaletteProps extends Omit<CommandPaletteProps, 'open'> {
  input: RefObject<HTMLInputElement | null>;
}

function Palette({ onOpenChange, commands, input }: PaletteProps) {
  const listId = useId();
  const [query, setQuery] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const { active, count, setActive, move } = useCommandList(list, query);
  useEffect(() => input.current?.focus(), [input]);

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      move(step);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (active) document.getElementById(active)?.click();
    }
  }

  const close = (event: MouseEvent) => isCommand(event.target) && onOpenChange(false);
  return (
    <div className={styles.palette}>
      <input
        ref={input}
        className={styles.input}
        role="combobox"
        aria-label="Go to"
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={active ?? undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        placeholder="Desk, order or product"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={press}
      />
      <VisuallyHidden>
        <span role="status">{count === 0 ? NOTHING : count === null ? '' : `${count} found`}</span>
      </VisuallyHidden>
      {count === 0 && (
        <p className={styles.nothing} aria-hidden="true">
          {NOTHING}
        </p>
      )}
      <ActiveCommand value={{ active, setActive }}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the input clicks the command. */}
        <div ref={list} id={listId} role="listbox" aria-label="Places" tabIndex={-1} onClick={close}>
          {commands(query.trim())}
        </div>
      </ActiveCommand>
    </div>
  );
}

/** A list of places that narrows with every letter: arrows choose, Enter goes there, Escape closes. */
export function CommandPalette({ open, onOpenChange, commands }: CommandPaletteProps) {
  const input = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState({ open, turn: 0 });
  // Opened again while it still fades out, it begins anew.
  if (open !== opened.open) setOpened({ open, turn: opened.turn + 1 });
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Go to" hideTitle initialFocus={input}>
      <Palette key={opened.turn} onOpenChange={onOpenChange} commands={commands} input={input} />
    </Dialog>
  );
}
