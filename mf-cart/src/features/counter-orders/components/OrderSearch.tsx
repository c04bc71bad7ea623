import { links } from '@saltbush/contract/links';
import { Button } from '@saltbush/shared-ui/design/core';
import { FieldWithButton, TextField } from '@saltbush/shared-ui/design/forms';
import { navigate } from '@saltbush/shared-ui/platform';
import type { FormEvent } from 'react';
import { type OrderList, orderListAddress } from '../model/order-list';

/** Opens an order by its reference, or narrows the queue down to an e-mail address. */
export function OrderSearch({ list }: { list: OrderList }) {
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    const isReference = words !== '' && !words.includes('@');
    navigate(
      isReference
        ? links.staff.order(words.toUpperCase())
        : orderListAddress({ ...list, email: words || null, after: null }),
    );
  };
  return (
    <search aria-label="Orders">
      <form action={links.staff.orders()} onSubmit={find}>
        <FieldWithButton>
          <TextField
            key={list.email}
            label="Find an order by reference, or by e-mail within this queue"
            name="email"
            defaultValue={list.email ?? ''}
            autoComplete="off"
          />
          <Button type="submit">Find</Button>
        </FieldWithButton>
      </form>
    </search>
  );
}
