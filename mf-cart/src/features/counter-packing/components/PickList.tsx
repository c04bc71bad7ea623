import { links } from '@saltbush/contract/links';
import { letterhead } from '@saltbush/shared-ui/brand';
import { DeskList } from '@saltbush/shared-ui/counter';
import { Badge } from '@saltbush/shared-ui/design/core';
import { formatAge, formatMoment } from '@saltbush/shared-ui/design/counter';
import { PrintSheet } from '@saltbush/shared-ui/design/orders';
import { readyLine } from '../../../shared/counter/ready-line';
import { type PickListPlace, pickListQuery } from '../api/pick-list';
import { type Pick, type PickedLine, pickListAddress, picksOf } from '../model/pick-list';
import { takeFrom } from '../model/take-from';
import styles from './PickList.module.css';

const PickRow = ({ line, pharmacy }: { line: PickedLine; pharmacy: string | undefined }) => (
  <tr>
    <td className={styles.units}>{line.units} ×</td>
    <td>
      {line.name} <span className={styles.code}>{line.code}</span> {takeFrom(line, pharmacy)}
    </td>
    <td>{line.size}</td>
    <td>{line.is_cold && <Badge tone="sky">Keep cold</Badge>}</td>
    <td>{line.schedule && <Badge>S{line.schedule}</Badge>}</td>
  </tr>
);

function PickedOrder({ pick: { order, lines, isCold }, at }: { pick: Pick; at: number }) {
  const { reference, created_at, shipping_method } = order;
  const ready = readyLine(order, at);
  return (
    <section className={styles.order} aria-label={`Order ${reference}`}>
      <div className={styles.head}>
        <h2 className={styles.reference}>
          <a href={links.staff.packing(reference)}>{reference}</a>
        </h2>
        {isCold && <Badge tone="sky">Cold chain</Badge>}
        <span>{shipping_method?.name}</span>
        {ready && <strong>{ready}</strong>}
        <span className={styles.age}>
          {formatMoment(created_at)} ({formatAge(created_at, at)})
        </span>
      </div>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">Units</th>
            <th scope="col">Product</th>
            <th scope="col">Pack</th>
            <th scope="col">Cold chain</th>
            <th scope="col">Schedule</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <PickRow key={line.line} line={line} pharmacy={order.cnc_location?.name} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The orders that can be packed with what is taken from the shelves for each; it renews itself, and prints. */
export const PickList = ({ place }: { place: PickListPlace }) => (
  <DeskList list={place} query={pickListQuery} addressOf={pickListAddress} nextOf={({ next }) => next}>
    {({ data }, at) =>
      data.length === 0 ? (
        <p role="status">Nothing waits to be packed.</p>
      ) : (
        <PrintSheet
          title={`Pick list, ${formatMoment(new Date(at).toISOString())}`}
          from={letterhead.slice(0, 1)}
          printLabel="Print pick list"
          intro={
            <p>
              {data.length} {data.length === 1 ? 'order' : 'orders'}: those of the cold chain first, then by
              age.
            </p>
          }
        >
          <div className={styles.list}>
            {picksOf(data).map((pick) => (
              <PickedOrder key={pick.order.reference} pick={pick} at={at} />
            ))}
          </div>
        </PrintSheet>
      )
    }
  </DeskList>
);
