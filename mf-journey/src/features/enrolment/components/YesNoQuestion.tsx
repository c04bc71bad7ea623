import type { YesNo } from '@saltbush/contract';
import { SegmentedChoice } from '@saltbush/shared-ui/design/forms';

const OPTIONS = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

interface YesNoQuestionProps {
  legend: string;
  name: string;
  value: YesNo | null;
  error?: string;
  onChange: (value: YesNo) => void;
}

/** A yes-or-no question. */
export function YesNoQuestion({ onChange, ...props }: YesNoQuestionProps) {
  return (
    <SegmentedChoice
      {...props}
      options={OPTIONS}
      onChange={(value) => onChange(value === 'yes' ? 'yes' : 'no')}
    />
  );
}
