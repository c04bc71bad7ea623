import { links } from '@saltbush/contract/links';
import { Button } from '@saltbush/shared-ui/design/core';
import { FieldWithButton, TextField } from '@saltbush/shared-ui/design/forms';
import { navigate } from '@saltbush/shared-ui/platform';
import type { FormEvent } from 'react';
import { type ProductList, productListAddress } from '../model/product-list';

/** Finds products of a list by words or code; a product of another list by its code. */
export function ProductSearch({ list }: { list: ProductList }) {
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    navigate(productListAddress({ ...list, search: words || null, after: null }));
  };
  return (
    <search aria-label="Products">
      <form action={links.staff.products()} onSubmit={find}>
        <FieldWithButton>
          <TextField
            key={list.search}
            label="Find by words in this list, or by code"
            name="search"
            defaultValue={list.search ?? ''}
            autoComplete="off"
            maxLength={80}
          />
          <Button type="submit">Find</Button>
        </FieldWithButton>
      </form>
    </search>
  );
}
