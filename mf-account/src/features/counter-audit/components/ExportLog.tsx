import { SaveCsv } from '@saltbush/shared-ui/counter';
import { exportLog } from '../api/audit-export';
import type { AuditChoice } from '../model/audit-list';
import { saveLog } from '../model/save-log';

/** Saves the latest lines of the choice as a file, and says how many and what it lacks. */
export function ExportLog({ choice }: { choice: AuditChoice }) {
  const save = async () => {
    const { data, is_cut } = await exportLog(choice);
    saveLog(choice, data);
    const lack = is_cut ? 'There are older ones: choose fewer days to save them.' : null;
    return { rows: data.length, lack };
  };
  return <SaveCsv row="line" note="At most the latest 5,000 lines; saving is recorded." save={save} />;
}
