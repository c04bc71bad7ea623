import { links } from '@saltbush/contract/links';
import { Cluster, NumberStepper, TextButton, VisuallyHidden } from '@saltbush/shared-ui/design/core';
import { Trash2Icon } from '@saltbush/shared-ui/design/icons';
import { LineItem } from '@saltbush/shared-ui/design/orders';
import type { ReactNode } from 'react';
import type { CartLine } from '../../../shared/cart/cart';
import { setLineQuantity } from '../../../shared/cart/line-changes';
import { usePendingLines } from '../../../shared/cart/pending-lines';
import { brandBeside, lineMessages, lineName, lineTags } from '../model/line-labels';
import { removeLine } from '../model/remove-line';
import { LineFacts } from './LineFacts';
import styles from './LineFacts.module.css';

export interface CartLineItemProps {
  uuid: string;
  line: CartLine;
  /** Rewards points and same-day delivery, on pages that show them. */
  extra?: ReactNode;
  /** Additional actions for the line. */
  action?: ReactNode;
  /** Called before the line disappears so that the parent can restore focus. */
  onRemoved?: () => void;
}

/** A cart line: quantity, price, attributes, messages and removal (section 2.15). */
export function CartLineItem({ uuid, line, extra, action, onRemoved }: CartLineItemProps) {
  const failure = usePendingLines((state) => state.failures[line.id]);
  const isBusy = usePendingLines((state) => line.id in state.requested);
  const { product } = line;
  const name = lineName(line);
  const remove = () => {
    void removeLine(uuid, line);
    onRemoved?.();
  };
  return (
    <LineItem
      title={name}
      href={product ? links.product(product.slug) : undefined}
      image={product?.primary_image?.url ?? null}
      brand={brandBeside(name, product?.brand?.name)}
      tags={product ? lineTags(product) : []}
      totalCents={line.line_total}
      unitCents={line.quantity > 1 ? line.unit_price : undefined}
      meta={<LineFacts line={line}>{extra}</LineFacts>}
      messages={lineMessages(line, failure)}
      quantityControl={
        <NumberStepper
          label={`Quantity of ${name}`}
          size="sm"
          rule="cart"
          value={line.quantity}
          busy={isBusy}
          onChange={(quantity) => void setLineQuantity(uuid, line.id, quantity)}
        />
      }
      actions={
        <Cluster gap={4}>
          {action}
          <TextButton variant="quiet" className={styles.action} icon={Trash2Icon} onClick={remove}>
            <span className={styles.word} aria-hidden>
              Remove
            </span>
            <VisuallyHidden>Remove {name}</VisuallyHidden>
          </TextButton>
        </Cluster>
      }
    />
  );
}
