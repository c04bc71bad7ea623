import { links } from '@saltbush/contract/links';
import { Button } from '@saltbush/shared-ui/design/core';
import { FieldWithButton, TextField } from '@saltbush/shared-ui/design/forms';
import { navigate } from '@saltbush/shared-ui/platform';
import type { FormEvent } from 'react';
import { type OrderList, orderListAddress, searched } from '../model/order-list';
import { readOrderReference, readSearch } from '../model/order-search';

/** Opens an order by its reference, or looks in all queues for whom or what it names. */
export function OrderSearch({ list }: { list: OrderList }) {
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('q') ?? '');
    const reference = readOrderReference(words);
    navigate(reference ? links.staff.order(reference) : orderListAddress(searched(list, readSearch(words))));
  };
  return (
    <search aria-label="Orders">
      <form action={links.staff.orders()} onSubmit={find}>
        <FieldWithButton>
          <TextField
            key={list.search?.words}
            label="Reference, name, e-mail, phone, product or code"
            name="q"
            defaultValue={list.search?.words ?? ''}
            autoComplete="off"
          />
          <Button type="submit">Find</Button>
        </FieldWithButton>
      </form>
    </search>
  );
}
