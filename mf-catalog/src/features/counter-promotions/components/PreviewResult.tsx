import { formatCents } from '@saltbush/shared-ui/design/core';
import { CounterFacts, CounterTable, formatMoment } from '@saltbush/shared-ui/design/counter';
import type { PromotionPreview } from '../api/preview-promotion';
import styles from './Promotions.module.css';

const COLUMNS = [
  { label: 'Product' },
  { label: 'Units', isNumber: true },
  { label: 'Each', isNumber: true },
  { label: 'Without', isNumber: true },
  { label: 'With', isNumber: true },
  { label: 'Promotion' },
  { label: 'Cart message' },
];

/** What a tried cart costs without a promotion and with it, line by line and in sum. */
export function PreviewResult({ preview }: { preview: PromotionPreview }) {
  const { at, lines, without, with: total, points_without, points_with } = preview;
  const facts = [
    { label: 'For', value: formatMoment(at) },
    { label: 'Without it', value: formatCents(without) },
    { label: 'With it', value: formatCents(total) },
    { label: 'Saves', value: formatCents(without - total) },
    { label: 'Bonus points', value: `${points_without} without it, ${points_with} with it` },
  ];
  return (
    <div className={styles.form}>
      <CounterFacts facts={facts} />
      <CounterTable
        caption="Lines of the cart"
        columns={COLUMNS}
        rows={lines.map((line) => ({
          id: line.product_id,
          cells: [
            line.name,
            line.quantity,
            formatCents(line.unit_price),
            formatCents(line.without),
            formatCents(line.with),
            line.promotion ?? 'None',
            line.messages.join(' · '),
          ],
        }))}
      />
    </div>
  );
}
