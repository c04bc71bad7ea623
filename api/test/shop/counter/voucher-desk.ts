import { randomUUID } from 'node:crypto';
import { beforeTests } from '../../server/before-tests';
import type { Selling } from '../selling';
import { at, type GraphQLAnswer, type Shopper } from '../shopper';

const FIELDS = `voucher { version description warnings is_listed changed_at category_id
  voucher { id code name kind percent min_spend category state from until uses max_uses max_uses_per_customer
    changed_by first_order_only } }`;

/** A draft of 10 % off everything, which begins at once; the tests' clock shows 24 November 2026. */
export const VOUCHER = {
  version: 0,
  name: 'Ten off',
  description: '10% off your order.',
  kind: 'percent_off',
  percent: 10,
  first_order_only: false,
  is_listed: false,
  from: '2026-11-01T09:00',
  until: '2026-12-08T09:00',
};

let nextCode = 1000;

/** @returns a code of no other voucher */
export const newCode = (): string => {
  nextCode += 1;
  return `CODE${nextCode}`;
};

/** Returns the desk of vouchers with an editor and a manager. */
export function voucherDesk(shop: Selling) {
  const people = beforeTests(async () => ({
    editor: (await shop.user('content')).shopper,
    manager: (await shop.user('manager')).shopper,
  }));
  const step = (name: string, voucher_id: string, version: number, by: Shopper, more: object = {}) => {
    const input = { voucher_id, version, ...more };
    const type = name === 'change' ? 'StaffVouchersChangeInput' : 'StaffVouchersStepInput';
    const query = `mutation ($input: ${type}!) { staff_vouchers_${name}(input: $input) { ${FIELDS} } }`;
    return by.send(query, { input });
  };
  const desk = {
    people,
    /** Saves a draft as the editor. */
    save: (over: object = {}): Promise<GraphQLAnswer> =>
      people.editor.run(
        'staff_vouchers_save',
        { key: randomUUID(), code: newCode(), ...VOUCHER, ...over },
        FIELDS,
      ),
    /** Saves a draft and returns its id. */
    draft: async (over: object = {}): Promise<string> =>
      at(await desk.save(over), 'staff_vouchers_save.voucher.voucher.id'),
    /** Publishes a new voucher and returns its id; its version is 2. */
    async running(over: object = {}): Promise<string> {
      const id = await desk.draft(over);
      at(await desk.publish(id), 'staff_vouchers_publish.voucher.version');
      return id;
    },
    publish: (id: string, version = 1, by: Shopper = people.manager) => step('publish', id, version, by),
    change: (id: string, version: number, more: object, by: Shopper = people.manager) =>
      step('change', id, version, by, more),
    end: (id: string, version: number, by: Shopper = people.manager) => step('end', id, version, by),
    discard: (voucher_id: string, version = 1) =>
      people.editor.send(
        'mutation ($input: StaffVouchersStepInput!) { staff_vouchers_discard(input: $input) { voucher_id } }',
        { input: { voucher_id, version } },
      ),
    read: (id: string) =>
      people.editor.send(`query ($id: ID!) { staff_voucher(id: $id) { ${FIELDS.slice(10, -2)} } }`, { id }),
    list: (args: string) =>
      people.editor.send(`{ staff_vouchers(${args}) { next data { id code state uses max_uses } } }`),
    preview: (voucher_id: string, lines: [number, number][]) =>
      people.editor.send(
        `query ($input: StaffVoucherPreviewInput!) { staff_voucher_preview(input: $input) { at without with refusal
          is_delivery_free lines { name quantity without with } } }`,
        {
          input: {
            voucher_id,
            lines: lines.map(([id, quantity]) => ({ product_id: String(id), quantity })),
          },
        },
      ),
  };
  return desk;
}
