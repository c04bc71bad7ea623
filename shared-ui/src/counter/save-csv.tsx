import { Button, InlineMessage, useActionStatus } from '@saltbush/shared-ui/design/core';
import { useState } from 'react';
import styles from './save-csv.module.css';

/** What a file has. */
export interface Saved {
  rows: number;
  /** What it lacks, and how to get it; null if it has all. */
  lack: string | null;
}

interface SaveCsvProps {
  /** What a row is: "line", "order". */
  row: string;
  /** How much a file has at most. */
  note: string;
  save: () => Promise<Saved>;
}

const said = (row: string, { rows, lack }: Saved): string => {
  const words = rows === 1 ? `1 ${row} is` : `${rows.toLocaleString('en-AU')} ${row}s are`;
  return lack === null ? `All ${words} in the file.` : `${words} in the file. ${lack}`;
};

/** Saves what a list shows as a file for spreadsheets, and says how much it is and what it lacks. */
export function SaveCsv({ row, note, save }: SaveCsvProps) {
  const { status, run, failure } = useActionStatus();
  const [words, setWords] = useState<string | null>(null);
  const press = async () => {
    setWords(null);
    setWords(said(row, await save()));
  };
  return (
    <div className={styles.row}>
      <Button variant="secondary" size="sm" status={status} onClick={() => void run(press)}>
        Save as CSV
      </Button>
      <span className={styles.note}>{note}</span>
      {failure !== null && <InlineMessage tone="error">No file was saved. Please try again.</InlineMessage>}
      <span role="status">{words && <InlineMessage tone="success">{words}</InlineMessage>}</span>
    </div>
  );
}
