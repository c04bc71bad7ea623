import { Banner, Button, VisuallyHidden } from '@saltbush/shared-ui/design/core';
import { CounterPanel, StateMark } from '@saltbush/shared-ui/design/counter';
import { FieldWithButton, TextField } from '@saltbush/shared-ui/design/forms';
import { type FormEvent, type ReactNode, type RefObject, useEffect } from 'react';
import type { CheckNote } from '../model/use-checks';
import styles from './Packing.module.css';

interface ScanPanelProps {
  input: RefObject<HTMLInputElement | null>;
  notes: readonly CheckNote[];
  onScan: (scanned: string) => void;
  /** What comes next once everything is checked. */
  children: ReactNode;
}

const MARKS = {
  checked: { kind: 'done', word: 'Checked' },
  refused: { kind: 'stopped', word: 'Refused' },
  unsent: { kind: 'waiting', word: 'Not sent' },
} as const;

/** What became of the last pack. Refusals are announced at once. */
function LastNote({ note }: { note: CheckNote | undefined }) {
  if (!note) return null;
  const { kind, words, resend } = note;
  if (kind === 'checked') {
    return (
      <p className={styles.last}>
        <StateMark kind="done">{words}</StateMark>
      </p>
    );
  }
  return (
    <Banner
      key={note.key}
      tone="error"
      live
      title={kind === 'refused' ? 'Refused' : 'Not sent'}
      action={
        resend && (
          <Button size="sm" variant="secondary" onClick={resend}>
            Send again
          </Button>
        )
      }
    >
      {words}
    </Banner>
  );
}

/** What became of the packs before, so that a refusal among fast scans is not lost. */
const EarlierNotes = ({ notes }: { notes: readonly CheckNote[] }) =>
  notes.length > 0 && (
    <ul className={styles.earlier} aria-label="Scans before">
      {notes.map(({ key, kind, words, resend }) => (
        <li key={key}>
          <StateMark kind={MARKS[kind].kind}>{MARKS[kind].word}</StateMark> {words}{' '}
          {resend && (
            <Button size="sm" variant="quiet" onClick={resend}>
              Send again
            </Button>
          )}
        </li>
      ))}
    </ul>
  );

/** Digits that are typed while no control has the focus, as after a click beside one, go to the input. */
function useDigits(input: ScanPanelProps['input']): void {
  useEffect(() => {
    const press = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isTyped = /^[\d(\]]$/.test(key) && !ctrlKey && !metaKey && !altKey;
      if (isTyped && document.activeElement?.matches('body, main, h1, h2')) input.current?.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [input]);
}

/** Takes what a scanner types, ended by Enter; the input keeps the focus from pack to pack. */
export function ScanPanel({ input, notes, onScan, children }: ScanPanelProps) {
  useDigits(input);
  const [last, ...earlier] = notes;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const scanned = String(new FormData(form).get('scanned') ?? '').trim();
    form.reset();
    input.current?.focus();
    if (scanned) onScan(scanned);
  };
  return (
    <CounterPanel title="Scan every pack">
      <form onSubmit={submit}>
        <FieldWithButton>
          <TextField
            ref={input}
            label="Barcode: scan it, or type its digits"
            name="scanned"
            inputMode="numeric"
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            autoFocus
          />
          <Button type="submit">Check</Button>
        </FieldWithButton>
      </form>
      <LastNote note={last} />
      <VisuallyHidden>
        <span role="status">{last?.kind === 'checked' ? `Checked: ${last.words}` : ''}</span>
      </VisuallyHidden>
      <EarlierNotes notes={earlier} />
      {children}
    </CounterPanel>
  );
}
