import { Banner, TextButton, useActionStatus, VisuallyHidden } from '@saltbush/shared-ui/design/core';
import { CounterTable, formatMoment } from '@saltbush/shared-ui/design/counter';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useQueryClient } from '@tanstack/react-query';
import { removeSynonym } from '../api/remove-synonym';
import { SYNONYMS_KEY, type Synonym } from '../api/synonyms';
import { lineAddress } from '../model/words-address';

const COLUMNS = ['When shoppers type', 'Look for', 'Changed', 'By', 'Change', 'Remove'].map((label) => ({
  label,
}));

/** The lines that staff keep; one is taken away by a click and put back by another. */
export function LineTable({
  lines,
  onRemoved,
}: {
  lines: readonly Synonym[];
  onRemoved: (line: Synonym) => void;
}) {
  const queryClient = useQueryClient();
  const { run, failure } = useActionStatus();
  const remove = async (line: Synonym) => {
    const hasWorked = await run(async () => {
      queryClient.setQueryData(SYNONYMS_KEY, await removeSynonym({ id: line.id, version: line.version }));
    });
    if (hasWorked) onRemoved(line);
    else void queryClient.invalidateQueries({ queryKey: SYNONYMS_KEY });
  };
  return (
    <>
      {failure !== null && (
        <Banner tone="error" live>
          {errorMessage(failure)}
        </Banner>
      )}
      <CounterTable
        caption="Lines of words"
        columns={COLUMNS}
        rows={lines.map((line) => {
          const typed = line.typed.join(', ');
          return {
            id: line.id,
            cells: [
              typed,
              line.found.join(', '),
              formatMoment(line.changed_at),
              line.staff_name,
              <a key="change" href={lineAddress(line.id)}>
                Change<VisuallyHidden> “{typed}”</VisuallyHidden>
              </a>,
              <TextButton key="remove" onClick={() => void remove(line)}>
                Remove<VisuallyHidden> “{typed}”</VisuallyHidden>
              </TextButton>,
            ],
          };
        })}
        empty="No lines of your own yet. The shop comes with names of medicines and everyday words."
      />
    </>
  );
}
