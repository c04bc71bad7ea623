import type { ReactNode } from 'react';
import { cx } from '../../internal/cx';
import { FINGER } from '../../internal/finger';
import type { Tone } from '../../internal/types';
import { InlineMessage } from '../Message/InlineMessage';
import { formatCents } from '../Price/money';
import { ProductImage } from '../ProductImage/ProductImage';
import { TagList } from '../TagList/TagList';
import type { TagModel } from '../TagList/tags';
import styles from './LineItem.module.css';

export interface LineItemProps {
  title: string;
  href?: string;
  image: string | null;
  brand?: string | null;
  tags?: readonly TagModel[];
  /** Price of the line, in cents. */
  totalCents: number;
  /** Unit price, in cents; shown for quantities above one. */
  unitCents?: number;
  /** Shown as text if there is no `quantityControl`. */
  quantity?: number;
  quantityControl?: ReactNode;
  /** Patient, script, frequency and similar. */
  meta?: ReactNode;
  messages?: readonly { readonly tone: Tone; readonly text: string }[];
  /** Remove, save for later and similar. */
  actions?: ReactNode;
  headingLevel?: 2 | 3 | 4;
}

/** What was taken off `quantity` times the unit price: said, so that the sum can be followed. */
function reduction({ totalCents, unitCents = 0, quantity }: Parameters<typeof Cost>[0]): string {
  const cents = quantity ? unitCents * quantity - totalCents : 0;
  return cents > 0 ? `, less ${formatCents(cents)}` : '';
}

function Cost({
  totalCents,
  unitCents,
  quantity,
}: Pick<LineItemProps, 'totalCents' | 'unitCents' | 'quantity'>) {
  const showsUnit = unitCents !== undefined && unitCents !== totalCents;
  return (
    <p className={styles.cost}>
      <span className={styles.total}>{formatCents(totalCents)}</span>
      {showsUnit && (
        <span className={styles.unit}>
          {quantity ? `${quantity} × ` : ''}
          {formatCents(unitCents)}
          {quantity ? reduction({ totalCents, unitCents, quantity }) : ' each'}
        </span>
      )}
    </p>
  );
}

/** A line of a cart or order. Use it inside `LineItemList`. */
export function LineItem(props: LineItemProps) {
  const { title, href, image, brand, tags = [], messages = [], headingLevel = 3 } = props;
  const Title = `h${headingLevel}` as const;
  return (
    <li className={cx(styles.line, Boolean(props.quantityControl) && styles.editable)}>
      <ProductImage className={styles.picture} src={image} alt="" size={96} />
      <div className={styles.words}>
        {brand && <p className={styles.brand}>{brand}</p>}
        <Title className={styles.title}>
          {href ? (
            <a href={href} className={FINGER}>
              {title}
            </a>
          ) : (
            title
          )}
        </Title>
        <TagList tags={tags} />
        {props.meta && <div className={styles.meta}>{props.meta}</div>}
      </div>
      <Cost totalCents={props.totalCents} unitCents={props.unitCents} quantity={props.quantity} />
      <div className={styles.controls}>
        {props.quantityControl ??
          (props.quantity !== undefined && <p className={styles.meta}>Quantity {props.quantity}</p>)}
        {props.actions}
      </div>
      {messages.length > 0 && (
        <div className={styles.messages}>
          {messages.map(({ tone, text }) => (
            <InlineMessage key={text} tone={tone}>
              {text}
            </InlineMessage>
          ))}
        </div>
      )}
    </li>
  );
}

/** The list that contains line items. */
export function LineItemList({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul aria-label={label} className={styles.list}>
      {children}
    </ul>
  );
}
