import type { ContentKindName, ContentValue } from '@saltbush/contract';
import { CounterPanel } from '@saltbush/shared-ui/design/counter';
import { SegmentedChoice } from '@saltbush/shared-ui/design/forms';
import { type ComponentType, useState } from 'react';
import { PreviewFrame } from './PreviewFrame';

const WIDTHS = [
  { value: '390', label: 'Phone' },
  { value: '1440', label: 'Desktop' },
];

/** An entry and what it says, for the components in which shoppers see it. */
export interface PreviewProps {
  kind: ContentKindName;
  value: ContentValue;
}

interface PreviewPanelProps extends PreviewProps {
  /** Shows an entry as the pages of shoppers do, which belong to other features. */
  Preview: ComponentType<PreviewProps>;
}

/** Room for the panel that lies below the strip. */
const PANEL_HEIGHT = 400;

/** What shoppers will see, at the width of a phone or of a computer. The phone's promotion is on phones only. */
export function PreviewPanel({ kind, value, Preview }: PreviewPanelProps) {
  const [chosen, choose] = useState(() => (window.matchMedia('(max-width: 48em)').matches ? '390' : '1440'));
  const isOnPhones = kind === 'mobile-promo';
  const width = isOnPhones ? '390' : chosen;
  return (
    <CounterPanel
      title="Preview"
      actions={
        !isOnPhones && (
          <SegmentedChoice
            legend="Width of the preview"
            hideLegend
            name="width"
            options={WIDTHS}
            value={chosen}
            onChange={choose}
          />
        )
      }
    >
      <PreviewFrame key={width} width={Number(width)} leastHeight={kind === 'top-strip' ? PANEL_HEIGHT : 48}>
        <Preview kind={kind} value={value} />
      </PreviewFrame>
    </CounterPanel>
  );
}
