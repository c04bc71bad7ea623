import { FILED_CORRECT_REASONS, FILED_END_REASONS, SCRIPT_REFUSE_REASONS } from '@saltbush/contract';
import { CounterFacts, CounterPanel, formatMoment } from '@saltbush/shared-ui/design/counter';
import type { StaffScript } from '../api/staff-script';
import type { Filed } from '../model/filed';
import { CorrectFiled } from './CorrectFiled';
import { TakeOffFile } from './TakeOffFile';

const END_WORDS: Readonly<Record<string, string>> = { ...SCRIPT_REFUSE_REASONS, ...FILED_END_REASONS };
const CORRECTION_WORDS: Readonly<Record<string, string>> = FILED_CORRECT_REASONS;

const repeatsOf = (count: number): string => `${count} ${count === 1 ? 'repeat' : 'repeats'}`;

type Correction = Filed['corrections'][number];

const correctionWords = ({ at, staff_name, reason, ...from }: Correction): string =>
  `${formatMoment(at)}, ${staff_name}, ${CORRECTION_WORDS[reason] ?? reason}. Before: written on ${from.from_written_on}, ${repeatsOf(from.from_repeats_left)} left`;

function factsOf({ written_on, expires_on, repeats_left, taken_off }: Filed) {
  if (!taken_off) {
    return [
      { label: 'On file', value: `${repeatsOf(repeats_left)} left, until ${expires_on}` },
      { label: 'Written on', value: written_on },
    ];
  }
  const { at, staff_name, reason, note } = taken_off;
  return [
    ...(note
      ? [{ label: 'Withdrawn by its practitioner', value: `${formatMoment(at)}, ${staff_name}: ${note}` }]
      : []),
    { label: 'Off file', value: `${formatMoment(at)}, ${staff_name}, ${END_WORDS[reason] ?? reason}` },
    { label: 'Written on', value: written_on },
  ];
}

/** Who issued it in a consultation of this shop, and how it is taken; what came with an order says neither. */
function issuedFacts({ issued }: Filed) {
  if (!issued) return [];
  const { staff_name, at, consult, quantity, directions } = issued;
  return [
    { label: 'Issued here by', value: `${staff_name}, ${formatMoment(at)}, consultation ${consult}` },
    { label: 'Packs in a supply', value: String(quantity) },
    ...(directions ? [{ label: 'Directions', value: directions }] : []),
  ];
}

/** A script on file: what it says, who has issued or corrected it, and what a pharmacist can change while it is kept. */
export function FiledPanel({ script }: { script: StaffScript }) {
  const { on_file: filed } = script;
  if (!filed) return null;
  return (
    <CounterPanel title="Script on file">
      <CounterFacts facts={[...factsOf(filed), ...issuedFacts(filed)]} />
      {filed.corrections.length > 0 && (
        <ol aria-label="Corrections">
          {filed.corrections.map((correction) => (
            <li key={correction.at}>{correctionWords(correction)}</li>
          ))}
        </ol>
      )}
      {!filed.taken_off && (
        <>
          <CorrectFiled {...{ script, filed }} />
          <TakeOffFile {...{ script, filed }} />
        </>
      )}
    </CounterPanel>
  );
}
