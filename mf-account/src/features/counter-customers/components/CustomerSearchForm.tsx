import { links } from '@saltbush/contract/links';
import { Button } from '@saltbush/shared-ui/design/core';
import { FieldWithButton, TextField } from '@saltbush/shared-ui/design/forms';
import { navigate } from '@saltbush/shared-ui/platform';
import type { FormEvent } from 'react';
import { customerListAddress, searchedCustomers } from '../model/customer-list';

/** One field that finds customers by whatever they say first. What tells of a person stays out of the address. */
export function CustomerSearchForm({ text }: { text: string }) {
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('q') ?? '');
    navigate(customerListAddress(searchedCustomers(words)));
  };
  return (
    <search aria-label="Customers">
      <form action={links.staff.customers()} onSubmit={find}>
        <FieldWithButton>
          <TextField
            key={text}
            label="Find by name, e-mail, phone number or order reference"
            name="q"
            defaultValue={text}
            autoComplete="off"
          />
          <Button type="submit">Find</Button>
        </FieldWithButton>
      </form>
    </search>
  );
}
