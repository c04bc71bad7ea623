import { groupCartItems } from '@saltbush/contract';
import { Heading, Panel } from '@saltbush/shared-ui/design/core';
import { SameDayIcon } from '@saltbush/shared-ui/design/icons';
import { LineItemList } from '@saltbush/shared-ui/design/orders';
import { type ReactNode, useRef } from 'react';
import type { Cart } from '../../../shared/cart/cart';
import styles from './CartGroups.module.css';
import { CartLineItem } from './CartLineItem';

function DeliveryAndPoints({ line }: { line: Cart['items'][number] }) {
  return (
    <>
      {line.is_same_day_eligible && (
        <li className={styles.sameDay}>
          <SameDayIcon size={18} /> Same-day delivery
        </li>
      )}
      {line.edr_base_points > 0 && <li>{line.edr_base_points} points</li>}
    </>
  );
}

interface CartGroupsProps {
  cart: Cart;
  /** Renders additional actions for a line. */
  actionOf?: (line: Cart['items'][number]) => ReactNode;
}

/** The cart's lines in titled groups (section 2.15). */
export function CartGroups({ cart, actionOf }: CartGroupsProps) {
  const start = useRef<HTMLElement>(null);
  return (
    <section
      ref={start}
      id="cart-items"
      tabIndex={-1}
      aria-label="Items in your cart"
      className={styles.groups}
    >
      {groupCartItems(cart.items).map((group) => (
        <Panel key={group.key} as="section" className={styles.group} aria-labelledby={`group-${group.key}`}>
          <Heading level={2} size="md" id={`group-${group.key}`}>
            {group.title}
          </Heading>
          <LineItemList label={group.title}>
            {group.items.map((line) => (
              <CartLineItem
                key={line.id}
                uuid={cart.uuid}
                line={line}
                extra={<DeliveryAndPoints line={line} />}
                action={actionOf?.(line)}
                onRemoved={() => start.current?.focus()}
              />
            ))}
          </LineItemList>
        </Panel>
      ))}
    </section>
  );
}
