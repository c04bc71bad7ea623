import { Button, InlineMessage, useActionStatus } from '@saltbush/shared-ui/design/core';
import { useState } from 'react';
import { exportLog } from '../api/audit-export';
import type { AuditChoice } from '../model/audit-list';
import { saveLog } from '../model/save-log';
import styles from './Audit.module.css';

/** Saves the latest lines of the choice as a file, and says how many and what it lacks. */
export function ExportLog({ choice }: { choice: AuditChoice }) {
  const { status, run, failure } = useActionStatus();
  const [said, setSaid] = useState<string | null>(null);
  const save = async () => {
    setSaid(null);
    const { data, is_cut } = await exportLog(choice);
    saveLog(choice, data);
    const lines = data.length === 1 ? '1 line is' : `${data.length.toLocaleString('en-AU')} lines are`;
    setSaid(
      is_cut
        ? `The latest ${lines} in the file. There are older ones: choose fewer days to save them.`
        : `All ${lines} in the file.`,
    );
  };
  return (
    <div className={styles.row}>
      <Button variant="secondary" size="sm" status={status} onClick={() => void run(save)}>
        Save as CSV
      </Button>
      <span className={styles.muted}>At most the latest 5,000 lines; saving is recorded.</span>
      {failure !== null && <InlineMessage tone="error">No file was saved. Please try again.</InlineMessage>}
      <span role="status">{said && <InlineMessage tone="success">{said}</InlineMessage>}</span>
    </div>
  );
}
